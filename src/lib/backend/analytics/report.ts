import type { CountryCode } from '#lib/locale/countries.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db } from '../db/database.ts';
import { countDays, countEvents, countFunnel, type EventCount } from './queries.ts';

export interface EventReportOptions {
  days: number;
  country?: CountryCode | undefined;
}

/** A step of the funnel. */
export interface FunnelStep {
  step: 'view' | 'cart' | 'checkout' | 'purchase';
  /** Visitors who completed this step after all previous ones. */
  visitors: number;
}

export interface EventReport {
  /** ISO date of the first day, UTC. */
  since: string;
  days: number;
  country: CountryCode | null;
  total: number;
  events: EventCount[];
  pageTypes: EventCount[];
  countries: EventCount[];
  languages: EventCount[];
  /** Events of employees. */
  employeeEvents: number;
  byDay: { day: string; count: number; visitors: number }[];
  funnel: FunnelStep[];
}

const FUNNEL = [
  { step: 'view', event: 'view_item' },
  { step: 'cart', event: 'cart_update', field: { name: 'action', value: 'add' } },
  { step: 'checkout', event: 'checkout' },
  { step: 'purchase', event: 'purchase', field: { name: 'status', value: 'success' } },
] as const;

const sumCounts = (counts: readonly EventCount[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** Reads the report of the `days` before `now`, today included. */
export async function readEventReport(
  db: Db,
  { days, country }: EventReportOptions,
  now: number,
): Promise<EventReport> {
  const since = Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  const filter = { since, country };
  const events = await countEvents(db, filter, 'event');
  const employeeEvents = await countEvents(db, filter, 'is_employee');
  const visitors = await countFunnel(db, filter, FUNNEL);
  return {
    since: new Date(since).toISOString().slice(0, 10),
    days,
    country: country ?? null,
    total: sumCounts(events),
    events,
    pageTypes: await countEvents(db, filter, 'page_type'),
    countries: await countEvents(db, filter, 'country'),
    languages: await countEvents(db, filter, 'language'),
    employeeEvents: employeeEvents.find(({ value }) => value === '1')?.count ?? 0,
    byDay: await countDays(db, filter),
    funnel: FUNNEL.map(({ step }, index) => ({ step, visitors: visitors[index] ?? 0 })),
  };
}
