import type { OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import type { ReturnStatus } from '#lib/contract/orders/returns.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { findTimeSlot, isDeliveryDay } from '#lib/locale/delivery/calendar.ts';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import {
  addDays,
  formatTimeOfDay,
  getEpoch,
  getLocalDateTime,
  parseTimeOfDay,
} from '#lib/locale/local-date.ts';
import type { SimulatedActor } from '../fulfillment/next-step.ts';
import { getCollectionTime } from '../fulfillment/times.ts';
import type { ReturnRow } from './queries.ts';

// Times of the next step of a return. Pure functions: results depend only on the arguments.

/** Days within which the customer must bring a return to the store. */
export const DROP_OFF_DAYS = 14;

const SCHEDULED_AFTER_MS = 30 * MINUTE_MS;
const INSPECTION_TIME = '14:00';
const DAY_ENDS = '23:59';

type ReturnProgress = Pick<
  ReturnRow,
  'status' | 'method' | 'country' | 'created_at' | 'pickup_date' | 'pickup_slot' | 'accepted_at'
> & {
  /** When its status last changed. */
  statusSince: number;
};

/** The next step of a return: a change of status, or the inspection of its products. */
export interface ReturnStep {
  at: number;
  status: ReturnStatus | 'Examined';
  cause: OrderStatusActor;
}

/** Returns the next step; null when there is none, or when only the refund is pending. */
export function getNextReturnStep(
  row: ReturnProgress,
  simulatedDropOffBy: SimulatedActor,
): ReturnStep | null {
  const { status, method, country, created_at: createdAt, statusSince } = row;
  switch (status) {
    case 'Requested':
      if (method === 'pickup-home')
        return { status: 'PickupScheduled', at: createdAt + SCHEDULED_AFTER_MS, cause: 'carrier' };
      return simulatedDropOffBy === 'customer'
        ? { status: 'Received', at: getCollectionTime(country, createdAt), cause: 'store' }
        : { status: 'Cancelled', at: getDropOffEnd(country, createdAt), cause: 'store' };
    case 'PickupScheduled':
      return { status: 'Received', at: Math.max(statusSince, getPickupTime(row)), cause: 'carrier' };
    case 'Received':
      if (row.accepted_at !== null) return null;
      return { status: 'Examined', at: getInspectionTime(country, statusSince), cause: 'warehouse' };
    default:
      return null;
  }
}

/** Returns the last day on which a return can be brought to its store. */
export function getDropOffDate(country: CountryCode, createdAt: number): string {
  return addDays(getLocalDateTime(COUNTRIES[country].timeZone, createdAt).date, DROP_OFF_DAYS);
}

function getDropOffEnd(country: CountryCode, createdAt: number): number {
  const end = getEpoch(COUNTRIES[country].timeZone, getDropOffDate(country, createdAt), DAY_ENDS);
  return end + MINUTE_MS;
}

/** Returns the middle of the chosen time slot. */
function getPickupTime({ country, pickup_date, pickup_slot, created_at }: ReturnProgress): number {
  const slot =
    pickup_date !== null && pickup_slot !== null && findTimeSlot(country, pickup_date, pickup_slot);
  if (!slot || pickup_date === null) return created_at;
  const middle = Math.round((parseTimeOfDay(slot.from) + parseTimeOfDay(slot.to)) / 2);
  return getEpoch(COUNTRIES[country].timeZone, pickup_date, formatTimeOfDay(middle));
}

/** Returned products are inspected on the working day after they arrive. */
function getInspectionTime(country: CountryCode, receivedAt: number): number {
  const { timeZone } = COUNTRIES[country];
  let day = addDays(getLocalDateTime(timeZone, receivedAt).date, 1);
  while (!isDeliveryDay(country, day)) day = addDays(day, 1);
  return getEpoch(timeZone, day, INSPECTION_TIME);
}
