import type { Money } from '#lib/contract/money.ts';
import type { Return, ReturnAmounts, ReturnDraft, ReturnItem } from '#lib/contract/orders/returns.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db, Trx } from '../../db/database.ts';
import { listPhotos } from '../../photos/stored-photos.ts';
import type { OrderContact } from '../order-contact.ts';
import { findOrder, type OrderLine, type OrderRow, readOrderLines } from '../queries.ts';
import type { ReturnMethodDetails, StoredReturnDraft } from './drafts.ts';
import { type ReturnRow, readReturnEvents, readReturnLines } from './queries.ts';
import type { CalculatedReturn } from './refund/calculate-return.ts';
import { isReturnCancellable } from './return-status.ts';
import { getDropOffDate } from './return-steps.ts';

/** Returns the number of a return, as printed on the return slip. */
export function formatReturnNumber(orderNumber: string, place: number): string {
  return `${orderNumber}-R${place}`;
}

type ReturnAmountValues = Pick<
  CalculatedReturn,
  | 'products'
  | 'delivery'
  | 'pickupCharge'
  | 'processingFee'
  | 'refund'
  | 'toPayment'
  | 'toWallet'
  | 'toChoose'
>;

function presentAmounts(values: ReturnAmountValues, currency: Currency): ReturnAmounts {
  const money = (amount: number): Money => ({ amount, currency });
  return {
    products: money(values.products),
    delivery: money(values.delivery),
    pickupCharge: money(values.pickupCharge),
    processingFee: money(values.processingFee),
    refund: money(values.refund),
    toPayment: money(values.toPayment),
    toWallet: money(values.toWallet),
    toChoose: money(values.toChoose),
  };
}

interface ReturnedLine {
  quantity: number;
  amount: number;
  reason: string;
  note: string | null;
}

function presentItem(
  line: OrderLine,
  { quantity, amount, reason, note }: ReturnedLine,
  { currency, language }: { currency: Currency; language: Language },
): ReturnItem {
  return {
    lineItemId: line.id,
    parentItemId: line.parentId,
    productCode: line.productCode,
    name: line.product.name[language],
    quantity,
    amount: { amount, currency },
    reason,
    note,
  };
}

function presentPickup(contact: OrderContact, area: string, slot: { date: string; slotId: string }) {
  const [from, to] = slot.slotId.split('-');
  return { contact, area, slot: { ...slot, from: `${from}:00`, to: `${to}:00` } };
}

/** Presents a draft with its amounts. */
export function presentReturnDraft(
  order: OrderRow,
  { id, items, methodDetails }: StoredReturnDraft,
  calculatedReturn: CalculatedReturn,
  language: Language,
): ReturnDraft {
  const { currency } = order;
  return {
    id,
    items: calculatedReturn.parts.flatMap((part) => {
      const line = calculatedReturn.facts.find((fact) => fact.line.id === part.id)?.line;
      const item = items.find(({ lineItemId }) => lineItemId === (line?.parentId ?? part.id));
      if (!line || !item) return [];
      const note = line.parentId === null ? item.note : null;
      return presentItem(line, { ...part, reason: item.reason, note }, { currency, language });
    }),
    ...presentReturnMethod(methodDetails),
    amounts: presentAmounts(calculatedReturn, currency),
    refundTargets: calculatedReturn.refundTargets,
  };
}

function presentReturnMethod(
  methodDetails: ReturnMethodDetails | null,
): Pick<ReturnDraft, 'method' | 'store' | 'pickup'> {
  if (!methodDetails) return { method: null, store: null, pickup: null };
  if (methodDetails.method === 'drop-of-local-store')
    return { method: methodDetails.method, store: methodDetails.storeCode, pickup: null };
  return {
    method: methodDetails.method,
    store: null,
    pickup: presentPickup(methodDetails.contact, methodDetails.area, methodDetails.slot),
  };
}

function readPickup(row: ReturnRow): Return['pickup'] {
  const { pickup, pickup_area: area, pickup_date: date, pickup_slot: slotId } = row;
  if (pickup === null || area === null || date === null || slotId === null) return null;
  return presentPickup(JSON.parse(pickup) as OrderContact, area, { date, slotId });
}

/** Presents a return on the wire. */
export async function presentReturn(db: Db | Trx, row: ReturnRow, language: Language): Promise<Return> {
  const { id, country, currency } = row;
  const order = await findOrder(db, row.order_id);
  const orderLines = await readOrderLines(db, row.order_id);
  const transfer = await db
    .selectFrom('bank_transfers')
    .select('account_end')
    .where('return_id', '=', id)
    .executeTakeFirst();
  const orderNumber = order?.order_number ?? '';
  const values = {
    products: row.products_amount,
    delivery: row.delivery_amount,
    pickupCharge: row.pickup_charge,
    processingFee: row.processing_fee,
    refund: row.refund_amount,
    toPayment: row.to_payment,
    toWallet: row.to_wallet,
    toChoose: row.to_choose,
  };
  return {
    id,
    returnNumber: formatReturnNumber(orderNumber, row.place),
    orderNumber,
    country,
    status: row.status,
    history: (await readReturnEvents(db, [id])).map(({ status, at, cause }) => ({ status, at, cause })),
    items: (await readReturnLines(db, [id])).flatMap((line) => {
      const orderLine = orderLines.find((candidate) => candidate.id === line.order_line_id);
      return orderLine ? presentItem(orderLine, line, { currency, language }) : [];
    }),
    method: row.method,
    store: row.store_code,
    pickup: readPickup(row),
    amounts: presentAmounts(values, currency),
    refundTarget: row.refund_target,
    bankAccountEnd: transfer?.account_end ?? null,
    photos: (await listPhotos(db, 'return', [id])).get(id) ?? [],
    dropOffUntil: row.method === 'pickup-home' ? null : getDropOffDate(country, row.created_at),
    isCancellable: isReturnCancellable(row),
    createdAt: row.created_at,
  };
}
