import type { Translate } from '#lib/messages/translate.ts';

const HOUR = 3_600_000;
const DAY_HOURS = 24;

/** Remaining time as text, rounded down to whole hours, and how long the text is valid. */
export interface TimeLeft {
  text: string;
  /** Epoch milliseconds. */
  validUntil: number;
}

/** Formats the time from now until a later moment: `3 days and 4 hours`. */
export function formatTimeLeft(moment: number, now: number, t: Translate): TimeLeft {
  const hours = Math.floor((moment - now) / HOUR);
  // At the full hour the text is still valid; a moment later it is not.
  const validUntil = moment - hours * HOUR;
  if (hours < 1) return { text: t('landing:soon'), validUntil };
  const [days, remainingHours] = [Math.floor(hours / DAY_HOURS), hours % DAY_HOURS];
  const parts = [
    days > 0 && t('landing:days', { count: days }),
    remainingHours > 0 && t('landing:hours', { count: remainingHours }),
  ].filter((part) => part !== false);
  const [first = '', second] = parts;
  return { text: second ? t('landing:daysAndHours', { days: first, hours: second }) : first, validUntil };
}
