import { expect, it } from 'vitest';
import { getPriceReduction } from '#lib/format/catalog/price-reduction.ts';
import { formatAmount, type MoneyValue } from '#lib/format/money.ts';

const dirhams = (amount: number): MoneyValue => ({ amount, currency: 'AED' });
const dinars = (amount: number): MoneyValue => ({ amount, currency: 'KWD' });

it.each([
  ['what comes off', dirhams(4900), dirhams(3900), '10.00'],
  ['in three decimals', dinars(5250), dinars(4000), '1.250'],
  ['not reduced', dirhams(4900), null, '0.00'],
  ['not reduced, in three decimals', dinars(5250), null, '0.000'],
  ['no regular price', dirhams(0), dirhams(3900), '0.00'],
  ['reduced to nothing', dirhams(4900), dirhams(0), '0.00'],
  ['reduced to more', dirhams(4900), dirhams(5900), '0.00'],
])('returns the reduction of a price: %s', (_, price, salePrice, expected) => {
  expect(formatAmount(getPriceReduction(price, salePrice))).toBe(expected);
});
