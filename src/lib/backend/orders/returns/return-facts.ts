import type { ReturnStatus } from '#lib/contract/orders/returns.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import {
  DEFAULT_RETURN_DAYS,
  getReturnEligibility,
  type OrderArrival,
  type ReturnEligibility,
} from '#lib/locale/returns/return-eligibility.ts';
import type { Db, Trx } from '../../db/database.ts';
import { getUnitAmount } from '../../pricing/prices.ts';
import { type OrderLine, type OrderRow, readOrderEvents, readOrderLines } from '../queries.ts';
import { readOrderReturns, readReturnLines } from './queries.ts';
import type { PaidLine } from './refund/return-amounts.ts';

/** A line of an order with the facts that its return depends on. */
export interface ReturnFacts {
  line: OrderLine;
  paid: PaidLine;
  eligibility: ReturnEligibility;
}

/** Reads which lines of an order can be returned now. */
export async function readReturnFacts(db: Db | Trx, order: OrderRow, now: number): Promise<ReturnFacts[]> {
  const lines = await readOrderLines(db, order.id);
  const products = await readProductFacts(db, lines);
  const returnedQuantities = await readReturnedQuantities(db, order.id);
  const arrival = await readArrival(db, order);
  return lines.map((line) => {
    const { quantity, amount, refused } = returnedQuantities.get(line.id) ?? {
      quantity: 0,
      amount: 0,
      refused: 0,
    };
    const product = products.get(line.productCode);
    const returnDays = line.product.returnDays ?? product?.returnDays ?? DEFAULT_RETURN_DAYS;
    const facts = {
      quantity: line.quantity,
      returnDays,
      isTinted: line.product.tint !== null,
      department: product?.department ?? null,
      isAddOn: line.parentId !== null,
      returned: quantity,
      refused,
    };
    const paid = {
      id: line.id,
      parentId: line.parentId,
      quantity: line.quantity,
      paid: getUnitAmount(line.price) * line.quantity - line.discount,
      returnedQuantity: quantity + refused,
      returnedAmount: amount,
    };
    const eligibility = getReturnEligibility(facts, arrival, COUNTRIES[order.country], now);
    return { line, paid, eligibility };
  });
}

async function readProductFacts(db: Db | Trx, lines: readonly OrderLine[]) {
  const codes = [...new Set(lines.map(({ productCode }) => productCode))];
  if (codes.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('products')
    .select(['code', 'department_code as department', 'return_days as returnDays'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/**
 * Sums quantities and amounts of an order's returns by line. `refused` is the quantity in rejected returns.
 */
async function readReturnedQuantities(db: Db | Trx, orderId: string) {
  const returns = await readOrderReturns(db, orderId);
  const statuses = new Map<string, ReturnStatus>(returns.map(({ id, status }) => [id, status]));
  const totalsByLine = new Map<string, { quantity: number; amount: number; refused: number }>();
  for (const line of await readReturnLines(db, [...statuses.keys()])) {
    const status = statuses.get(line.return_id);
    if (status === 'Cancelled') continue;
    const lineTotals = totalsByLine.get(line.order_line_id) ?? { quantity: 0, amount: 0, refused: 0 };
    if (status === 'Rejected') lineTotals.refused += line.quantity;
    else lineTotals.quantity += line.quantity;
    lineTotals.amount += line.amount;
    totalsByLine.set(line.order_line_id, lineTotals);
  }
  return totalsByLine;
}

async function readArrival(db: Db | Trx, { id, status }: OrderRow): Promise<OrderArrival> {
  const arrival = (await readOrderEvents(db, id)).findLast(
    (event) => event.status === 'Delivered' || event.status === 'Collected',
  );
  return { arrivedAt: arrival?.at ?? null, isCancelled: status === 'Cancelled' };
}
