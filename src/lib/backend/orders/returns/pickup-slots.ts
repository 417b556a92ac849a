import type * as z from 'zod/mini';
import type { DeliverySlotSchema } from '#lib/contract/delivery.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { findServiceArea, type ServiceArea, type ServiceRegion } from '#lib/locale/delivery/areas.ts';
import { type DeliveryDay, planDelivery } from '#lib/locale/delivery/delivery-plan.ts';
import { getLocalDateTime } from '#lib/locale/local-date.ts';
import type { Db, Trx } from '../../db/database.ts';
import { readOrderDeliveryLines } from '../../delivery/order-delivery.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { OrderRow } from '../queries.ts';
import { countPickups } from './queries.ts';

/** Maximum number of returns that the vans of a zone pick up in one time slot. */
export const PICKUP_CAPACITY = 10;

interface PickupPlan {
  region: ServiceRegion;
  area: ServiceArea;
  days: DeliveryDay[];
}

/**
 * Plans when a return can be picked up: in the delivery slots of the area, from tomorrow on. Throws
 * AREA_UNKNOWN.
 */
async function planPickup(db: Db | Trx, order: OrderRow, areaCode: string, now: number): Promise<PickupPlan> {
  const country = COUNTRIES[order.country];
  const serviceArea = findServiceArea(order.country, areaCode);
  if (!serviceArea) throw new AppError('AREA_UNKNOWN');
  const lines = (await readOrderDeliveryLines(db, order.id))
    .filter(({ service }) => service === null)
    .map(({ productCode, isLarge }) => ({
      productCode,
      isLarge,
      isFood: false,
      isTinted: false,
      isAssembly: false,
      isStockedNearby: true,
    }));
  const today = getLocalDateTime(country.timeZone, now).date;
  const plan = planDelivery(country, serviceArea.area.service, lines, now);
  return { ...serviceArea, days: plan?.days.filter(({ date }) => date > today) ?? [] };
}

interface PickupOptions {
  area: string;
  service: ServiceArea['service'];
  days: { date: string; slots: z.output<typeof DeliverySlotSchema>[] }[];
}

export async function readPickupOptions(
  db: Db,
  order: OrderRow,
  areaCode: string,
  now: number,
): Promise<PickupOptions> {
  const { region, area, days } = await planPickup(db, order, areaCode, now);
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const pickupCounts =
    firstDay && lastDay
      ? await countPickups(db, region.code, { from: firstDay.date, to: lastDay.date })
      : new Map();
  return {
    area: area.code,
    service: area.service,
    days: days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ slotId, from, to }) => ({
        slotId,
        from,
        to,
        isFull: (pickupCounts.get(`${date} ${slotId}`) ?? 0) >= PICKUP_CAPACITY,
      })),
    })),
  };
}

/**
 * Checks that a return can be picked up in an area and time slot; returns the zone of the area. Throws
 * AREA_UNKNOWN, AREA_NOT_SERVED, SLOT_GONE or SLOT_FULL.
 */
export async function assertPickupPossible(
  trx: Trx,
  order: OrderRow,
  { area, slot }: { area: string; slot: { date: string; slotId: string } },
  now: number,
): Promise<string> {
  const plan = await planPickup(trx, order, area, now);
  if (plan.days.length === 0) throw new AppError('AREA_NOT_SERVED');
  const day = plan.days.find(({ date }) => date === slot.date);
  if (!day?.slots.some(({ slotId }) => slotId === slot.slotId)) throw new AppError('SLOT_GONE');
  const pickupCounts = await countPickups(trx, plan.region.code, { from: slot.date, to: slot.date });
  if ((pickupCounts.get(`${slot.date} ${slot.slotId}`) ?? 0) >= PICKUP_CAPACITY)
    throw new AppError('SLOT_FULL');
  return plan.region.code;
}
