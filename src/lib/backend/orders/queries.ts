import { type Selectable, sql } from 'kysely';
import type { OrderEvent } from '#lib/contract/orders/order-status.ts';
import type { LineProduct } from '../cart/present-line.ts';
import { createId } from '../db/create-id.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { DiscountTerms } from '../pricing/discounts.ts';
import type { OrderTerms, OrderTotals } from '../pricing/order-totals.ts';
import type { DraftOrder, DraftOrderLine } from './draft-order.ts';

export type OrderRow = Selectable<Tables['orders']>;

/** A line as stored with its order. */
export interface OrderLine extends DraftOrderLine {
  id: string;
}

/** Finds an order by id or order number. */
export async function findOrder(db: Db | Trx, idOrNumber: string): Promise<OrderRow | undefined> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', idOrNumber), eb('order_number', '=', idOrNumber)]))
    .executeTakeFirst();
}

/** Whether the order's owner is an account, not a guest. */
export async function hasAccountOwner(db: Db | Trx, { owner_id: id }: OrderRow): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Locks an order until the transaction ends; locks its cart first, as every transaction does. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow | undefined> {
  if (hasRowLocks(trx)) {
    await trx
      .selectFrom('carts')
      .select('id')
      .where('id', '=', (eb) => eb.selectFrom('orders').select('cart_id').where('id', '=', id))
      .forUpdate()
      .execute();
  }
  return await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (q) => q.forUpdate())
    .executeTakeFirst();
}

export async function findDraftOrder(trx: Trx, cartId: string): Promise<OrderRow | undefined> {
  return await trx
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
}

/** Stored format of a line's product. Stored orders contain these field names, so they must not change. */
type StoredLineProduct = Omit<LineProduct, 'maxQuantity' | 'photoUrl' | 'illustratedAs'> & {
  maximum: number;
  photograph?: string | null;
  drawnAs?: string;
};

/** Reads the stored product of a line. */
export function parseSnapshot(snapshot: string): LineProduct {
  const { maximum, photograph, drawnAs, ...product } = JSON.parse(snapshot) as StoredLineProduct;
  return { ...product, maxQuantity: maximum, photoUrl: photograph, illustratedAs: drawnAs };
}

export function serializeSnapshot({ maxQuantity, photoUrl, illustratedAs, ...product }: LineProduct): string {
  const stored: StoredLineProduct = {
    ...product,
    maximum: maxQuantity,
    photograph: photoUrl,
    drawnAs: illustratedAs,
  };
  return JSON.stringify(stored);
}

export async function readOrderLines(db: Db | Trx, orderId: string): Promise<OrderLine[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
  return rows.map(toOrderLine);
}

