import type { Carrier, ShipmentKind } from '#lib/contract/orders/shipment.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { findServiceArea } from '#lib/locale/delivery/areas.ts';
import { getLatestStandardDate, planDelivery } from '#lib/locale/delivery/delivery-plan.ts';
import type { Db, Trx } from '../../db/database.ts';
import {
  type OrderDeliveryLine,
  readDeliveryLines,
  readOrderDeliveryLines,
} from '../../delivery/order-delivery.ts';
import { type OrderRow, readOrderLines } from '../queries.ts';
import type { ShipmentArrival } from './times.ts';

/** A planned shipment of an order that is not packed yet. */
export interface ShipmentPlan {
  kind: ShipmentKind;
  carrier: Carrier;
  arrival: ShipmentArrival;
  lines: { id: string; quantity: number }[];
}

const CARRIERS: Record<ShipmentKind, Carrier> = {
  parcel: 'parcel-service',
  large: 'own-van',
  food: 'chilled-van',
};

const SHIPMENT_KINDS = Object.keys(CARRIERS) as ShipmentKind[];

const getLineShipmentKind = ({ isFood, isLarge }: OrderDeliveryLine): ShipmentKind => {
  if (isFood) return 'food';
  return isLarge ? 'large' : 'parcel';
};

/** Splits an order into shipments; add-ons are in the shipment of their product. */
export async function planShipments(db: Db | Trx, order: OrderRow): Promise<ShipmentPlan[]> {
  const lines = await readOrderLines(db, order.id);
  const deliveryLines = await readOrderDeliveryLines(db, order.id);
  const kinds = new Map(
    lines.map(
      ({ id }, index) => [id, getLineShipmentKind(deliveryLines[index] as OrderDeliveryLine)] as const,
    ),
  );
  const getLineKind = (line: (typeof lines)[number]) => kinds.get(line.parentId ?? line.id);
  const plans: ShipmentPlan[] = [];
  for (const kind of SHIPMENT_KINDS) {
    const linesOfKind = lines.filter((line) => getLineKind(line) === kind);
    if (linesOfKind.length === 0) continue;
    const ids = new Set(linesOfKind.map(({ id }) => id));
    const ownLines = deliveryLines.filter((_, index) => ids.has(lines[index]?.id ?? ''));
    plans.push({
      kind,
      carrier: CARRIERS[kind],
      arrival: await planArrival(db, order, ownLines),
      lines: linesOfKind.map(({ id, quantity }) => ({ id, quantity })),
    });
  }
  return plans;
}

/**
 * Returns when a shipment arrives: in the chosen slot, on the first promised day, or on the latest
 * day of standard delivery.
 */
async function planArrival(
  db: Db | Trx,
  { country, delivery_area, slot_date, slot_id, submitted_at, created_at }: OrderRow,
  deliveryLines: readonly OrderDeliveryLine[],
): Promise<ShipmentArrival> {
  if (slot_date !== null && slot_id !== null) {
    const [from, to] = slot_id.split('-');
    return { date: slot_date, from: `${from}:00`, to: `${to}:00` };
  }
  const orderedAt = submitted_at ?? created_at;
  const serviceArea = delivery_area === null ? undefined : findServiceArea(country, delivery_area);
  const lines = serviceArea && (await readDeliveryLines(db, country, serviceArea.region, deliveryLines));
  const plan = lines?.length
    ? planDelivery(COUNTRIES[country], serviceArea?.area.service ?? 'standard', lines, orderedAt)
    : null;
  if (!plan) return { date: getLatestStandardDate(COUNTRIES[country], orderedAt), from: null, to: null };
  const { firstDate, from, to } = plan.arrival;
  return { date: firstDate, from, to };
}
