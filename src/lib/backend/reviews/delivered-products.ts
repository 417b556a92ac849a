import { type RawBuilder, sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';

/** Scope of delivered products: those of an owner, or those of one order. */
export type DeliveredScope = { ownerId: string } | { orderId: string };

/** A product that was delivered or collected. */
export interface DeliveredProduct {
  code: string;
  /** JSON of the product when the order was placed, as in `order_lines`. */
  snapshot: string;
  /** Country of the order. */
  country: CountryCode;
  deliveredAt: number;
}

// Statuses of orders that were delivered, including returned ones. A line of a partial delivery is delivered
// with its shipment.
const DELIVERED_STATUSES = sql`('Delivered', 'Collected', 'PartlyReturned', 'Returned')`;
const shipmentDeliveredAt: RawBuilder<number | null> =
  sql`(select max(s.delivered_at) from shipment_lines as sl
  inner join shipments as s on s.id = sl.shipment_id
  where sl.order_line_id = l.id and s.status = 'Delivered')`;
const orderArrivedAt: RawBuilder<number | null> = sql`(select max(e.at) from order_events as e
  where e.order_id = o.id and e.status in ('Delivered', 'Collected'))`;

/** Lists the delivered products, each once, most recently delivered first. Add-ons are left out. */
export async function listDeliveredProducts(
  db: Db | Trx,
  scope: DeliveredScope,
  code?: string,
): Promise<DeliveredProduct[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('products as p', 'p.code', 'l.product_code')
    .$if('ownerId' in scope, (q) => q.where('o.owner_id', '=', (scope as { ownerId: string }).ownerId))
    .$if('orderId' in scope, (q) => q.where('o.id', '=', (scope as { orderId: string }).orderId))
    .$if(code !== undefined, (q) => q.where('l.product_code', '=', code as string))
    .where('o.submitted_at', 'is not', null)
    .where('l.parent_id', 'is', null)
    .where(sql<boolean>`(o.status in ${DELIVERED_STATUSES} or ${shipmentDeliveredAt} is not null)`)
    .select(['l.product_code as code', 'l.snapshot', 'o.country'])
    .select(sql<number>`coalesce(${shipmentDeliveredAt}, ${orderArrivedAt}, o.updated_at)`.as('deliveredAt'))
    .execute();
  const sortedRows = rows
    .map((row) => ({ ...row, deliveredAt: Number(row.deliveredAt) }))
    .sort((a, b) => b.deliveredAt - a.deliveredAt);
  const byCode = new Map(sortedRows.toReversed().map((product) => [product.code, product]));
  return [...byCode.values()].sort((a, b) => b.deliveredAt - a.deliveredAt);
}
