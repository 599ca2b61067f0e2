/** The second worker: hints, and reviews piece by piece, so that no table waits for them. */
import { Broken, Engine, random, shipped, stallOf, type Said } from "./engine";

const here = self as unknown as {
  postMessage(message: unknown): void;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
};
let engine: Promise<Engine> | undefined;
/** The one that is there. */
let live: Engine | undefined;
let busy = false;
/** What went wrong while nobody waited for an answer: whoever asks next is told. */
let failed: unknown;

/** The engine; a new one after it broke or could not be fetched. */
function start(): Promise<Engine> {
  engine ??= Engine.start(() => {}).then((come) => (live = come));
  engine.catch(() => (engine = undefined));
  return engine;
}

function said(by: Engine, call: unknown): Said {
  try {
    return by.call(call);
  } catch (error) {
    if (error instanceof Broken && by === live) live = engine = undefined;
    throw error;
  }
}

/** Works on while there is anything to do, and listens in between. */
function work(): void {
  if (busy) return;
  const step = () => {
    try {
      busy = live !== undefined && said(live, "work").thinks;
    } catch (error) {
      busy = false;
      failed = error;
    }
    if (busy) setTimeout(step);
  };
  step();
}

async function answer(job: unknown): Promise<Said["answer"]> {
  if (failed !== undefined) {
    const error = failed;
    failed = undefined;
    throw error;
  }
  const by = await start();
  const call = { job: { job, random: random() } };
  let told = said(by, call);
  while (told.needs) {
    said(by, { load: { under: told.needs, kept: [[told.needs, await shipped(told.needs)]] } });
    told = said(by, call);
  }
  work();
  return told.answer;
}

here.addEventListener("message", (event: MessageEvent<{ id: number; job: unknown }>) => {
  const { id, job } = event.data;
  answer(job).then(
    (told) => here.postMessage({ id, answer: told }),
    (error: unknown) => here.postMessage({ id, stalled: stallOf(error) }),
  );
});
