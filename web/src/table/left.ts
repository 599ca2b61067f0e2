import type { ClockPlan } from "../api/types";
import { t } from "../lib/words.svelte";

/** A time in words, to the minute: nobody watches it run. */
export function span(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("clock-span", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? t("clock-hours", { hours, minutes: minutes % 60 }) : t("minutes-n", { n: minutes });
}

/** How long somebody has. */
export const timeLeft = (ms: number): string => t("time-left", { time: span(ms) });

/** What is agreed about time. */
export function clockTerms(clock: ClockPlan): string {
  if (clock.kind === "live") {
    const n = Math.round(clock.seconds / 60);
    return clock.delay ? t("terms-delay", { n, free: clock.delay }) : t("terms-live", { n, more: clock.increment });
  }
  return clock.kind === "correspondence" ? t("terms-days", { n: clock.days }) : t("clock-none");
}
