import { productRecord } from './import-harness.ts';
import type { InvalidRow } from './invalid-rows.ts';

const withPrices = (prices: object) => productRecord('T-BROKEN', { prices });
const inDirhams = (price: unknown) => withPrices({ ae: price });

/** Product records with invalid prices. */
export const INVALID_PRICES: InvalidRow[] = [
  ['no price at all', withPrices({}), 'prices', /a price in one country at least/],
  ['a price in an unknown country', withPrices({ uk: { price: 1 } }), 'prices.uk', /no such country: ae, kw/],
  ['a price of zero', inDirhams({ price: '0.00' }), 'prices.ae.price', /must be above zero, not 0.00/],
  ['a price below zero', inDirhams({ price: -5 }), 'prices.ae.price', /must be above zero, not -5/],
  [
    'three decimals in dirhams',
    inDirhams({ price: '9.990' }),
    'prices.ae.price',
    /at most 2 decimals, as AED has, not 3/,
  ],
  [
    'four decimals in dinars',
    withPrices({ kw: { price: '1.2345' } }),
    'prices.kw.price',
    /at most 3 decimals, as KWD/,
  ],
  [
    'a price in Arabic digits',
    inDirhams({ price: '١٢٫٥٠' }),
    'prices.ae.price',
    /in the digits 0 to 9, such as 12.50/,
  ],
  [
    'a price with its currency',
    inDirhams({ price: 'AED 12' }),
    'prices.ae.price',
    /such as 12.50, not "AED 12"/,
  ],
  [
    'a price with a comma',
    inDirhams({ price: '1,250.00' }),
    'prices.ae.price',
    /such as 12.50, not "1,250.00"/,
  ],
  [
    'a price that is a boolean',
    inDirhams({ price: true }),
    'prices.ae.price',
    /an amount such as 12.50, not true/,
  ],
  ['a price too large', inDirhams({ price: 1e15 }), 'prices.ae.price', /an amount in the digits/],
  ['a sale price alone', inDirhams({ salePrice: '5.00' }), 'prices.ae.price', /is missing/],
  [
    'a sale price above the price',
    inDirhams({ price: 5, salePrice: 6 }),
    'prices.ae.salePrice',
    /below the price 5, not 6/,
  ],
];
