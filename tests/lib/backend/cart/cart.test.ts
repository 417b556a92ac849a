import { describe, expect, it } from 'vitest';
import {
  addCartLines,
  addLine,
  type CartLine,
  removeLine,
  replaceLine,
  type StoredCartLine,
  setLineQuantity,
} from '#lib/backend/cart/lines/cart-lines.ts';
import { assertQuantityLimits, sumQuantity } from '#lib/backend/cart/lines/quantity-limits.ts';
import { reconcileLines } from '#lib/backend/cart/lines/reconcile.ts';
import type { AppError } from '#lib/backend/gateway/app-error.ts';

function line(
  id: string,
  productCode: string,
  quantity: number,
  overrides: Partial<StoredCartLine> = {},
): StoredCartLine {
  return {
    id,
    productCode,
    quantity,
    shadeCode: null,
    parentId: null,
    seenAmount: 100,
    seenName: id,
    ...overrides,
  };
}

function getErrorCode(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('Nothing was refused');
}

describe('Adding to a cart', () => {
  it('merges lines of the same product, but not of different shades or parents', () => {
    const cart = [line('a', 'P', 1, { shadeCode: 'S1' })];
    expect(addLine(cart, line('b', 'P', 2, { shadeCode: 'S1' }))).toMatchObject([{ id: 'a', quantity: 3 }]);
    expect(addLine(cart, line('b', 'P', 2, { shadeCode: 'S2' }))).toHaveLength(2);
    expect(cart[0]?.quantity).toBe(1);
  });

  it('sets the quantity of an add-on to that of its parent', () => {
    const cart = addLine([line('a', 'P', 3)], line('w', 'WARRANTY', 1, { parentId: 'a' }));
    expect(cart[1]?.quantity).toBe(3);
    expect(addLine(cart, line('w2', 'WARRANTY', 1, { parentId: 'a' }))).toEqual(cart);
    expect(setLineQuantity(cart, 'a', 5).map((cartLine) => cartLine.quantity)).toEqual([5, 5]);
    expect(addLine(cart, line('x', 'P', 1)).map((cartLine) => cartLine.quantity)).toEqual([4, 4]);
    expect(removeLine(cart, 'a')).toEqual([]);
    expect(removeLine(cart, 'w').map((cartLine) => cartLine.id)).toEqual(['a']);
  });

  it('moves an add-on to the line that its parent is merged into', () => {
    const cart = addCartLines([line('a', 'P', 2)], [line('b', 'P', 1), line('w', 'W', 1, { parentId: 'b' })]);
    expect(cart.map((cartLine) => [cartLine.id, cartLine.quantity, cartLine.parentId])).toEqual([
      ['a', 3, null],
      ['w', 3, 'a'],
    ]);
  });

  it('rejects an add-on without its line, and an add-on of an add-on', () => {
    const cart = addLine([line('a', 'P', 3)], line('w', 'WARRANTY', 1, { parentId: 'a' }));
    for (const parentId of ['none', 'w']) {
      expect(getErrorCode(() => addLine(cart, line('y', 'W2', 1, { parentId }))).code).toBe('LINE_NOT_FOUND');
    }
    expect(getErrorCode(() => setLineQuantity(cart, 'w', 1)).code).toBe('INVALID_REQUEST');
    expect(getErrorCode(() => setLineQuantity(cart, 'none', 1)).code).toBe('LINE_NOT_FOUND');
    expect(getErrorCode(() => removeLine(cart, 'none')).code).toBe('LINE_NOT_FOUND');
  });
});

describe('Replacing a cart line', () => {
  const cart = addLine(
    [line('a', 'P', 2, { shadeCode: 'S1' }), line('b', 'P', 3, { shadeCode: 'S2' })],
    line('w', 'WARRANTY', 1, { parentId: 'a' }),
  );
  const short = (lines: CartLine[]) =>
    lines.map((cartLine) => [
      cartLine.id,
      cartLine.productCode,
      cartLine.shadeCode,
      cartLine.quantity,
      cartLine.parentId,
    ]);

  it('keeps its position, id and add-ons', () => {
    expect(short(replaceLine(cart, 'a', line('new', 'Q', 4)))).toEqual([
      ['a', 'Q', null, 4, null],
      ['b', 'P', 'S2', 3, null],
      ['w', 'WARRANTY', null, 4, 'a'],
    ]);
    expect(replaceLine(cart, 'a', line('new', 'Q', 4), [])).toHaveLength(2);
    expect(replaceLine(cart, 'a', line('new', 'Q', 4), ['w'])).toHaveLength(3);
  });

  it('merges it with a line of the same product, with each add-on once', () => {
    const other = line('new', 'P', 2, { shadeCode: 'S2' });
    expect(short(replaceLine(cart, 'a', other))).toEqual([
      ['b', 'P', 'S2', 5, null],
      ['w', 'WARRANTY', null, 5, 'b'],
    ]);
    const both = addLine(cart, line('w2', 'WARRANTY', 1, { parentId: 'b' }));
    expect(short(replaceLine(both, 'a', other))).toEqual([
      ['b', 'P', 'S2', 5, null],
      ['w2', 'WARRANTY', null, 5, 'b'],
    ]);
    const same = line('new', 'P', 9, { shadeCode: 'S1' });
    expect(short(replaceLine(cart, 'a', same))[0]).toEqual(['a', 'P', 'S1', 9, null]);
  });

  it('rejects unknown lines, add-ons, and add-ons of another line', () => {
    const other = line('new', 'Q', 1);
    expect(getErrorCode(() => replaceLine(cart, 'none', other)).code).toBe('LINE_NOT_FOUND');
    expect(getErrorCode(() => replaceLine(cart, 'w', other)).code).toBe('INVALID_REQUEST');
    expect(getErrorCode(() => replaceLine(cart, 'b', other, ['w'])).code).toBe('LINE_NOT_FOUND');
  });
});

