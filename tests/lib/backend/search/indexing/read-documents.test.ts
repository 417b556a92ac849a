import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedCatalog } from '#lib/backend/catalog/model.ts';
import type { Db } from '#lib/backend/db/database.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { readAvailability, readDocuments } from '#lib/backend/search/indexing/read-documents.ts';
import { createLocalSearch } from '#lib/backend/search/local-search.ts';
import { readHits } from '#lib/backend/search/protocol/hits.ts';
import { renameProduct } from '../../../../support/servers/catalog-changes.ts';
import { createFixtureSeed, product } from '../../backend-fixture.ts';
import { openSeeded, testDatabases } from '../../databases.ts';

const NOW = Date.UTC(2026, 10, 20);

const fact = (attributeFqn: string, en: string, ar: string) => ({
  attributeFqn,
  label: { en: 'Colour', ar: 'اللون' },
  value: { en, ar },
});

/** A chair in two colours: the red one is reduced, more expensive, and in one store only. */
function seedWithVariants(): SeedCatalog {
  const seed = createFixtureSeed();
  const hours: SeedCatalog['stores'][number]['hours'] = Array.from({ length: 7 }, () => null);
  const name = { en: 'Main', ar: 'الرئيسي' };
  const store = { position: 1, lat: 25, lng: 55, phone: '+97140000000', hours };
  seed.stores.push({
    ...store,
    code: 'AE-01',
    country: 'ae' as const,
    name: name,
    address: name,
    city: name,
    state: name,
  });
  const chair = (code: string, en: string, ar: string, colour: string, list: number, sale: number | null) =>
    product({
      code,
      groupCode: 'T-CHAIR',
      colour,
      list,
      sale,
      category: 'drills',
      properties: [],
      specifications: [],
      options: [fact('tenant~tint', en, ar)],
      name: { en: `Chair, ${en}`, ar: `كرسي، ${ar}` },
    });
  const red = chair('T-CHAIR-RED', 'Red', 'أحمر', '#c62828', 9000, 7000);
  seed.products.push(chair('T-CHAIR', 'White', 'أبيض', '#f5f5f5', 5000, null), {
    ...red,
    storeStock: { 'AE-01': 2 },
  });
  return seed;
}

