import { afterAll, beforeAll, expect, it } from 'vitest';
import { getVatRate } from '#lib/backend/pricing/prices.ts';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { applyCoupon, removeCoupon } from '#lib/contract/cart/coupons.ts';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import { addSavedItems, restoreItem, saveItem } from '#lib/contract/cart/saved-items.ts';
import { computeIncludedVat } from '#lib/format/money.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import {
  type ApiResponse,
  type ContractClient,
  callEndpoint,
  type Market,
} from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { createRandom } from '../../../support/random.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

const MOVES = 60;
const CODES = ['T-PAINT', 'T-PAINT', 'T-SALE', 'T-PLENTY', 'T-TEN', 'T-SCARCE', 'T-NONE', 'T-F20', 'T-F25'];
const COUPONS = ['WELCOME10', 'PAINT15', 'EID25', 'KUWAIT5'];
// `ADDON_UNKNOWN`: a warranty is for a range of prices, and prices differ between countries.
const LIMITS = ['QUANTITY_EXCEED', 'OUT_OF_STOCK', 'ADDON_UNKNOWN'];
const EXPECTED_ERRORS = [...LIMITS, 'COUPON_NOT_HERE', 'COUPON_NOTHING', 'COUPON_MINIMUM', 'COUPON_CONFLICT'];

let client: ContractClient;
beforeAll(async () => {
  client = createFunctionClient(createFunctionHarness(await openSeeded(testDatabases[0] as TestDatabase)));
});
afterAll(() => client.close());

/** Quantities by product and shade, in the cart and saved for later. */
function count(...itemLists: Cart['items'][]): Map<string, number> {
  const quantityByItem = new Map<string, number>();
  for (const { items } of itemLists.flat()) {
    for (const { product, quantity, parentItemId } of items) {
      if (parentItemId !== null) continue;
      const kind = `${product.productCode} ${product.options[0]?.value ?? ''}`;
      quantityByItem.set(kind, (quantityByItem.get(kind) ?? 0) + quantity);
    }
  }
  return quantityByItem;
}

function expectConsistentTotals(cart: Cart): void {
  const lines = cart.items.flatMap(({ items }) => items);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const discount = cart.discountTotal.amount;
  expect(sum(lines.map(({ subtotal }) => subtotal.amount))).toBe(cart.subtotal.amount);
  expect(sum(lines.map(({ total }) => total.amount))).toBe(cart.subtotal.amount - discount);
  expect(sum(cart.discounts.map(({ amount }) => amount.amount))).toBe(discount);
  expect(cart.total.amount).toBe(cart.subtotal.amount - discount);
  const { fee, total, taxTotal } = cart.delivery;
  expect(total.amount).toBe(cart.total.amount + fee.amount);
  const rate = getVatRate(COUNTRIES[cart.country as 'ae'], Date.now());
  expect(taxTotal.amount).toBe(computeIncludedVat(total.amount, rate));
  expect(cart.itemCount).toBe(sum([...count(cart.items).values()]));
  for (const { id, items } of [...cart.items, ...cart.savedItems]) {
    const [line, ...addOns] = items;
    expect([line?.id, line?.parentItemId]).toEqual([id, null]);
    for (const addOn of addOns) expect([addOn.parentItemId, addOn.quantity]).toEqual([id, line?.quantity]);
  }
  const ids = [...cart.items, ...cart.savedItems].flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const [kind, quantityByItem] of count(cart.savedItems))
    expect([kind, quantityByItem > 20]).toEqual([kind, false]);
}

