import type { Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ShipmentRow = Selectable<Tables['shipments']>;

export async function readShipments(db: Db | Trx, orderIds: readonly string[]): Promise<ShipmentRow[]> {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('place')
    .execute();
}

export async function readShipmentLines(db: Db | Trx, orderId: string) {
  return await db
    .selectFrom('shipment_lines')
    .innerJoin('shipments', 'shipments.id', 'shipment_lines.shipment_id')
    .innerJoin('order_lines', 'order_lines.id', 'shipment_lines.order_line_id')
    .select(['shipments.place', 'shipment_lines.order_line_id as lineId', 'shipment_lines.quantity'])
    .where('shipments.order_id', '=', orderId)
    .orderBy('order_lines.place')
    .execute();
}

export async function insertShipment(
  trx: Trx,
  shipment: ShipmentRow,
  lines: readonly { id: string; quantity: number }[],
): Promise<void> {
  await trx.insertInto('shipments').values(shipment).execute();
  await trx
    .insertInto('shipment_lines')
    .values(lines.map(({ id, quantity }) => ({ shipment_id: shipment.id, order_line_id: id, quantity })))
    .execute();
}

export async function updateShipment(
  trx: Trx,
  id: string,
  values: Updateable<Tables['shipments']>,
): Promise<void> {
  await trx.updateTable('shipments').set(values).where('id', '=', id).execute();
}
