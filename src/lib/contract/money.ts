import * as z from 'zod/mini';
import { CURRENCIES } from '#lib/locale/currency.ts';

/** An amount of money. */
export const MoneySchema = z.object({
  /** Integer minor units of the currency (fils, halala, dirham, baisa). */
  amount: z.int(),
  /** ISO 4217 code; it determines the number of decimals (2 or 3). */
  currency: z.enum(CURRENCIES),
});
export type Money = z.output<typeof MoneySchema>;
