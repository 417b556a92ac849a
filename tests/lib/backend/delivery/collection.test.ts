import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import {
  type CollectionHours,
  getReadyTime,
  getTransferTime,
  readCollectionOptions,
} from '#lib/backend/delivery/collection.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';
import { insertDraft } from './order-fixture.ts';

const toWeek = (open: string, close: string): CollectionHours => ({
  regular: Array.from({ length: 7 }, () => [open, close]),
});
const USUAL = toWeek('09:00', '22:00');
const CLOSED_ON_TUESDAY = { regular: USUAL.regular.map((times, day) => (day === 2 ? null : times)) };

/** A moment on Monday 23/11/2026 in the Emirates. */
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+04:00`);

describe('A store with all items', () => {
  it.each([
    ['07:00', USUAL, '2026-11-23', '11:00'],
    ['10:07', USUAL, '2026-11-23', '12:30'],
    ['10:00', USUAL, '2026-11-23', '12:00'],
    ['19:00', USUAL, '2026-11-23', '21:00'],
    ['19:01', USUAL, '2026-11-24', '09:00'],
    ['23:30', USUAL, '2026-11-24', '09:00'],
    ['19:01', CLOSED_ON_TUESDAY, '2026-11-25', '09:00'],
    ['21:00', toWeek('09:00', '02:00'), '2026-11-23', '23:00'],
    ['22:30', toWeek('09:00', '02:00'), '2026-11-24', '09:00'],
    ['20:00', toWeek('00:00', '24:00'), '2026-11-23', '22:00'],
  ])('has them ready for an order at %s', (time, hours, readyDate, readyFrom) => {
    expect(getReadyTime('ae', hours, at(time))).toEqual({ readyDate, readyFrom });
  });

  it('has the hours of Ramadan in Ramadan, and the regular ones where it has none for Ramadan', () => {
    const hours = { ...USUAL, ramadan: toWeek('13:00', '23:00').regular };
    const morning = Date.parse('2027-02-08T09:00:00+04:00');
    expect(getReadyTime('ae', hours, morning)).toEqual({ readyDate: '2027-02-08', readyFrom: '15:00' });
    expect(getReadyTime('ae', USUAL, morning)).toEqual({ readyDate: '2027-02-08', readyFrom: '11:00' });
  });

  it('is never ready when it does not open', () => {
    const closed = { regular: Array.from({ length: 7 }, () => null) };
    expect(getReadyTime('ae', closed, at('10:00'))).toBeNull();
    expect(getTransferTime('ae', closed, at('10:00'))).toBeNull();
  });
});

describe('A store that lacks items', () => {
  it('has them after three working days, on a day on which it opens', () => {
    expect(getTransferTime('ae', USUAL, at('10:00'))).toEqual({
      readyDate: '2026-11-26',
      readyFrom: '09:00',
    });
    const eve = Date.parse('2026-12-01T10:00:00+04:00');
    expect(getTransferTime('ae', USUAL, eve)).toEqual({ readyDate: '2026-12-06', readyFrom: '09:00' });
    const saturday = Date.parse('2026-11-21T10:00:00+04:00');
    expect(getTransferTime('ae', CLOSED_ON_TUESDAY, saturday)?.readyDate).toBe('2026-11-25');
  });
});

describe('Collection stores of an order', () => {
  const seed = buildSeedCatalog();
  const NOW = at('10:00');
  const DUBAI = { lat: 25.2, lng: 55.27 };
  let db: Db;
  beforeAll(async () => {
    db = await openSeeded(testDatabases[0] as TestDatabase, seed);
  });
  afterAll(() => db.destroy());

  const findProduct = (category: string, predicate: (stock: Record<string, number>) => unknown): string => {
    const product = seed.products.find(
      (it) => it.category === category && it.prices.ae && predicate(it.storeStock),
    );
    if (!product) throw new Error(`no ${category}`);
    return product.code;
  };
  const removeStoreStock = (store: string, product: string) =>
    db
      .deleteFrom('store_stock')
      .where('store_code', '=', store)
      .where('product_code', '=', product)
      .execute();
  const isOnlyInFirstStore = (stock: Record<string, number>) => stock['AE-01'] && !stock['AE-05'];

  let drafts = 0;
  async function list(lines: Parameters<typeof insertDraft>[3], point: typeof DUBAI | null = null) {
    drafts += 1;
    const id = await insertDraft(db, `order-${drafts}`, 'ae', lines);
    return await readCollectionOptions(db, { id, country: 'ae' }, point, NOW);
  }

  it('are sorted in the order of the country, those with all items first', async () => {
    const productCode = findProduct('drills-and-drivers', isOnlyInFirstStore);
    const stores = await list([{ productCode }]);
    expect(stores.map(({ code }) => code).toSorted()).toEqual(['AE-01', 'AE-02', 'AE-03', 'AE-04', 'AE-05']);
    const storesWithAllItems = stores.filter(({ hasAllItems }) => hasAllItems);
    expect(stores.slice(0, storesWithAllItems.length)).toEqual(storesWithAllItems);
    expect(stores[0]).toEqual({
      code: 'AE-01',
      hasAllItems: true,
      missing: [],
      readyDate: '2026-11-23',
      readyFrom: '12:00',
      distanceKm: null,
    });
    expect(stores.find(({ code }) => code === 'AE-05')).toMatchObject({
      hasAllItems: false,
      missing: [productCode],
      readyDate: '2026-11-26',
      readyFrom: '09:00',
    });
  });

  it('are sorted by distance when the coordinates are known, those with all items still first', async () => {
    const productCode = findProduct('hammers', (stock) => stock['AE-02']);
    await removeStoreStock('AE-01', productCode);
    const stores = await list([{ productCode }], DUBAI);
    for (const hasAllItems of [true, false]) {
      const distances = stores
        .filter((it) => it.hasAllItems === hasAllItems)
        .map(({ distanceKm }) => distanceKm ?? -1);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(distances.every((it) => it > 0)).toBe(true);
    }
    expect(stores.findIndex(({ code }) => code === 'AE-02')).toBeLessThan(
      stores.findIndex(({ code }) => code === 'AE-01'),
    );
  });

  it('lack a product of which they have fewer than all lines need', async () => {
    const productCode = findProduct('drills-and-drivers', (stock) => stock['AE-01']);
    const quantity = seed.products.find(({ code }) => code === productCode)?.storeStock['AE-01'] as number;
    const hasEnough = async (extra: number) => {
      const stores = await list([
        { productCode, quantity },
        ...(extra > 0 ? [{ productCode, quantity: extra }] : []),
      ]);
      return stores.find(({ code }) => code === 'AE-01')?.hasAllItems;
    };
    expect([await hasEnough(0), await hasEnough(1)]).toEqual([true, false]);
  });

  it.each(['sofas-and-armchairs', 'dates'])('without %s do not get them sent', async (category) => {
    const productCode = findProduct(category, (stock) => stock['AE-01']);
    await removeStoreStock('AE-02', productCode);
    const stores = await list([{ productCode }]);
    const without = stores.filter(({ hasAllItems }) => !hasAllItems);
    expect(without.length).toBeGreaterThan(0);
    for (const { readyDate, readyFrom, missing } of without) {
      expect([readyDate, readyFrom, missing]).toEqual([null, null, [productCode]]);
    }
  });

  it('have no order with an assembly, and ignore a warranty', async () => {
    const productCode = findProduct('sofas-and-armchairs', (stock) => stock['AE-01']);
    const assembled = await list([
      { productCode },
      { productCode: 'SV-ASSEMBLY-FURNITURE', service: 'assembly' },
    ]);
    expect(assembled.every(({ readyDate }) => readyDate === null)).toBe(true);
    const guaranteed = await list([{ productCode }, { productCode: 'SV-WARRANTY-1', service: 'warranty' }]);
    expect(guaranteed[0]).toMatchObject({ code: 'AE-01', hasAllItems: true });
  });
});
