import type { OrderDeliveryOptions } from '#lib/contract/delivery.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import {
  findRegionCode,
  findServiceArea,
  listServingRegions,
  type ServiceArea,
  type ServiceRegion,
} from '#lib/locale/delivery/areas.ts';
import { type DeliveryLine, type DeliveryPlan, planDelivery } from '#lib/locale/delivery/delivery-plan.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import {
  type OrderDeliveryLine,
  readOrderDeliveryLines,
  readStoreStock,
  type StoreStockRow,
} from './queries.ts';
import { getSlotKey, holdSlot, readFullSlots } from './slots.ts';

export { type OrderDeliveryLine, readOrderDeliveryLines } from './queries.ts';

/** How long a slot remains valid after it was offered, so that the customer has time to pay. */
export const SLOT_GRACE_MS = 30 * 60_000;

/** The data of an order that its delivery depends on. */
export interface DeliverableOrder {
  id: string;
  country: CountryCode;
}

interface AreaPlan {
  region: ServiceRegion;
  area: ServiceArea;
  plan: DeliveryPlan | null;
}

/** Plans the delivery of an order's lines to an area. Throws AREA_UNKNOWN. */
export async function planOrderDelivery(
  db: Db | Trx,
  { id, country }: DeliverableOrder,
  areaCode: string,
  now: number,
): Promise<AreaPlan> {
  const serviceArea = findServiceArea(country, areaCode);
  if (!serviceArea) throw new AppError('AREA_UNKNOWN');
  const orderLines = await readOrderDeliveryLines(db, id);
  const lines = await readDeliveryLines(db, country, serviceArea.region, orderLines);
  return { ...serviceArea, plan: planDelivery(COUNTRIES[country], serviceArea.area.service, lines, now) };
}

/** Returns when an order can be delivered to an area. Throws AREA_UNKNOWN. */
export async function readDeliveryOptions(
  db: Db | Trx,
  order: DeliverableOrder,
  areaCode: string,
  now: number,
): Promise<OrderDeliveryOptions> {
  const { region, area, plan } = await planOrderDelivery(db, order, areaCode, now);
  const { code, service } = area;
  if (!plan) return { area: code, service, promise: null, arrival: null, leadTimes: [], days: [] };
  const fullSlots = await readFullSlots(db, region.code, order.id, now);
  return {
    area: code,
    service,
    promise: plan.promise,
    arrival: plan.arrival,
    leadTimes: plan.leadTimes,
    days: plan.days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ slotId, from, to }) => ({
        slotId,
        from,
        to,
        isFull: fullSlots.has(getSlotKey(date, slotId)),
      })),
    })),
  };
}

/**
 * Throws AREA_UNKNOWN, AREA_NOT_SERVED or, when the order can no longer be delivered in the slot, SLOT_GONE.
 * Returns the zone of the area. A slot that was possible `graceMs` ago is accepted. `holdSlot` checks whether
 * it is full.
 */
export async function assertDeliverable(
  db: Db | Trx,
  order: DeliverableOrder,
  areaCode: string,
  slot: { date: string; slotId: string } | null,
  now: number,
  graceMs = 0,
): Promise<string> {
  const { region, plan } = await planOrderDelivery(db, order, areaCode, now);
  if (!plan) throw new AppError('AREA_NOT_SERVED');
  if (!slot || hasSlot(plan, slot)) return region.code;
  const earlierPlan = graceMs > 0 ? await planOrderDelivery(db, order, areaCode, now - graceMs) : undefined;
  if (!earlierPlan?.plan || !hasSlot(earlierPlan.plan, slot)) throw new AppError('SLOT_GONE');
  return region.code;
}

const hasSlot = ({ days }: DeliveryPlan, slot: { date: string; slotId: string }): boolean =>
  days.some(({ date, slots }) => date === slot.date && slots.some(({ slotId }) => slotId === slot.slotId));

/**
 * Holds the slot that an order's customer chose, permanently when `expiresAt` is null. Throws as
 * `assertDeliverable` and `holdSlot` do.
 */
export async function holdChosenSlot(
  trx: Trx,
  order: DeliverableOrder,
  { area, ...slot }: { area: string; date: string; slotId: string },
  expiresAt: number | null,
  now: number,
): Promise<void> {
  const zone = await assertDeliverable(trx, order, area, slot, now, SLOT_GRACE_MS);
  await holdSlot(trx, { orderId: order.id, country: order.country, zone, ...slot }, expiresAt, now);
}

/** Adds to order lines what the delivery rules need, such as stock in stores near a region. */
export async function readDeliveryLines(
  db: Db | Trx,
  country: CountryCode,
  region: ServiceRegion,
  orderLines: readonly OrderDeliveryLine[],
): Promise<DeliveryLine[]> {
  const codes = [...new Set(orderLines.map(({ productCode }) => productCode))];
  return toDeliveryLines(orderLines, region, country, await readStoreStock(db, country, codes));
}

/** Converts order lines to those of the delivery rules; a warranty is not delivered. */
function toDeliveryLines(
  orderLines: readonly OrderDeliveryLine[],
  region: ServiceRegion,
  country: CountryCode,
  stock: readonly StoreStockRow[],
): DeliveryLine[] {
  const servingRegions = listServingRegions(region.code);
  const nearbyStock = stock.filter((row) =>
    servingRegions.includes(findRegionCode(country, row.region) ?? ''),
  );
  const sumQuantity = (rows: readonly { productCode: string; quantity: number }[], code: string): number =>
    rows.reduce((total, row) => total + (row.productCode === code ? row.quantity : 0), 0);
  return orderLines
    .filter(({ service }) => service !== 'warranty')
    .map(({ quantity: _, service, ...line }) => ({
      ...line,
      isAssembly: service === 'assembly',
      // All lines of a product, such as shades of a paint, share its stock.
      isStockedNearby:
        sumQuantity(nearbyStock, line.productCode) >= sumQuantity(orderLines, line.productCode),
    }));
}
