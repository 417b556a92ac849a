import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';
import { type DeliveryFacts, getCategoryFacts } from './product-facts.ts';

/** A line of an order with the facts that its delivery depends on. */
export interface OrderDeliveryLine extends DeliveryFacts {
  productCode: string;
  quantity: number;
  /** Kind of an add-on service; null for a product. */
  service: 'warranty' | 'assembly' | null;
}

/** Finds an order of an owner; undefined for another owner's. */
export async function findOwnDeliverableOrder(
  db: Db | Trx,
  id: string,
  ownerId: string,
): Promise<{ id: string; country: CountryCode } | undefined> {
  return await db
    .selectFrom('orders')
    .select(['id', 'country'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** Reads the facts that the delivery of each line of an order depends on, in the order of the lines. */
export async function readOrderDeliveryLines(db: Db | Trx, orderId: string): Promise<OrderDeliveryLine[]> {
  const rows = await db
    .selectFrom('order_lines as l')
    .leftJoin('products as p', 'p.code', 'l.product_code')
    .where('l.order_id', '=', orderId)
    .orderBy('l.place')
    .select(['l.product_code', 'l.quantity', 'l.shade_code', 'l.snapshot'])
    .select(['p.category_code', 'p.aisle_code', 'p.department_code'])
    .execute();
  return rows.map((row) => {
    const { service } = JSON.parse(row.snapshot) as { service?: 'warranty' | 'assembly' };
    return {
      ...getCategoryFacts([row.category_code, row.aisle_code, row.department_code]),
      isTinted: row.shade_code !== null,
      productCode: row.product_code,
      quantity: row.quantity,
      service: service ?? null,
    };
  });
}

/**
 * Reads the facts that the delivery of products depends on, except stock; those not sold in the country are
 * left out.
 */
export async function readProductFacts(
  db: Db,
  country: CountryCode,
  codes: readonly string[],
): Promise<Map<string, DeliveryFacts>> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('prices as c', 'c.product_code', 'p.code')
    .where('p.code', 'in', codes)
    .where('p.is_sold', '=', 1)
    .where('c.country', '=', country)
    .select(['p.code', 'p.is_paint', 'p.category_code', 'p.aisle_code', 'p.department_code'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        ...getCategoryFacts([row.category_code, row.aisle_code, row.department_code]),
        isTinted: row.is_paint === 1,
      },
    ]),
  );
}

/** Stock of a product in a store; `region` is the English name of the store's region. */
export interface StoreStockRow {
  productCode: string;
  storeCode: string;
  region: string;
  quantity: number;
}

/** Reads where products are in stock in a country, one row per product and store. */
export async function readStoreStock(
  db: Db | Trx,
  country: CountryCode,
  codes: readonly string[],
): Promise<StoreStockRow[]> {
  if (codes.length === 0) return [];
  return await db
    .selectFrom('store_stock as k')
    .innerJoin('stores as s', 's.code', 'k.store_code')
    .innerJoin('store_texts as t', (on) =>
      on.onRef('t.store_code', '=', 's.code').on('t.language', '=', 'en'),
    )
    .where('s.country', '=', country)
    .where('k.product_code', 'in', codes)
    .where('k.quantity', '>', 0)
    .select(['k.product_code as productCode', 'k.store_code as storeCode', 't.state as region', 'k.quantity'])
    .execute();
}

/** A store with its weekly hours, Sunday first, and its details as JSON. */
export interface CollectionStoreRow {
  code: string;
  lat: number;
  lng: number;
  hours: string;
  details: string;
}

/** Reads the stores of a country in display order. */
export async function readCollectionStores(
  db: Db | Trx,
  country: CountryCode,
): Promise<CollectionStoreRow[]> {
  return await db
    .selectFrom('stores')
    .select(['code', 'lat', 'lng', 'hours', 'details'])
    .where('country', '=', country)
    .orderBy('position')
    .orderBy('code')
    .execute();
}
