import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';

interface MonthlyLimits {
  /** Orders that a wallet may pay for in a calendar month. */
  payments: number;
  /** Total amount that it may pay in a calendar month, in minor units. */
  amount: number;
}

/** Monthly limits of a wallet, by its country's calendar. Refunds within the month are subtracted. */
export const WALLET_MONTHLY_LIMITS: Readonly<Record<CountryCode, MonthlyLimits>> = {
  ae: { payments: 30, amount: 500_000 },
  kw: { payments: 30, amount: 400_000 },
  sa: { payments: 30, amount: 500_000 },
  bh: { payments: 30, amount: 500_000 },
  qa: { payments: 30, amount: 500_000 },
  om: { payments: 30, amount: 500_000 },
};

/** Rules of PINs and of the lockouts after wrong ones; times in milliseconds. */
export const WALLET_PIN = {
  digits: 6,
  ttlMs: 5 * MINUTE_MS,
  resendAfterMs: 30_000,
  /** Time for which the token of a verified PIN can be used. */
  verifiedTtlMs: 5 * MINUTE_MS,
  /** Wrong PINs of a session or a wallet until it is blocked. */
  maxWrong: 3,
  blockMs: 60 * MINUTE_MS,
} as const;

/**
 * Time for which an amount is held before the payment of the rest starts; then it is held as long as that
 * payment takes.
 */
export const WALLET_HOLD_TTL_MS = 15 * MINUTE_MS;

/** Returns the start of the calendar month in a country's time zone. No country has daylight saving time. */
export function getMonthStart(country: CountryCode, now: number): number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: COUNTRIES[country].timeZone,
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const),
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const clock = Date.UTC(year, month - 1, day, hour, minute, second);
  const offset = clock - Math.floor(now / 1000) * 1000;
  return Date.UTC(year, month - 1, 1) - offset;
}
