import { describe, expect, it } from 'vitest';
import { getStoreStockLevel } from '#lib/backend/stock/reservations.ts';

describe('Store stock levels', () => {
  it('never reveal the number', () => {
    expect([-1, 0, 1, 2, 5, 6, 400].map(getStoreStockLevel)).toEqual([
      'none',
      'none',
      'last',
      'few',
      'few',
      'plenty',
      'plenty',
    ]);
  });
});
