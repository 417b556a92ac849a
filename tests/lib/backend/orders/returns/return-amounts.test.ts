import { describe, expect, it } from 'vitest';
import {
  calculateParts,
  calculateShare,
  countAddOns,
  isWholeOrder,
  type PaidLine,
  splitRefund,
} from '#lib/backend/orders/returns/refund/return-amounts.ts';
import { createRandom } from '../../../../support/random.ts';

const line = (values: Partial<PaidLine>): PaidLine => ({
  id: 'drill',
  parentId: null,
  quantity: 3,
  paid: 10_000,
  returnedQuantity: 0,
  returnedAmount: 0,
  ...values,
});

describe('The refund of a return', () => {
  it('adds up to what was paid, in whatever parts the products are returned', () => {
    const random = createRandom(7);
    for (let round = 0; round < 300; round += 1) {
      const quantity = 1 + Math.floor(random() * 20);
      const paid = Math.floor(random() * 100_000);
      let [returnedQuantity, returnedAmount] = [0, 0];
      while (returnedQuantity < quantity) {
        const count = 1 + Math.floor(random() * (quantity - returnedQuantity));
        const share = calculateShare({ quantity, paid, returnedQuantity, returnedAmount }, count);
        expect(share).toBeGreaterThanOrEqual(0);
        returnedQuantity += count;
        returnedAmount += share;
      }
      expect(returnedAmount).toBe(paid);
    }
  });

  it('includes add-ons in proportion to the returned pieces, and all of them with the last piece', () => {
    const product = line({ quantity: 4 });
    const warranty = line({ id: 'warranty', parentId: 'drill', quantity: 2 });
    expect([1, 2, 3, 4].map((quantity) => countAddOns(warranty, product, quantity))).toEqual([0, 1, 1, 2]);
    const later = line({ quantity: 4, returnedQuantity: 2 });
    const used = { ...warranty, returnedQuantity: 1 };
    expect([1, 2].map((quantity) => countAddOns(used, later, quantity))).toEqual([0, 1]);
  });

  it('excludes an add-on that was chosen without its product', () => {
    const lines = [line({}), line({ id: 'warranty', parentId: 'drill' })];
    expect(calculateParts(lines, new Map([['warranty', 1]]))).toEqual([]);
    expect(calculateParts(lines, new Map([['drill', 3]])).map(({ id }) => id)).toEqual(['drill', 'warranty']);
  });

  it('is that of a whole order only when all lines are returned at once', () => {
    const lines = [line({}), line({ id: 'saw' })];
    expect(isWholeOrder(lines, calculateParts(lines, new Map([['drill', 3]])))).toBe(false);
    const all = new Map([
      ['drill', 3],
      ['saw', 3],
    ]);
    expect(isWholeOrder(lines, calculateParts(lines, all))).toBe(true);
    const rest = [line({ returnedQuantity: 1, returnedAmount: 3333 }), line({ id: 'saw' })];
    expect(isWholeOrder(rest, calculateParts(rest, new Map([...all, ['drill', 2]])))).toBe(false);
  });

  it('goes to the payment first, then to the wallet; the customer chooses where the rest goes', () => {
    expect(splitRefund(500, { payment: 1000, wallet: 1000 })).toEqual({
      toPayment: 500,
      toWallet: 0,
      toChoose: 0,
    });
    expect(splitRefund(1500, { payment: 1000, wallet: 300 })).toEqual({
      toPayment: 1000,
      toWallet: 300,
      toChoose: 200,
    });
    expect(splitRefund(100, { payment: -5, wallet: -1 })).toEqual({
      toPayment: 0,
      toWallet: 0,
      toChoose: 100,
    });
  });
});
