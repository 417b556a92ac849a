import type { Translate } from '#lib/messages/translate.ts';

const HOUR = 3_600_000;
const DAY_HOURS = 24;

/** Time until a moment in words, whole hours rounded down, and when those words stop being true. */
export interface TimeLeft {
  text: string;
  /** Epoch milliseconds. */
  validUntil: number;
}

/** `3 days and 4 hours` from now until a later moment. */
export function formatTimeLeft(moment: number, now: number, t: Translate): TimeLeft {
  const hours = Math.floor((moment - now) / HOUR);
  // At the full hour itself the words still hold; a moment later they do not.
  const validUntil = moment - hours * HOUR;
  if (hours < 1) return { text: t('landing:soon'), validUntil };
  const [days, rest] = [Math.floor(hours / DAY_HOURS), hours % DAY_HOURS];
  const parts = [
    days > 0 && t('landing:days', { count: days }),
    rest > 0 && t('landing:hours', { count: rest }),
  ].filter((part) => part !== false);
  const [first = '', second] = parts;
  return { text: second ? t('landing:daysAndHours', { days: first, hours: second }) : first, validUntil };
}
