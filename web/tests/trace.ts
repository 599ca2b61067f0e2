/** What a thread does, in processor time: a busy machine does not change it. */
export const TRACED = { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] };

interface Traced {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time: not those in which the machine did something else. */
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** Milliseconds the page's own thread worked: in all, laying out, and in its longest task. */
export function worked(trace: Buffer, home: string): { all: number; layout: number; longest: number } {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const ours = events.find((event) => event.args?.data?.url?.startsWith(home));
  const mine = events.filter((event) => event.pid === ours?.pid && event.tid === ours.tid);
  const times = (...names: string[]) =>
    mine.filter((event) => names.includes(event.name)).map((event) => (event.tdur ?? 0) / 1000);
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
  const tasks = times("RunTask");
  return { all: sum(tasks), layout: sum(times("Layout", "UpdateLayoutTree")), longest: Math.max(...tasks) };
}
