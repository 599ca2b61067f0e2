/** Milliseconds as a clock shows them: days and hours, as the reader's language has them, or minutes and seconds. */
export function spell(ms: number, daysAndHours: (days: string, hours: string) => string): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor((seconds % 86400) / 3600),
    Math.floor((seconds % 3600) / 60),
  ];
  const two = (x: number) => String(x).padStart(2, "0");
  if (days) return daysAndHours(`${days}`, two(hours));
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
