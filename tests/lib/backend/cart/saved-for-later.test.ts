import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import {
  addSavedItems,
  MAX_SAVED_ITEMS,
  removeSavedItem,
  restoreItem,
  saveItem,
} from '#lib/contract/cart/saved-items.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Visitor,
} from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { addToCart, readCurrentCart } from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const WARRANTY = 'SV-WARRANTY-1';

type Groups = Cart['items'];

const formatGroups = (groups: Groups) =>
  groups.flatMap(({ items }) =>
    items.map(({ product, quantity, parentItemId }) => {
      const shade = product.options[0]?.value.split('|')[1];
      return `${parentItemId ? '+ ' : ''}${product.productCode}${shade ? `/${shade}` : ''} × ${quantity}`;
    }),
  );

describe.each(testDatabases)('Saved for later, on $name', (database) => {
  let db: Db;
  let client: ContractClient;
  let visitor: Visitor;
  let cartId: string;

  beforeAll(async () => {
    db = await openSeeded(database);
    client = createFunctionClient(createFunctionHarness(db));
  });
  afterAll(() => client.close());
  beforeEach(async () => {
    visitor = client.visitor();
    cartId = await visitor.cartId(EMIRATES);
  });

  const addProduct = async (productCode: string, quantity = 1, otherFields: object = {}) =>
    (
      await callEndpoint(visitor, addItem, {
        params: { cartId },
        body: { quantity, product: { productCode }, ...otherFields },
      })
    ).data;
  const findGroupId = (groups: Groups, code: string) =>
    groups.find(({ items }) => items[0]?.product.productCode === code)?.id ?? '';
  const save = (lineItemId: string) => callEndpoint(visitor, saveItem, { params: { cartId, lineItemId } });
  const restore = (savedItemId: string) =>
    callEndpoint(visitor, restoreItem, { params: { cartId, savedItemId } });
  const read = () => readCurrentCart(visitor, EMIRATES);

  it('a saved line and its add-ons are not in the totals, and are restored unchanged', async () => {
    await addProduct('T-PLENTY', 1);
    const before = await addProduct('T-TEN', 2, { addOns: [WARRANTY] });
    const { data: saved } = await save(findGroupId(before.items, 'T-TEN'));
    expect([formatGroups(saved.items), formatGroups(saved.savedItems)]).toEqual([
      ['T-PLENTY × 1'],
      ['T-TEN × 2', `+ ${WARRANTY} × 2`],
    ]);
    expect([saved.itemCount, saved.subtotal.amount]).toEqual([1, 10_000]);
    const { data: restored } = await restore(findGroupId(saved.savedItems, 'T-TEN'));
    expect(restored.savedItems).toEqual([]);
    expect(restored.items).toEqual(before.items);
    expect(restored.total).toEqual(before.total);
    expect(await read()).toEqual(restored);
  });

  it('lines of one product and shade are merged in the cart and in the saved items, up to the maximum quantity, which is reported', async () => {
    const shadeOptions = { options: [{ attributeFQN: 'tenant~shade', value: 'x|BL-01' }] };
    const otherShade = { options: [{ attributeFQN: 'tenant~shade', value: 'x|BL-02' }] };
    for (const [quantity, shade] of [
      [15, shadeOptions],
      [15, shadeOptions],
      [2, otherShade],
    ] as const) {
      const cart = await addProduct('T-PAINT', quantity, shade);
      const { data } = await save(cart.items[0]?.id ?? '');
      const isLimitReached = quantity === 15 && data.savedItems[0]?.items[0]?.quantity === 20;
      expect(data.changes.map(({ kind, quantity: now }) => [kind, now])).toEqual(
        isLimitReached ? [['quantity', 20]] : [],
      );
    }
    await addProduct('T-PAINT', 3, otherShade);
    const saved = (await read()).savedItems;
    expect(formatGroups(saved)).toEqual(['T-PAINT/BL-02 × 2', 'T-PAINT/BL-01 × 20']);
    const joined = await restore(saved[0]?.id ?? '');
    expect(formatGroups(joined.data.items)).toEqual(['T-PAINT/BL-02 × 5']);
    // Together they would exceed the maximum of a cart, so the item stays saved.
    const rejected = await restore(saved[1]?.id ?? '');
    expect([rejected.error?.code, rejected.error?.details?.maximum]).toEqual(['QUANTITY_EXCEED', 20]);
    expect(formatGroups((await read()).savedItems)).toEqual(['T-PAINT/BL-01 × 20']);
  });

  it('items out of stock stay, report a new price once, and are removed when no longer sold', async () => {
    const first = await addProduct('T-F12', 3);
    await save(first.items[0]?.id ?? '');
    const second = await addProduct('T-F13', 1);
    await save(second.items[0]?.id ?? '');
    await db.updateTable('stock').set({ quantity: 2 }).where('product_code', '=', 'T-F12').execute();
    const prices = db.updateTable('prices').set({ list_amount: 900, unit_amount: 900 });
    await prices.where('product_code', '=', 'T-F12').execute();
    await db.updateTable('products').set({ is_sold: 0 }).where('code', '=', 'T-F13').execute();
    const cart = await read();
    expect(cart.changes.map(({ kind, productName }) => [kind, productName]).sort()).toEqual([
      ['price', 'Drill T-F12'],
      ['removed', 'Drill T-F13'],
    ]);
    expect(formatGroups(cart.savedItems)).toEqual(['T-F12 × 3']);
    expect(cart.savedItems[0]?.items[0]).toMatchObject({ isAvailable: false, subtotal: { amount: 2700 } });
    expect((await read()).changes).toEqual([]);
    const rejected = await restore(findGroupId(cart.savedItems, 'T-F12'));
    expect([rejected.error?.code, rejected.error?.details?.available]).toEqual(['OUT_OF_STOCK', 2]);
    await db.updateTable('stock').set({ quantity: 3 }).where('product_code', '=', 'T-F12').execute();
    expect(formatGroups((await restore(findGroupId(cart.savedItems, 'T-F12'))).data.items)).toEqual([
      'T-F12 × 3',
    ]);
  });

  it('saving the last line that a coupon covers removes the coupon', async () => {
    await addProduct('T-PLENTY', 1);
    const cart = await addProduct('T-PAINT', 2, {
      options: [{ attributeFQN: 'tenant~shade', value: 'x|BL-01' }],
    });
    await callEndpoint(visitor, applyCoupon, { params: { cartId, couponCode: 'PAINT15' } });
    const { data } = await save(findGroupId(cart.items, 'T-PAINT'));
    expect([data.couponCodes, data.discountTotal.amount, data.changes[0]?.kind]).toEqual([[], 0, 'coupon']);
  });

  it('unknown items, add-ons and items of another owner are rejected', async () => {
    const cart = await addProduct('T-TEN', 1, { addOns: [WARRANTY] });
    const [line, addOn] = cart.items[0]?.items ?? [];
    expect((await save('nobody')).error?.code).toBe('LINE_NOT_FOUND');
    expect((await save(addOn?.id ?? '')).error?.code).toBe('INVALID_REQUEST');
    expect((await restore(line?.id ?? '')).error?.code).toBe('LINE_NOT_FOUND');
    const { data } = await save(line?.id ?? '');
    expect((await restore(data.savedItems[0]?.items[1]?.id ?? '')).error?.code).toBe('INVALID_REQUEST');
    const params = { cartId, savedItemId: line?.id ?? '' };
    const otherVisitor = client.visitor();
    await otherVisitor.cartId(EMIRATES);
    for (const endpoint of [restoreItem, removeSavedItem]) {
      expect((await callEndpoint(otherVisitor, endpoint, { params })).error?.code).toBe('CART_NOT_FOUND');
    }
    const removed = await callEndpoint(visitor, removeSavedItem, { params });
    expect([removed.status, removed.data.savedItems]).toEqual([200, []]);
    expect((await callEndpoint(visitor, removeSavedItem, { params })).error?.code).toBe('LINE_NOT_FOUND');
  });

  it('the number of items is limited, and those left out are reported', async () => {
    const now = Date.now();
    const row = {
      cart_id: cartId,
      shade_code: null,
      parent_id: null,
      quantity: 1,
      seen_amount: 1000,
      seen_name: 'x',
    };
    await db
      .insertInto('saved_lines')
      .values(
        Array.from({ length: MAX_SAVED_ITEMS - 1 }, (_, index) => ({
          ...row,
          id: `s-${index}`,
          place: index,
          product_code: 'T-F10',
          shade_code: `${now}-${index}`,
        })),
      )
      .execute();
    const items = ['T-TEN', 'T-NOBODY', 'T-NONE', 'T-PAINT'].map((productCode) => ({
      quantity: 1,
      product: { productCode },
    }));
    const { data } = await callEndpoint(visitor, addSavedItems, { params: { cartId }, body: { items } });
    expect(data.savedItems).toHaveLength(MAX_SAVED_ITEMS);
    expect(data.missed.map(({ index, code }) => [index, code])).toEqual([
      [1, 'PRODUCT_NOT_FOUND'],
      [2, 'SAVED_FULL'],
      [3, 'SHADE_REQUIRED'],
    ]);
    const cart = await addProduct('T-PLENTY', 1);
    const rejected = await save(cart.items[0]?.id ?? '');
    expect([rejected.error?.code, rejected.error?.details]).toEqual([
      'SAVED_FULL',
      { maximum: MAX_SAVED_ITEMS },
    ]);
    // An item that is merged into an existing one does not count.
    const cartWithLine = await addProduct('T-TEN', 2);
    expect((await save(findGroupId(cartWithLine.items, 'T-TEN'))).status).toBe(200);
  });

  it('concurrent moves of one line neither lose nor duplicate it', async () => {
    const cart = await addProduct('T-PLENTY', 4);
    const id = cart.items[0]?.id ?? '';
    const moves = Array.from({ length: 20 }, (_, index) => (index % 2 ? restore(id) : save(id)));
    const codes = (await Promise.all(moves)).map(({ error }) => error?.code);
    expect(codes.every((code) => code === undefined || code === 'LINE_NOT_FOUND')).toBe(true);
    const { items, savedItems } = await read();
    expect([...formatGroups(items), ...formatGroups(savedItems)]).toEqual(['T-PLENTY × 4']);
  });

  it('a removed line returns to its position', async () => {
    for (const code of ['T-TEN', 'T-SALE', 'T-PLENTY']) await addProduct(code, 1);
    const cart = await addProduct('T-SALE', 1, { addOns: [WARRANTY] });
    const lineItemId = findGroupId(cart.items, 'T-SALE');
    await callEndpoint(visitor, removeItem, { params: { cartId, lineItemId } });
    const restored = await addProduct('T-SALE', 2, { addOns: [WARRANTY], place: 1 });
    expect(formatGroups(restored.items)).toEqual([
      'T-TEN × 1',
      'T-SALE × 2',
      `+ ${WARRANTY} × 2`,
      'T-PLENTY × 1',
    ]);
    expect(formatGroups((await read()).items)).toEqual(formatGroups(restored.items));
    await callEndpoint(visitor, setItemQuantity, {
      params: { cartId, lineItemId: findGroupId(restored.items, 'T-SALE'), quantity: '1' },
    });
    expect(formatGroups((await addProduct('T-LAMP', 1, { place: 99 })).items).at(-1)).toBe('T-LAMP × 1');
  });

  it('an item that is saved again returns to its position in the list', async () => {
    const createItem = (productCode: string) => ({ quantity: 1, product: { productCode } });
    const saveAll = async (items: (ReturnType<typeof createItem> & { place?: number })[]) =>
      (await callEndpoint(visitor, addSavedItems, { params: { cartId }, body: { items } })).data.savedItems;
    const codes = ['T-PLENTY', 'T-LAMP', 'T-SALE', 'T-TEN'];
    let saved = await saveAll(codes.toReversed().map(createItem));
    const before = formatGroups(saved);
    expect(before).toEqual(codes.map((code) => `${code} × 1`));
    for (const [place, code] of codes.entries()) {
      await callEndpoint(visitor, removeSavedItem, {
        params: { cartId, savedItemId: findGroupId(saved, code) },
      });
      saved = await saveAll([{ ...createItem(code), place }]);
      expect(formatGroups(saved)).toEqual(before);
    }
  });

  it('several lines are moved as far as possible', async () => {
    await addToCart(visitor, EMIRATES, { productCode: 'T-TEN' }, 8);
    const createItem = (productCode: string, quantity: number, otherFields: object = {}) => ({
      quantity,
      product: { productCode },
      ...otherFields,
    });
    const items = [
      createItem('T-TEN', 5, { addOns: [WARRANTY] }),
      createItem('T-PLENTY', 15),
      createItem('T-PLENTY', 15),
      createItem('T-NONE', 1),
      createItem('T-NOBODY', 1),
      createItem('T-LAMP', 1, { addOns: ['T-TEN'] }),
      createItem('T-PAINT', 1),
    ];
    const params = { cartId };
    expect((await callEndpoint(visitor, addItems, { params, body: { items } })).error?.code).toBe(
      'PRODUCT_NOT_FOUND',
    );
    const { data } = await callEndpoint(visitor, addItems, {
      params,
      query: { partial: 'true' },
      body: { items },
    });
    expect(formatGroups(data.items)).toEqual([
      'T-TEN × 10',
      `+ ${WARRANTY} × 10`,
      'T-PLENTY × 20',
      'T-LAMP × 1',
    ]);
    expect(data.missed.map(({ index, added, code }) => [index, added, code])).toEqual([
      [0, 2, 'OUT_OF_STOCK'],
      [2, 5, 'QUANTITY_EXCEED'],
      [3, 0, 'OUT_OF_STOCK'],
      [4, 0, 'PRODUCT_NOT_FOUND'],
      [5, 1, 'ADDON_UNKNOWN'],
      [6, 0, 'SHADE_REQUIRED'],
    ]);
    expect(data.missed[0]?.message).toBe('Only 10 left in stock.');
  });
});
