export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the whole seconds until a time, rounded up, at least `minimum`. */
export function getSecondsUntil(time: number, now: number, minimum: 0 | 1 = 0): number {
  return Math.max(minimum, Math.ceil((time - now) / 1000));
}
