/** Of all tabs of this browser one leads. */

/** What becomes of a tab: it leads, it follows, it leads no longer. */
export interface Standing {
  lead(): void;
  follow(): void;
}

/** Takes part in who leads under a name. */
export function stand(name: string, tab: string, standing: Standing): void {
  // A page that came over plain HTTP has no locks.
  if (!navigator.locks) return standByWord(name, tab, standing);
  const held = () => {
    standing.lead();
    // The lock is held until the tab is closed.
    return new Promise(() => {});
  };
  void navigator.locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? held() : false))
    .then(
      (led) => {
        if (led !== false) return;
        standing.follow();
        void navigator.locks.request(name, held);
      },
      () => standByWord(name, tab, standing),
    );
}

/** How often who leads says so, and how long nobody may have before another one does, in milliseconds. */
const BEAT = 1_000;
const SILENCE = 3_000;
const FIRST = 300;

interface Word {
  tab: string;
  /** The how manieth it is that leads; nothing of who only asks. */
  term: number | null;
}

/** Tabs tell one another. Of two that lead at once, the one that came later does, and of those the first by name. */
function standByWord(name: string, tab: string, { lead, follow }: Standing): void {
  const channel = new BroadcastChannel(`${name}-word`);
  let term = 0;
  let leads = false;
  let heard = 0;
  const say = () => channel.postMessage({ tab, term: leads ? term : null } satisfies Word);
  const begin = () => {
    term += 1;
    leads = true;
    say();
    lead();
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    if (data.term === null) {
      if (leads) say();
      return;
    }
    const yields = data.term > term || (data.term === term && data.tab < tab);
    if (leads && !yields) return say();
    const first = heard === 0;
    heard = Date.now();
    term = Math.max(term, data.term);
    if (leads || first) follow();
    leads = false;
  });
  say();
  setTimeout(() => {
    if (!heard) begin();
    setInterval(() => {
      if (leads) say();
      else if (Date.now() - heard > SILENCE) begin();
    }, BEAT);
  }, FIRST);
}
