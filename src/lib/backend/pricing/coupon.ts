import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Minor units by country. */
export type Amounts = Partial<Record<CountryCode, number>>;

/** What somebody who knows its code saves. */
export type Coupon = {
  /** In upper case. */
  code: string;
  name: Record<Language, string>;
  /** Whole percent of what it covers, or a sum of money. */
  gives: { percent: number; atMost?: Amounts } | { amount: Amounts };
  /** Where it works; everywhere unless said. */
  countries?: CountryCode[];
  /** What goods that it covers must cost at least. */
  minimum: Amounts;
  /** Codes of the categories that it covers, of any level; none for all goods. */
  categories: string[];
  /** Epoch milliseconds; null for one that does not end. */
  endsAt: number | null;
  /** Each customer may use it once. */
  isOnce: boolean;
};