it.each(COUNTRY_CODES)(
  'random changes of a cart in %s keep its totals correct and lose no line',
  async (country) => {
    const random = createRandom(20_260_700 + COUNTRY_CODES.indexOf(country));
    const randomBelow = (limit: number) => Math.floor(random() * limit);
    const pick = <T>(from: readonly T[]): T | undefined => from[randomBelow(from.length)];
    const market: Market = { country, language: random() < 0.5 ? 'en' : 'ar' };
    const visitor = client.visitor();
    const cartId = await visitor.cartId(market);

    function createItem() {
      const productCode = pick(CODES) ?? 'T-SALE';
      const value = `x|BL-0${1 + randomBelow(2)}`;
      return {
        quantity: 1 + randomBelow(6),
        product: { productCode },
        ...(productCode === 'T-PAINT' && { options: [{ attributeFQN: 'tenant~shade', value }] }),
        ...(productCode !== 'T-PAINT' && random() < 0.3 && { addOns: ['SV-WARRANTY-1'] }),
      };
    }

    let cart: Cart | undefined;
    const moves: (() => Promise<ApiResponse<Cart>>)[] = [
      () => callEndpoint(visitor, addItem, { params: { cartId }, body: createItem() }, market),
      () => {
        const body = { items: [createItem(), createItem(), createItem()] };
        return callEndpoint(
          visitor,
          addItems,
          { params: { cartId }, query: { partial: 'true' }, body },
          market,
        );
      },
      () =>
        callEndpoint(visitor, addSavedItems, { params: { cartId }, body: { items: [createItem()] } }, market),
      () =>
        callEndpoint(visitor, applyCoupon, { params: { cartId, couponCode: pick(COUPONS) ?? '' } }, market),
      () =>
        callEndpoint(
          visitor,
          removeCoupon,
          { params: { cartId, couponCode: cart?.couponCodes[0] ?? 'X' } },
          market,
        ),
    ];
    const onLine = (work: (lineItemId: string) => Promise<ApiResponse<Cart>>) => async () => {
      const line = pick(cart?.items ?? []);
      return line ? await work(line.id) : await (moves[0] as (typeof moves)[number])();
    };
    const replaced = () => {
      const { addOns: _, ...body } = createItem() as ReturnType<typeof createItem> & { addOns?: string[] };
      return body;
    };
    const lineMoves = [
      onLine((lineItemId) => callEndpoint(visitor, removeItem, { params: { cartId, lineItemId } }, market)),
      onLine((lineItemId) => {
        const params = { cartId, lineItemId, quantity: String(1 + randomBelow(22)) };
        return callEndpoint(visitor, setItemQuantity, { params }, market);
      }),
      onLine((lineItemId) =>
        callEndpoint(visitor, replaceItem, { params: { cartId, lineItemId }, body: replaced() }, market),
      ),
    ];
    const transfers = [
      onLine((lineItemId) => callEndpoint(visitor, saveItem, { params: { cartId, lineItemId } }, market)),
      async () => {
        const saved = pick(cart?.savedItems ?? []);
        if (!saved) return await (moves[0] as (typeof moves)[number])();
        return await callEndpoint(
          visitor,
          restoreItem,
          { params: { cartId, savedItemId: saved.id } },
          market,
        );
      },
    ];
    let compared = 0;
    for (let at = 0; at < MOVES; at += 1) {
      const before: Cart | undefined = cart;
      const isTransfer =
        random() < 0.4 && (before?.items.length ?? 0) > 0 && (before?.savedItems.length ?? 0) > 0;
      const move = pick(isTransfer ? transfers : [...moves, ...lineMoves, ...transfers]);
      const { data, error } = await (move as (typeof moves)[number])();
      if (error) {
        expect(EXPECTED_ERRORS).toContain(error.code);
        continue;
      }
      cart = data;
      expectConsistentTotals(cart);
      // Moving a line between cart and saved items keeps all quantities, unless the reply reports changed
      // lines.
      const isPureTransfer = isTransfer && cart.changes.every(({ kind }) => kind === 'coupon');
      if (before && isPureTransfer) {
        compared += 1;
        const sorted = (quantityByItem: Map<string, number>) => [...quantityByItem].sort();
        expect(sorted(count(cart.items, cart.savedItems))).toEqual(
          sorted(count(before.items, before.savedItems)),
        );
      }
    }
    // Otherwise too few moves were compared.
    expect(compared).toBeGreaterThan(5);
  },
);
