import type { Country, CountryCode } from '../countries.ts';
import { addDays, getLocalDateTime, parseTimeOfDay } from '../local-date.ts';
import { addWorkingDays, getDeliveryDay, listTimeSlots, type TimeSlot } from './calendar.ts';
import {
  type DeliveryPromise,
  type DeliveryService,
  EXPRESS_DELIVERY,
  FOOD_DELIVERY,
  type LeadTimeCause,
  STANDARD_DELIVERY,
} from './delivery-promises.ts';

// Delivery times of products and orders. Pure functions: results depend only on the arguments.

/** Properties of a product or an order line that affect its delivery. */
export interface DeliveryLine {
  productCode: string;
  isFood: boolean;
  /** Tinted to a shade before it is sent. */
  isTinted: boolean;
  /** Furniture and other products that need a separate van. */
  isLarge: boolean;
  /** The line is an assembly at the customer's home. */
  isAssembly: boolean;
  /** Whether stores near enough for same-day delivery have the whole quantity in stock. */
  isStockedNearby: boolean;
}

/** Arrival of an order without a chosen slot; times are null when only the days are known. */
export interface DeliveryArrival {
  firstDate: string;
  lastDate: string;
  from: string | null;
  to: string | null;
}

/** Products that make an order take longer, or restrict its slots. */
export interface LeadTime {
  cause: LeadTimeCause;
  productCodes: string[];
}

export interface DeliveryDay {
  date: string;
  slots: TimeSlot[];
}

/** How an order is delivered to an area. */
export interface DeliveryPlan {
  promise: DeliveryPromise;
  arrival: DeliveryArrival;
  leadTimes: LeadTime[];
  /** Days with at least one possible slot, from the first possible day on. */
  days: DeliveryDay[];
}

/** Number of days, today included, for which slots are offered. */
export const SLOT_DAYS = 14;

/** Days that tinting adds. */
export const TINTING_DAYS = 1;

/** Assembly ends by this time. */
export const ASSEMBLY_UNTIL = '18:00';

// A slot of today is possible when at least this many minutes of it remain after the earliest arrival.
const MIN_SLOT_REMAINDER_MINUTES = 120;
const TODAY_LEAD_MINUTES = EXPRESS_DELIVERY.from * 60 + MIN_SLOT_REMAINDER_MINUTES;

/** Returns the promise of food: the times are those of the next delivery day, which differ in Ramadan. */
export function getFoodPromise({ code, timeZone }: Country, now: number): DeliveryPromise {
  const tomorrow = addDays(getLocalDateTime(timeZone, now).date, 1);
  const slots = listTimeSlots(code, getDeliveryDay(code, tomorrow));
  const { from, to } = slots.find(({ isForFood }) => isForFood) ?? FOOD_DELIVERY;
  return { kind: FOOD_DELIVERY.kind, from, to };
}

/** Returns the promise of a line in a served area, independent of the time of the order. */
export function getLinePromise(
  line: DeliveryLine,
  service: DeliveryService,
  foodPromise: DeliveryPromise,
): DeliveryPromise {
  if (line.isFood) return foodPromise;
  const extraDays = line.isTinted ? TINTING_DAYS : 0;
  if (isExpress(line, service)) {
    // Tinted paint never arrives on the day of the order; ordered after the cut-off, it takes one more day.
    return extraDays > 0 ? { kind: 'days', from: extraDays, to: extraDays + 1 } : { ...EXPRESS_DELIVERY };
  }
  const { kind, from, to } = STANDARD_DELIVERY;
  return { kind, from: from + extraDays, to: to + extraDays };
}

/** Plans the delivery of lines, at least one, to an area; null when the area is not served. */
export function planDelivery(
  country: Country,
  service: DeliveryService,
  lines: readonly DeliveryLine[],
  now: number,
): DeliveryPlan | null {
  if (service === 'not-served') return null;
  const clock = getLocalDateTime(country.timeZone, now);
  const lineDates = lines.map((line) => getLineDates(country, service, line, clock));
  let firstDate = getLatest(lineDates.map(({ first }) => first));
  const listSlots = (date: string) => listPossibleSlots(country, date, lines, clock);
  // A day may have no possible slot: for food with assembly, or for a late order.
  while (listSlots(firstDate).length === 0) firstDate = addDays(firstDate, 1);
  const lastDate = getLatest([firstDate, ...lineDates.map(({ last }) => last)]);
  const days = Array.from({ length: SLOT_DAYS }, (_, index) => addDays(clock.date, index))
    .filter((date) => date >= firstDate)
    .map((date) => ({ date, slots: listSlots(date) }))
    .filter(({ slots }) => slots.length > 0);
  const slots = firstDate === lastDate ? listSlots(firstDate) : [];
  return {
    promise: getLatestPromise(lines, service, getFoodPromise(country, now)),
    arrival: { firstDate, lastDate, from: slots[0]?.from ?? null, to: slots.at(-1)?.to ?? null },
    leadTimes: listLeadTimes(lines, service),
    days,
  };
}

