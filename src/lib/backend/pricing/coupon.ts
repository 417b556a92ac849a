import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';

/** Minor units by country. */
export type AmountsByCountry = Partial<Record<CountryCode, number>>;

/** A discount that a customer gets by entering a code. */
export type Coupon = {
  /** In upper case. */
  code: string;
  name: Record<Language, string>;
  /** Whole percent of the covered lines, at most `atMost`; or an amount of money. */
  gives: { percent: number; atMost?: AmountsByCountry } | { amount: AmountsByCountry };
  /** Countries where it is valid; all if undefined. */
  countries?: CountryCode[];
  /** Minimum amount of the covered lines. */
  minimum: AmountsByCountry;
  /** Codes of the categories that it covers, of any level; empty covers all products. */
  categories: string[];
  /** Epoch milliseconds; null without an end. */
  endsAt: number | null;
  /** True if each customer may use it only once. */
  isOnce: boolean;
};
