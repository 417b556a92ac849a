import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { addItem } from '#lib/contract/cart/cart.ts';
import {
  categoryNavigation,
  listProducts,
  productDetails,
  productsByCode,
} from '#lib/contract/catalog/catalog.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Visitor,
} from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import {
  addToCart,
  buy,
  createDraft,
  readCurrentCart,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { openSeeded } from '../databases.ts';
import {
  createCatalogSeed,
  dialects,
  exportLines,
  importLines,
  productRecord,
  toLines,
} from './import-harness.ts';

type Fields = Record<string, unknown>;

describe.each(dialects)('A shop on $name during an import', (database) => {
  let db: Db;
  let client: ContractClient;
  let now = Date.now();
  let catalogFile: string;
  beforeAll(async () => {
    db = await openSeeded(database, createCatalogSeed());
    client = createFunctionClient(createFunctionHarness(db, () => now));
    catalogFile = await exportLines(db);
  });
  afterAll(() => client.close());
  beforeEach(async () => {
    await importLines(db, catalogFile, { isFullCatalog: true });
    now += 1000;
  });

  /**
   * Imports the shop's own catalog with changes, as a complete file; products edited to null are left out.
   */
  async function change(edit: (product: Fields) => Fields | null) {
    const records = (await exportLines(db)).trim().split('\n');
    const changed = records.flatMap((line) => {
      const record = JSON.parse(line) as Fields;
      return record.record === 'product' ? (edit(record) ?? []) : record;
    });
    const { report } = await importLines(db, toLines(changed), { isFullCatalog: true });
    // Cached catalog data is checked once a second.
    now += 1000;
    return report;
  }
  const withdraw = (...codes: string[]) =>
    change((product) => (codes.includes(product.productCode as string) ? null : product));

  async function list(visitor: Visitor, query: { category?: string; offer?: '1' }) {
    const { data } = await callEndpoint(visitor, listProducts, { query });
    return data.products.map((product) => product.productCode);
  }
  /**
   * Returns the product codes that lists and search show; with a text, only groups with a code that contains
   * it.
   */
  async function readShown(text = ''): Promise<string[]> {
    const having = db.selectFrom('products').select('group_code').where('is_sold', '=', 1);
    const rows = await db
      .selectFrom('products as p')
      .innerJoin('prices as r', 'r.product_code', 'p.code')
      .where('r.country', '=', 'ae')
      .where('p.is_sold', '=', 1)
      .where('p.is_listed', '=', 1)
      .where('p.group_code', 'in', having.where('code', 'like', `%${text}%`))
      .select('p.code')
      .orderBy('p.code')
      .execute();
    return rows.map(({ code }) => code);
  }

  it('shows new names and prices at once', async () => {
    const visitor = client.visitor();
    await change((product) =>
      product.productCode === 'T-TEN'
        ? { ...product, name: { en: 'Ten hammers', ar: 'عشر مطارق' }, prices: { ae: { price: '12.34' } } }
        : product,
    );
    const { data } = await callEndpoint(visitor, productDetails, { params: { code: 'T-TEN' } });
    expect([data.content.productName, data.price.price.amount]).toEqual(['Ten hammers', 1234]);
    // Kuwait has no price any more, so the product is not sold there.
    const inKuwait = await callEndpoint(
      visitor,
      productDetails,
      { params: { code: 'T-TEN' } },
      { country: 'kw', language: 'ar' },
    );
    expect(inKuwait.error?.code).toBe('PRODUCT_NOT_FOUND');
  });

  it('shows a new category with its products', async () => {
    const visitor = client.visitor();
    const createText = (text: string) => ({ en: text, ar: `${text} ع` });
    const category = { record: 'category', position: 9, description: createText('All') };
    const text = toLines([
      { ...category, code: 'garden', parent: null, name: createText('Garden') },
      { ...category, code: 'watering', parent: 'garden', name: createText('Watering') },
      { ...category, code: 'hoses', parent: 'watering', name: createText('Hoses') },
      productRecord('T-HOSE', { category: 'hoses' }),
    ]);
    expect((await list(visitor, { category: 'drills' })).length).toBeGreaterThan(0);
    await importLines(db, text);
    now += 1000;
    const { data } = await callEndpoint(visitor, categoryNavigation, {});
    const garden = data.departments.find(({ code }) => code === 'garden');
    expect(garden?.children[0]?.children[0]?.name).toBe('Hoses');
    for (const slug of ['garden', 'watering', 'hoses']) {
      expect(await list(visitor, { category: slug })).toEqual(['T-HOSE']);
    }
  });

  it('shows withdrawn products nowhere', async () => {
    const visitor = client.visitor();
    const before = await readShown();
    expect(await list(visitor, { offer: '1' })).toContain('T-SALE');
    expect(await withdraw('T-SALE')).toMatchObject({ withdrawn: 1 });
    expect(await readShown()).toEqual(before.filter((code) => code !== 'T-SALE'));
    for (const query of [{ category: 'drills' }, { offer: '1' }, {}] as const) {
      expect(await list(visitor, query)).not.toContain('T-SALE');
    }
    const { status, error } = await callEndpoint(visitor, productDetails, { params: { code: 't-sale' } });
    expect([status, error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    const byCode = await callEndpoint(visitor, productsByCode, {
      body: { productsCode: ['T-SALE', 'T-TEN'] },
    });
    expect(byCode.data.products.map((product) => product.productCode)).toEqual(['T-TEN']);
    const added = await addToCart(visitor, EMIRATES, { productCode: 'T-SALE' }, 1);
    expect(added.error?.code).toBe('NOT_SOLD_HERE');
  });

  it('reports withdrawn products and higher prices in carts, and keeps the other lines', async () => {
    const visitor = client.visitor();
    for (const productCode of ['T-SALE', 'T-TEN', 'T-PLENTY'])
      await addToCart(visitor, EMIRATES, { productCode }, 2);
    await change((product) => {
      if (product.productCode === 'T-SALE') return null;
      return product.productCode === 'T-TEN' ? { ...product, prices: { ae: { price: '150.00' } } } : product;
    });
    const cart = await readCurrentCart(visitor, EMIRATES);
    expect(cart.changes).toEqual([
      expect.objectContaining({ kind: 'removed', productName: 'Drill T-SALE' }),
      expect.objectContaining({ kind: 'price', productName: 'Drill T-TEN' }),
    ]);
    expect(cart.items.flatMap(({ items }) => items.map((product) => product.product.productCode))).toEqual([
      'T-TEN',
      'T-PLENTY',
    ]);
    const { error } = await callEndpoint(visitor, addItem, {
      params: { cartId: cart.id },
      body: { quantity: 1, product: { productCode: 'T-SALE' } },
    });
    expect(error?.code).toBe('NOT_SOLD_HERE');
  });

  it('keeps placed orders unchanged, and stock reduced by sales', async () => {
    const visitor = client.visitor();
    for (const productCode of ['T-SALE', 'T-TEN']) await addToCart(visitor, EMIRATES, { productCode }, 2);
    const { data: order } = await buy(visitor, EMIRATES);
    expect(order.status).toBe('Accepted');
    const stock = () =>
      db.selectFrom('stock').selectAll().orderBy('product_code').orderBy('country').execute();
    const before = await stock();
    await change((product) => {
      if (product.productCode === 'T-SALE') return null;
      const { stock: _, ...rest } = product;
      return { ...rest, name: { en: 'Renamed', ar: 'اسم جديد' }, prices: { ae: { price: '1.00' } } };
    });
    expect(await stock()).toEqual(before);
    const { data } = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
    expect(data).toEqual(order);
    expect(JSON.stringify(data)).toContain('Drill T-SALE');
  });

  it('rejects an order whose draft contains withdrawn products', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-SALE' }, 1);
    const { data: order } = await createDraft(visitor, EMIRATES);
    await withdraw('T-SALE');
    const { error } = await submitOrder(visitor, EMIRATES, order.id);
    expect(error?.code).toBeTruthy();
    const { data } = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
    expect(data.status).not.toBe('Accepted');
  });

  it('shows the next variant when the lead is withdrawn, and the lead when it is back', async () => {
    const visitor = client.visitor();
    const shown = () => readShown('PIPE');
    const variants = async (code: string) =>
      (await callEndpoint(visitor, productDetails, { params: { code } })).data.variants.map(
        (product) => product.productCode,
      );
    const { length } = await readShown();
    expect(await shown()).toEqual(['T-PIPE-1']);
    expect(await variants('T-PIPE-3')).toEqual(['T-PIPE-1', 'T-PIPE-2', 'T-PIPE-3']);
    await withdraw('T-PIPE-1');
    expect(await shown()).toEqual(['T-PIPE-2']);
    expect(await readShown()).toHaveLength(length);
    expect(await variants('T-PIPE-3')).toEqual(['T-PIPE-2', 'T-PIPE-3']);
    await withdraw('T-PIPE-2');
    expect(await shown()).toEqual(['T-PIPE-3']);
    await withdraw('T-PIPE-3');
    expect(await shown()).toEqual([]);
    await importLines(db, catalogFile);
    expect(await shown()).toEqual(['T-PIPE-1']);
  });

  it('shows variants whose lead is invalid, unknown or a variant itself, and reports that', async () => {
    const first = await importLines(
      db,
      toLines([
        productRecord('T-RAIL-2', { variationProductCode: 'T-RAIL-1' }),
        productRecord('T-RAIL-3', { variationProductCode: 'T-RAIL-1' }),
        productRecord('T-RAIL-1', { prices: { ae: { price: '0' } } }),
        productRecord('T-ROPE-2', { variationProductCode: 'T-ROPE-1' }),
        productRecord('T-WIRE-2', { variationProductCode: 'T-PIPE-2' }),
        productRecord('T-WIRE-4', { variationProductCode: 'T-WIRE-3' }),
        productRecord('T-WIRE-3', { variationProductCode: 'T-TEN' }),
      ]),
    );
    const column = 'variationProductCode';
    expect(first.issues).toEqual([
      { line: 3, column: 'prices.ae.price', message: expect.stringContaining('above zero') },
      { line: 4, column, message: expect.stringMatching(/^there is no product T-ROPE-1: until there is/) },
      { line: 5, column, message: 'T-PIPE-2 is itself a variant of T-PIPE-1: name that one' },
      { line: 6, column, message: 'T-WIRE-3 is itself a variant of T-TEN: name that one' },
    ]);
    expect(first.report).toMatchObject({ added: 6, rejected: 1 });
    expect(await readShown('RAIL')).toEqual(['T-RAIL-2']);
    expect(await readShown('ROPE')).toEqual(['T-ROPE-2']);
    expect((await readShown('WIRE')).sort()).toEqual(['T-TEN', 'T-WIRE-2', 'T-WIRE-4']);
    // Once its record is corrected, the product becomes the lead of its variants.
    const corrected = await importLines(db, toLines([productRecord('T-RAIL-1')]));
    expect(corrected.issues).toEqual([]);
    expect(await readShown('RAIL')).toEqual(['T-RAIL-1']);
  });

  it('never shows fewer products while an import is running', async () => {
    await withdraw('T-PIPE-1');
    const renamed = (await exportLines(db)).replaceAll('"Drill T-PIPE', '"Duct T-PIPE');
    const totals: Promise<number>[] = [];
    const countShown = async () => (await readShown()).length;
    const before = await countShown();
    await importLines(db, renamed, { onProgress: () => void totals.push(countShown()) });
    expect(totals.length).toBeGreaterThan(0);
    expect(new Set(await Promise.all(totals))).toEqual(new Set([before]));
  });
});