/** Returns when texts such as `today` and `tomorrow` may become wrong: at the next cut-off or midnight. */
export function getArrivalsExpiry({ timeZone }: Country, now: number): number {
  const { minute } = getLocalDateTime(timeZone, now);
  const cutOff = parseTimeOfDay(EXPRESS_DELIVERY.orderBy);
  const minutesLeft = (minute < cutOff ? cutOff : 24 * 60) - minute;
  return (Math.floor(now / 60_000) + minutesLeft) * 60_000;
}

/** Returns the last day of standard delivery for an order placed now. */
export function getLatestStandardDate({ code, timeZone }: Country, now: number): string {
  return getStandardDates(code, getLocalDateTime(timeZone, now).date, 0).last;
}

type LocalClock = ReturnType<typeof getLocalDateTime>;

const isExpress = ({ isLarge, isStockedNearby }: DeliveryLine, service: DeliveryService): boolean =>
  service === 'express' && isStockedNearby && !isLarge;

const getLatest = (dates: string[]): string => dates.sort().at(-1) as string;

// Number of days for comparison: a promise of hours ends on the day of the order.
function getLongestDays(promise: DeliveryPromise): number {
  if (promise.kind === 'hours') return 0;
  return promise.kind === 'tomorrow' ? 1 : promise.to;
}

/** Returns the promise of the line that arrives last. Assembly is not possible on the day of the order. */
function getLatestPromise(
  lines: readonly DeliveryLine[],
  service: DeliveryService,
  foodPromise: DeliveryPromise,
): DeliveryPromise {
  const promises = lines
    .filter(({ isAssembly }) => !isAssembly)
    .map((line) => getLinePromise(line, service, foodPromise));
  const [latest] = promises.sort((a, b) => getLongestDays(b) - getLongestDays(a));
  const promise = latest ?? { ...STANDARD_DELIVERY };
  const hasAssembly = lines.some(({ isAssembly }) => isAssembly);
  return hasAssembly && promise.kind === 'hours' ? { kind: 'days', from: 1, to: 1 } : promise;
}

/** Returns the first and the last day on which a line arrives. */
function getLineDates(
  country: Country,
  service: DeliveryService,
  line: DeliveryLine,
  { date: today, minute }: LocalClock,
): { first: string; last: string } {
  const toSingleDay = (first: string) => ({ first, last: first });
  if (line.isFood || line.isAssembly) return toSingleDay(getDeliveryDay(country.code, addDays(today, 1)));
  if (isExpress(line, service)) {
    const isBeforeCutOff = minute < parseTimeOfDay(EXPRESS_DELIVERY.orderBy);
    const ready = getDeliveryDay(country.code, isBeforeCutOff ? today : addDays(today, 1));
    if (!line.isTinted) return toSingleDay(ready);
    return toSingleDay(getDeliveryDay(country.code, addWorkingDays(country.code, ready, TINTING_DAYS)));
  }
  return getStandardDates(country.code, today, line.isTinted ? TINTING_DAYS : 0);
}

function getStandardDates(country: CountryCode, today: string, extraDays: number) {
  const toDay = (days: number): string =>
    getDeliveryDay(country, addWorkingDays(country, today, days + extraDays));
  return { first: toDay(STANDARD_DELIVERY.from), last: toDay(STANDARD_DELIVERY.to) };
}

/** Returns the slots of a day in which all lines can be delivered. */
function listPossibleSlots(
  country: Country,
  date: string,
  lines: readonly DeliveryLine[],
  { date: today, minute }: LocalClock,
): TimeSlot[] {
  const hasFood = lines.some(({ isFood }) => isFood);
  const hasAssembly = lines.some(({ isAssembly }) => isAssembly);
  return listTimeSlots(country.code, date).filter(
    ({ to, isForFood }) =>
      (!hasFood || isForFood) &&
      (!hasAssembly || to <= ASSEMBLY_UNTIL) &&
      (date > today || parseTimeOfDay(to) - minute >= TODAY_LEAD_MINUTES),
  );
}

function listLeadTimes(lines: readonly DeliveryLine[], service: DeliveryService): LeadTime[] {
  const isCause: Record<LeadTimeCause, (line: DeliveryLine) => boolean> = {
    tinted: ({ isTinted }) => isTinted,
    assembly: ({ isAssembly }) => isAssembly,
    // Outside express areas, large products take no longer than others.
    large: (line) => line.isLarge && isExpress({ ...line, isLarge: false }, service),
    food: ({ isFood }) => isFood,
  };
  return (Object.keys(isCause) as LeadTimeCause[])
    .map((cause) => {
      const codes = lines.filter(isCause[cause]).map(({ productCode }) => productCode);
      return { cause, productCodes: [...new Set(codes)] };
    })
    .filter(({ productCodes }) => productCodes.length > 0);
}
