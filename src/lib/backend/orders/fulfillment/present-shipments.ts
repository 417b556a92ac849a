import type { Shipment, ShipmentStatus } from '#lib/contract/orders/shipment.ts';
import type { Db, Trx } from '../../db/database.ts';
import { readShipmentLines, readShipments, type ShipmentRow } from './shipment-queries.ts';

/** Presents the shipments of an order on the wire. */
export async function presentShipments(db: Db | Trx, orderId: string): Promise<Shipment[]> {
  const rows = await readShipments(db, [orderId]);
  if (rows.length === 0) return [];
  const lines = await readShipmentLines(db, orderId);
  return rows.map((row) => ({
    number: row.place,
    kind: row.kind,
    status: row.status,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    arrival: { date: row.arrival_date, from: row.arrival_from, to: row.arrival_to },
    history: listEvents(row),
    items: lines
      .filter(({ place }) => place === row.place)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }));
}

function listEvents(row: ShipmentRow): Shipment['history'] {
  const events: [ShipmentStatus, number | null][] = [
    ['Packed', row.packed_at],
    ['Dispatched', row.dispatched_at],
    ['OutForDelivery', row.out_at],
    ['Delivered', row.delivered_at],
  ];
  return events.flatMap(([status, at]) => (at === null ? [] : [{ status, at }]));
}