/** Reads the lines of several orders, sorted by order and position. */
export async function readLinesOfOrders(
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<(OrderLine & { orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('place')
    .execute();
  return rows.map((row) => ({ ...toOrderLine(row), orderId: row.order_id }));
}

function toOrderLine(row: Selectable<Tables['order_lines']>): OrderLine {
  return {
    id: row.id,
    cartLineId: row.cart_line_id,
    parentId: row.parent_id,
    productCode: row.product_code,
    quantity: row.quantity,
    price: { list: row.list_amount, sale: row.sale_amount },
    discount: row.discount,
    product: parseSnapshot(row.snapshot),
  };
}

/** Reads the last status change of each order, by the order's id. */
export async function readLastEvents(
  db: Db | Trx,
  orderIds: readonly string[],
): Promise<Map<string, OrderEvent>> {
  const rows = await db
    .selectFrom('order_events')
    .select(['order_id', 'status', 'at', 'cause'])
    .where('order_id', 'in', orderIds)
    .orderBy('place')
    .execute();
  return new Map(rows.map(({ order_id: id, ...event }) => [id, event]));
}

/** Reads the status changes of an order, oldest first. */
export async function readOrderEvents(db: Db | Trx, orderId: string): Promise<OrderEvent[]> {
  return await db
    .selectFrom('order_events')
    .select(['status', 'at', 'cause'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
}

/** Adds a status to the history of a locked order. */
export async function insertOrderEvent(trx: Trx, orderId: string, event: OrderEvent): Promise<void> {
  const place = (await readOrderEvents(trx, orderId)).length + 1;
  await trx
    .insertInto('order_events')
    .values({ id: createId(event.at), order_id: orderId, place, ...event })
    .execute();
}

export function toTotalColumns(totals: OrderTotals) {
  return {
    subtotal: totals.subtotal,
    discount_total: totals.discountTotal,
    shipping_subtotal: totals.shippingSubTotal,
    shipping_total: totals.shippingTotal,
    payment_fee: totals.paymentFee,
    total: totals.total,
    tax_total: totals.taxTotal,
    tax_rate: totals.taxRate,
  };
}

export function parseOrderDiscounts(row: OrderRow): DiscountTerms[] {
  return JSON.parse(row.discounts) as DiscountTerms[];
}

/** Returns the data that an order's totals depend on, besides its lines. */
export function getOrderTerms(row: OrderRow): OrderTerms {
  return { fulfillmentMethod: row.fulfillment_method, paymentMethod: row.payment_method };
}

export function getOrderTotals(row: OrderRow): OrderTotals {
  return {
    subtotal: row.subtotal,
    discountTotal: row.discount_total,
    shippingSubTotal: row.shipping_subtotal,
    shippingTotal: row.shipping_total,
    paymentFee: row.payment_fee,
    total: row.total,
    taxTotal: row.tax_total,
    taxRate: row.tax_rate,
  };
}

const EMPTY_DETAILS = {
  guest: null,
  billing: null,
  fulfillment: null,
  collection_store: null,
  collection_contact: null,
  delivery_note: null,
  delivery_area: null,
  slot_date: null,
  slot_id: null,
  payment_method: null,
};

type OrderHeader = Pick<OrderRow, 'cart_id' | 'owner_id' | 'country' | 'currency'>;

export async function insertOrder(
  trx: Trx,
  header: OrderHeader,
  draft: DraftOrder,
  now: number,
): Promise<string> {
  const id = createId(now);
  await trx
    .insertInto('orders')
    .values({
      ...header,
      ...toTotalColumns(draft.totals),
      discounts: JSON.stringify(draft.discounts),
      id,
      order_number: null,
      status: 'Pending',
      ...EMPTY_DETAILS,
      created_at: now,
      updated_at: now,
      submitted_at: null,
      next_step_at: null,
    })
    .execute();
  await insertLines(trx, id, draft.lines, now);
  await insertOrderEvent(trx, id, { status: 'Pending', cause: 'customer', at: now });
  return id;
}

export async function replaceDraftOrder(trx: Trx, id: string, draft: DraftOrder, now: number): Promise<void> {
  const discounts = JSON.stringify(draft.discounts);
  await updateOrder(trx, id, { ...toTotalColumns(draft.totals), discounts }, now);
  await trx.deleteFrom('order_lines').where('order_id', '=', id).execute();
  await insertLines(trx, id, draft.lines, now);
}

export async function updateOrder(
  trx: Trx,
  id: string,
  values: Partial<Omit<OrderRow, 'id' | 'updated_at'>>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

async function insertLines(trx: Trx, orderId: string, lines: readonly DraftOrderLine[], now: number) {
  const ids = new Map(lines.map((line) => [line.cartLineId, createId(now)]));
  const rows = lines.map((line, place) => {
    const unit = line.price.sale ?? line.price.list;
    return {
      id: ids.get(line.cartLineId) as string,
      order_id: orderId,
      place,
      cart_line_id: line.cartLineId,
      parent_id: line.parentId === null ? null : (ids.get(line.parentId) ?? null),
      product_code: line.productCode,
      quantity: line.quantity,
      list_amount: line.price.list,
      sale_amount: line.price.sale,
      unit_amount: unit,
      total: unit * line.quantity,
      discount: line.discount,
      shade_code: line.product.tint?.code ?? null,
      snapshot: serializeSnapshot(line.product),
    };
  });
  await trx.insertInto('order_lines').values(rows).execute();
}

/** Returns a unique number. Gaps are allowed, so that orders do not wait for each other. */
export async function getNextOrderSequence(trx: Trx): Promise<number> {
  if (hasRowLocks(trx)) {
    const { rows } = await sql<{ id: number }>`select nextval('order_numbers') as id`.execute(trx);
    return Number(rows[0]?.id);
  }
  const { rows } = await sql<{ id: number }>`insert into order_numbers default values returning id`.execute(
    trx,
  );
  await trx.deleteFrom('order_numbers').execute();
  return Number(rows[0]?.id);
}
