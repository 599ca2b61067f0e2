/**
 * The worker of a tab. Of all tabs of this browser one leads: it has the lock, the engine and the disk. The others pass on what their
 * pages ask, over a channel; when the leading tab is closed, the next one takes over from the disk.
 */
import { House } from "./house";
import type { Begin, FromEngine, ToEngine } from "./messages";

const LOCK = "starboard-tables";

const here = self as unknown as {
  postMessage(message: FromEngine): void;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
};

type OnChannel =
  | { to: "leader"; from: string; message: ToEngine }
  | { to: string; message: FromEngine }
  | { to: "everybody"; message: FromEngine };

const channel = new BroadcastChannel(LOCK);
let tab = "";
let house: House | undefined;
const early: ToEngine[] = [];
let begun = false;

const say = (message: OnChannel): void => channel.postMessage(message);

function hear(message: ToEngine): void {
  if (house) void house.hear(message, (back) => here.postMessage(back));
  else say({ to: "leader", from: tab, message });
}

channel.addEventListener("message", (event: MessageEvent<OnChannel>) => {
  const told = event.data;
  if (told.to === "leader" && house && "from" in told)
    void house.hear(told.message, (message) => say({ to: told.from, message }));
  else if (told.to === tab || told.to === "everybody") here.postMessage(told.message as FromEngine);
});

async function begin({ tab: name, keeps }: Begin): Promise<void> {
  tab = name;
  const lead = () => {
    house = new House(keeps, (message) => {
      here.postMessage(message);
      say({ to: "everybody", message });
    });
    here.postMessage({ kind: "leads", leads: true });
  };
  const settled = new Promise<void>((ready) => {
    const first = (lock: Lock | null) => {
      if (!lock) return false;
      lead();
      ready();
      // The lock is held until the tab is closed.
      return new Promise(() => {});
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, first).then((led) => {
      if (led !== false) return;
      here.postMessage({ kind: "leads", leads: false });
      ready();
      void navigator.locks.request(LOCK, () => {
        lead();
        here.postMessage({ kind: "again" });
        say({ to: "everybody", message: { kind: "again" } });
        return new Promise(() => {});
      });
    });
  });
  await settled;
  begun = true;
  for (const message of early.splice(0)) hear(message);
}

here.addEventListener("message", (event: MessageEvent<Begin | ToEngine>) => {
  const message = event.data;
  if (message.kind === "begin") void begin(message);
  else if (begun) hear(message);
  else early.push(message);
});
