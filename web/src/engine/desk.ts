/** The second worker: hints, and reviews piece by piece, so that no table waits for them. */
import { Engine, random, shipped } from "./engine";

const here = self as unknown as {
  postMessage(message: unknown): void;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
};
const engine = Engine.start(() => {});
let busy = false;

/** Works on while there is anything to do, and listens in between. */
async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  const { call } = { call: (await engine).call.bind(await engine) };
  const step = () => {
    if (call("work").thinks) setTimeout(step);
    else busy = false;
  };
  step();
}

here.addEventListener("message", (event: MessageEvent<{ id: number; job: unknown }>) => {
  void (async () => {
    const { id, job } = event.data;
    try {
      const call = { job: { job, random: random() } };
      let said = (await engine).call(call);
      while (said.needs) {
        const kept = [[said.needs, await shipped(said.needs)]];
        (await engine).call({ load: { under: said.needs, kept } });
        said = (await engine).call(call);
      }
      here.postMessage({ id, answer: said.answer });
      void work();
    } catch (error) {
      here.postMessage({ id, broken: String(error) });
    }
  })();
});
