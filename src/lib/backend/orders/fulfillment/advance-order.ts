import { COUNTRIES } from '#lib/locale/countries.ts';
import { getEpoch } from '#lib/locale/local-date.ts';
import { createId } from '../../db/create-id.ts';
import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { readCollectionOptions } from '../../delivery/collection.ts';
import { cancelSubmittedOrder } from '../cancellation/cancel-order.ts';
import { changeOrderStatus } from '../order-status.ts';
import { lockOrder, type OrderRow, readOrderEvents, updateOrder } from '../queries.ts';
import {
  type FulfillmentStep,
  getNextStep,
  getShippedStatus,
  type OrderProgress,
  type SimulatedActor,
} from './next-step.ts';
import { planShipments } from './plan-shipments.ts';
import { insertShipment, readShipments, updateShipment } from './shipment-queries.ts';
import type { SendStatus } from './status-message.ts';
import { getCollectionPackingTime, getPackingTime, getShipmentTimes } from './times.ts';
import { createTrackingNumber } from './tracking-number.ts';

/** Options for advancing orders. */
export interface FulfillmentOptions {
  sendStatus: SendStatus;
  /** Who collects orders from stores in the simulation. */
  simulatedCollectionBy: SimulatedActor;
}

/**
 * Executes an order's next step when it is due; otherwise stores when it will be due. Holds the order's lock,
 * so that two processes execute a step only once. Returns whether a step was executed.
 */
export async function advanceOrder(
  db: Db,
  id: string,
  now: number,
  { sendStatus, simulatedCollectionBy }: FulfillmentOptions,
): Promise<boolean> {
  return await runInTransaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) return false;
    const step = getNextStep(await readProgress(trx, order), simulatedCollectionBy);
    if (!step || step.at > now) {
      await scheduleNextCheck(trx, order, step?.at ?? null);
      return false;
    }
    await executeStep(trx, order, step, sendStatus);
    return true;
  });
}

/** Sets when the job checks an order again; null for its next run. */
export async function scheduleNextCheck(trx: Trx, order: OrderRow, at: number | null): Promise<void> {
  await updateOrder(trx, order.id, { next_step_at: at }, order.updated_at);
}

/** Reads the facts that the next step of an order depends on. */
async function readProgress(trx: Trx, order: OrderRow): Promise<OrderProgress> {
  const { status, country, fulfillment_method: method } = order;
  const events = await readOrderEvents(trx, order.id);
  const shipments = await readShipments(trx, [order.id]);
  const isPackingNext = status === 'Accepted' || (status === 'Packed' && method === 'Pickup');
  const { packingDue, readyDue } = isPackingNext
    ? await planPacking(trx, order)
    : { packingDue: 0, readyDue: 0 };
  return {
    status,
    method,
    country,
    packingDue,
    readyDue,
    statusSince: events.at(-1)?.at ?? order.updated_at,
    shipments: shipments.map((row) => ({
      number: row.place,
      status: row.status,
      dispatchDue: row.dispatch_due,
      outForDeliveryDue: row.out_due,
      deliveryDue: row.delivery_due,
    })),
  };
}

async function planPacking(trx: Trx, order: OrderRow): Promise<{ packingDue: number; readyDue: number }> {
  const { country, fulfillment_method: method, collection_store: code } = order;
  const submittedAt = order.submitted_at ?? order.created_at;
  if (method === 'Ship') {
    const arrivalDates = (await planShipments(trx, order)).map(({ arrival }) => arrival.date).sort();
    return { packingDue: getPackingTime(country, submittedAt, arrivalDates[0] ?? ''), readyDue: 0 };
  }
  const stores = await readCollectionOptions(trx, order, null, submittedAt);
  const { readyDate, readyFrom } = stores.find((store) => store.code === code) ?? {};
  const promisedAt =
    readyDate && readyFrom ? getEpoch(COUNTRIES[country].timeZone, readyDate, readyFrom) : submittedAt;
  const packingDue = getCollectionPackingTime(submittedAt, promisedAt);
  return { packingDue, readyDue: Math.max(promisedAt, packingDue) };
}

/** Executes the next step of a locked order at once, dated at its planned time, but not after `before`. */
export async function executeNextStep(
  trx: Trx,
  order: OrderRow,
  { sendStatus, simulatedCollectionBy, before }: FulfillmentOptions & { before: number },
): Promise<void> {
  const step = getNextStep(await readProgress(trx, order), simulatedCollectionBy);
  if (step) await executeStep(trx, order, { ...step, at: Math.min(step.at, before) }, sendStatus);
}

async function executeStep(
  trx: Trx,
  order: OrderRow,
  step: FulfillmentStep,
  sendStatus: SendStatus,
): Promise<void> {
  const { id } = order;
  const lastEventAt = (await readOrderEvents(trx, id)).at(-1)?.at ?? 0;
  // The steps of an order that waited for the job are dated at their planned times, but never before an
  // earlier step.
  const at = Math.max(step.at, lastEventAt);
  if (step.shipment !== null) await moveShipment(trx, order, step, at);
  else if (step.status === 'Cancelled') await cancelSubmittedOrder(trx, order, step.cause, at);
  else await changeOrderStatus(trx, order, step.status, step.cause, at);
  if (step.status === 'Packed' && order.fulfillment_method === 'Ship') await createShipments(trx, order, at);
  await sendStatus(trx, { id, status: step.status, shipment: step.shipment, now: at });
}

async function createShipments(trx: Trx, order: OrderRow, now: number): Promise<void> {
  for (const [index, plan] of (await planShipments(trx, order)).entries()) {
    const { dispatchDue, outForDeliveryDue, deliveryDue } = getShipmentTimes(
      order.country,
      now,
      plan.arrival,
    );
    const shipment = {
      id: createId(now),
      order_id: order.id,
      place: index + 1,
      kind: plan.kind,
      status: 'Packed' as const,
      carrier: plan.carrier,
      tracking_number: null,
      arrival_date: plan.arrival.date,
      arrival_from: plan.arrival.from,
      arrival_to: plan.arrival.to,
      dispatch_due: dispatchDue,
      out_due: outForDeliveryDue,
      delivery_due: deliveryDue,
      packed_at: now,
      dispatched_at: null,
      out_at: null,
      delivered_at: null,
    };
    await insertShipment(trx, shipment, plan.lines);
  }
}

const TIME_COLUMNS = {
  Dispatched: 'dispatched_at',
  OutForDelivery: 'out_at',
  Delivered: 'delivered_at',
} as const;

/** Changes the status of a shipment and, if it changes too, that of its order. */
async function moveShipment(
  trx: Trx,
  order: OrderRow,
  { status, shipment, cause }: Extract<FulfillmentStep, { shipment: number }>,
  at: number,
): Promise<void> {
  const rows = await readShipments(trx, [order.id]);
  const row = rows.find(({ place }) => place === shipment);
  if (!row) return;
  const number = createTrackingNumber(row.carrier, order.order_number ?? '', row.place);
  await updateShipment(trx, row.id, {
    status,
    [TIME_COLUMNS[status]]: at,
    ...(status === 'Dispatched' && { tracking_number: number }),
  });
  const shipped = getShippedStatus(rows.map((other) => (other.id === row.id ? status : other.status)));
  if (shipped !== order.status) await changeOrderStatus(trx, order, shipped, cause, at);
}