describe('Quantity limits of a cart', () => {
  const before: CartLine[] = [line('a', 'P', 4, { shadeCode: 'S1' }), line('b', 'P', 4, { shadeCode: 'S2' })];

  it('cover all lines of a product', () => {
    expect(sumQuantity(before, 'P')).toBe(8);
    const after = setLineQuantity(before, 'a', 7);
    const limits = { maximum: 10, available: 100 };
    const cartError = getErrorCode(() => assertQuantityLimits(before, after, () => limits));
    expect([cartError.code, cartError.details]).toEqual([
      'QUANTITY_EXCEED',
      { productCode: 'P', maximum: 10 },
    ]);
    expect(assertQuantityLimits(before, setLineQuantity(before, 'a', 6), () => limits)).toBeUndefined();
  });

  it('report the maximum before the stock', () => {
    const after = setLineQuantity(before, 'a', 7);
    const code = (maximum: number, available: number) =>
      getErrorCode(() => assertQuantityLimits(before, after, () => ({ maximum, available }))).code;
    expect(code(10, 9)).toBe('QUANTITY_EXCEED');
    expect(code(20, 9)).toBe('OUT_OF_STOCK');
  });

  it('allow a smaller quantity in a cart that exceeds them', () => {
    expect(
      assertQuantityLimits(before, setLineQuantity(before, 'a', 3), () => ({ maximum: 2, available: 0 })),
    ).toBeUndefined();
  });
});

describe('Reconciling a cart', () => {
  const reconcile = (lines: StoredCartLine[], inStock: number, maximum = 20, unitAmount = 100) =>
    reconcileLines(lines, (code) => (code === 'GONE' ? null : { unitAmount, maximum, inStock }));

  it('returns the same lines when nothing changed', () => {
    const lines = [line('a', 'P', 2), line('b', 'Q', 1)];
    expect(reconcile(lines, 5)).toEqual({ lines, changes: [] });
  });

  it('allocates the remaining stock to earlier lines first', () => {
    const lines = [
      line('a', 'P', 3, { shadeCode: '1' }),
      line('b', 'P', 3, { shadeCode: '2' }),
      line('c', 'P', 1),
    ];
    const { lines: reconciled, changes } = reconcile(lines, 4);
    expect(reconciled.map((cartLine) => [cartLine.id, cartLine.quantity])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(changes).toEqual([
      { kind: 'quantity', lineId: 'b', quantity: 1 },
      { kind: 'removed', lineId: 'c', quantity: null },
    ]);
  });

  it('keeps lines that are out of stock', () => {
    expect(reconcile([line('a', 'P', 3)], 0)).toEqual({ lines: [line('a', 'P', 3)], changes: [] });
  });

  it('removes products that are no longer sold, with their add-ons', () => {
    const lines = [line('a', 'GONE', 1), line('w', 'W', 1, { parentId: 'a' }), line('b', 'P', 1)];
    const { lines: reconciled, changes } = reconcile(lines, 9);
    expect(reconciled.map((cartLine) => cartLine.id)).toEqual(['b']);
    expect(changes.map((change) => change.kind)).toEqual(['removed', 'removed']);
  });

  it('reports a new price once', () => {
    const first = reconcile([line('a', 'P', 1)], 9, 20, 90);
    expect(first.changes).toEqual([{ kind: 'price', lineId: 'a', quantity: null }]);
    expect(reconcile(first.lines, 9, 20, 90).changes).toEqual([]);
  });

  it('follows a lowered maximum quantity', () => {
    expect(reconcile([line('a', 'P', 9)], 50, 4).lines[0]?.quantity).toBe(4);
  });
});
