/**
 * The worker of a tab. Of all tabs of this browser one leads: it has the engine and the disk. The others pass on what their pages ask, over
 * a channel; when the leading tab is closed, the next one takes over from the disk.
 */
import { House } from "./house";
import { stand } from "./lead";
import type { Begin, FromEngine, ToEngine } from "./messages";

const here = self as unknown as {
  postMessage(message: FromEngine): void;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
};

type OnChannel =
  | { to: "leader"; from: string; message: ToEngine }
  | { to: string; message: FromEngine }
  | { to: "everybody"; message: FromEngine };

let channel: BroadcastChannel | undefined;
let tab = "";
let house: House | undefined;
const early: ToEngine[] = [];
let begun = false;

const say = (message: OnChannel): void => channel?.postMessage(message);

function hear(message: ToEngine): void {
  if (house) void house.hear(message, (back) => here.postMessage(back));
  else say({ to: "leader", from: tab, message });
}

function listen({ data: told }: MessageEvent<OnChannel>): void {
  if (told.to === "leader" && house && "from" in told)
    void house.hear(told.message, (message) => say({ to: told.from, message }));
  else if (told.to === tab || told.to === "everybody") here.postMessage(told.message as FromEngine);
}

function begin({ tab: name, keeps, site }: Begin): void {
  tab = name;
  const place = `starboard-tables${site}`;
  channel = new BroadcastChannel(place);
  channel.addEventListener("message", listen);
  const settled = () => {
    begun = true;
    for (const message of early.splice(0)) hear(message);
  };
  stand(place, tab, {
    lead() {
      house = new House(keeps, site, (message) => {
        here.postMessage(message);
        say({ to: "everybody", message });
      });
      here.postMessage({ kind: "leads", leads: true });
      if (!begun) return settled();
      // Whoever had asked the one that led before asks again.
      here.postMessage({ kind: "again" });
      say({ to: "everybody", message: { kind: "again" } });
    },
    follow() {
      house?.close();
      house = undefined;
      here.postMessage({ kind: "leads", leads: false });
      if (begun) here.postMessage({ kind: "again" });
      else settled();
    },
  });
}

here.addEventListener("message", (event: MessageEvent<Begin | ToEngine>) => {
  const message = event.data;
  if (message.kind === "begin") begin(message);
  else if (begun) hear(message);
  else early.push(message);
});