describe.each(testDatabases)('Search documents of products on $name', (database) => {
  let db: Db;
  beforeAll(async () => {
    db = await openSeeded(database, seedWithVariants());
  });
  afterAll(() => db?.destroy());

  const read = async (now = NOW) => {
    const { documents } = await readDocuments(db, now);
    return new Map(documents.map((document) => [document.code, document]));
  };
  const readDocument = async (code: string, now?: number) => (await read(now)).get(code) as ProductDocument;

  it('have one entry for all variants, named without the differing attributes', async () => {
    const products = await read();
    expect(products.has('T-CHAIR-RED')).toBe(false);
    expect(products.get('T-CHAIR')).toMatchObject({
      codes: ['T-CHAIR', '6291012345676', 'T-CHAIR-RED'],
      colours: ['white', 'red'],
      categoryPath: ['tools', 'power-tools', 'drills'],
      prices: { ae: 5000, kw: 5000, sa: 5000, bh: 5000, qa: 5000, om: 5000 },
      // Its card shows the price of the cheapest variant, which is not reduced.
      onSaleIn: [],
      stores: ['AE-01'],
    });
    expect(products.get('T-CHAIR')?.text.en).toMatchObject({
      name: 'Chair',
      otherName: 'كرسي',
      options: ['White', 'Red'],
      attributes: { tint: ['White', 'Red'] },
      brand: 'Rukn',
      otherBrand: 'ركن',
      categories: ['Drills', 'Power tools', 'Tools'],
    });
    expect(products.get('T-CHAIR')?.text.ar.name).toBe('كرسي');
  });

  it('name the countries where the product is sold, reduced and in stock', async () => {
    const products = await read();
    expect(Object.keys(products.get('T-LAMP')?.prices ?? {})).toEqual(['ae']);
    expect(products.get('T-LAMP')?.inStockIn).toEqual(['ae']);
    expect(products.get('T-SALE')?.onSaleIn).toHaveLength(6);
    expect(products.get('T-NONE')?.inStockIn).toEqual([]);
    expect(products.get('T-NONE')?.colours).toEqual([]);
  });

  it('contain names of attributes, except of colours, which are filtered by family', async () => {
    const { labels } = await readDocuments(db, NOW);
    expect(labels).toEqual({
      en: { voltage: 'Voltage' },
      ar: { voltage: 'الجهد' },
    });
  });

  it('leave out reserved stock until the hold expires, and products that are no longer sold', async () => {
    await db
      .insertInto('carts')
      .values({ id: 'c', owner_id: 'o', country: 'kw', created_at: NOW, updated_at: NOW })
      .execute();
    const noAmounts = { subtotal: 0, discount_total: 0, shipping_subtotal: 0, shipping_total: 0, total: 0 };
    const order = { id: 'o', order_number: null, cart_id: 'c', owner_id: 'o', guest: null, billing: null };
    await db
      .insertInto('orders')
      .values({
        ...noAmounts,
        ...order,
        country: 'kw',
        currency: 'KWD',
        status: 'Pending',
        tax_total: 0,
        tax_rate: 0,
        fulfillment: null,
        submitted_at: null,
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
    const createStockHold = (id: string, quantity: number, expires_at: number | null) => ({
      id,
      order_id: 'o',
      product_code: 'T-SCARCE',
      country: 'kw' as const,
      quantity,
      expires_at,
    });
    await db
      .insertInto('stock_holds')
      .values([createStockHold('h1', 2, NOW + 1000), createStockHold('h2', 1, null)])
      .execute();
    expect((await readDocument('T-SCARCE')).inStockIn).not.toContain('kw');
    expect((await readDocument('T-SCARCE')).inStockIn).toContain('ae');
    expect((await readDocument('T-SCARCE', NOW + 2000)).inStockIn).toContain('kw');
    const later = new Map<string, string[]>();
    for await (const run of readAvailability(db, NOW))
      for (const { code, inStockIn } of run) later.set(code, inStockIn);
    expect(later.get('T-SCARCE')).not.toContain('kw');
    expect(later.size).toBe((await read()).size);

    await db.updateTable('products').set({ is_sold: 0 }).where('code', '=', 'T-CHAIR-RED').execute();
    expect(await readDocument('T-CHAIR')).toMatchObject({
      colours: ['white'],
      codes: ['T-CHAIR', '6291012345676'],
      stores: [],
    });
    await db.updateTable('products').set({ is_sold: 1 }).where('code', '=', 'T-CHAIR-RED').execute();
  });

  it('have the price of the card: the cheapest variant in stock, if any', async () => {
    const setStock = (quantity: number, ...codes: string[]) =>
      db
        .updateTable('stock')
        .set({ quantity })
        .where('product_code', 'in', codes)
        .where('country', '=', 'ae')
        .execute();
    const reprice = (sale_amount: number | null, unit_amount: number) =>
      db
        .updateTable('prices')
        .set({ sale_amount, unit_amount })
        .where('product_code', '=', 'T-CHAIR-RED')
        .execute();
    const expectConsistentReads = async () => {
      const good = await readDocument('T-CHAIR');
      const hits = await readHits(db, ['T-CHAIR'], { language: 'en', country: 'ae' }, NOW);
      const { amount, price, inventoryInfo } = hits.get('T-CHAIR') ?? {};
      expect([
        [(good.prices.ae ?? 0) / 100, good.onSaleIn.includes('ae'), good.inStockIn.includes('ae')],
        good.prices.kw,
      ]).toEqual([[amount, price?.salePrice !== null, inventoryInfo?.onlineStockAvailable !== 0], 5000]);
      for await (const run of readAvailability(db, NOW)) {
        for (const searchCache of run)
          if (searchCache.code === good.code) expect(good).toMatchObject(searchCache);
      }
      return [good.prices.ae, good.onSaleIn];
    };
    expect(await expectConsistentReads()).toEqual([5000, []]);
    await setStock(0, 'T-CHAIR');
    expect(await expectConsistentReads()).toEqual([7000, ['ae']]);
    await setStock(0, 'T-CHAIR-RED');
    expect(await expectConsistentReads()).toEqual([5000, []]);
    await setStock(9, 'T-CHAIR', 'T-CHAIR-RED');
    await reprice(5000, 5000);
    expect((await expectConsistentReads())[1]).toHaveLength(6);
    await reprice(7000, 7000);
  });

  it('follow catalog changes within a second and stock within half a minute', async () => {
    let now = NOW;
    const search = createLocalSearch(db, () => now);
    const inStock = async (query: string) => {
      const filter = { kind: 'is', facet: 'inStock', value: 'true' } as const;
      const searchLocale = { language: 'en', country: 'ae', sort: 'relevance' } as const;
      const count = { facets: [], maxFacetValues: 1, offset: 0, limit: 1 };
      const [found] = await search.search([{ ...searchLocale, ...count, query, isPrefix: false, filter }]);
      return found?.total;
    };
    const cheapest = async (query: string) => {
      const searchLocale = { language: 'en', country: 'ae', sort: 'price_asc' } as const;
      const count = { facets: ['price'], maxFacetValues: 1, offset: 0, limit: 1 };
      const filter = { kind: 'all' as const, of: [] };
      const [found] = await search.search([{ ...searchLocale, ...count, query, isPrefix: false, filter }]);
      return found?.stats.price?.min;
    };
    expect(await inStock('T-TEN')).toBe(1);
    expect(await cheapest('chair')).toBe(50);
    await db.updateTable('stock').set({ quantity: 0 }).where('product_code', '=', 'T-TEN').execute();
    now += 10_000;
    expect(await inStock('T-TEN')).toBe(1);
    now += 20_000;
    expect(await inStock('T-TEN')).toBe(0);
    await db.updateTable('stock').set({ quantity: 0 }).where('product_code', '=', 'T-CHAIR').execute();
    now += 30_000;
    expect(await cheapest('chair')).toBe(70);

    await renameProduct(db, 'T-PLENTY', 'Zebra');
    expect(await inStock('zebra')).toBe(0);
    now += 1000;
    expect(await inStock('zebra')).toBe(1);
    expect(search.getRebuildCount()).toBe(1);
  });
});
