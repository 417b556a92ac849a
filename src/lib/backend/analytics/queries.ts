import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import type { EventName } from '#lib/contract/analytics/events.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** Maximum number of events that one call of `deleteEventsBefore` deletes. */
export const DELETE_BATCH_SIZE = 5000;

/** Inserts events; those whose id exists are ignored. */
export async function insertEvents(
  db: Db,
  rows: readonly Insertable<Tables['analytics_events']>[],
): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes the oldest events before a time, at most 5,000 per call; returns their number. */
export async function deleteEventsBefore(db: Db, time: number): Promise<number> {
  const expired = await db
    .selectFrom('analytics_events')
    .select('id')
    .where('at', '<', time)
    .orderBy('at')
    .limit(DELETE_BATCH_SIZE)
    .execute();
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('analytics_events').where('id', 'in', ids).execute();
  return ids.length;
}

/** Filter of events; all countries if none is given. */
export interface EventFilter {
  /** Epoch milliseconds. */
  since: number;
  country?: CountryCode | undefined;
}

const selectEvents = (db: Db, { since, country }: EventFilter) =>
  db
    .selectFrom('analytics_events')
    .where('at', '>=', since)
    .$if(country !== undefined, (query) => query.where('country', '=', country as CountryCode));

/** A value and the number of its events. */
export interface EventCount {
  value: string;
  count: number;
}

/** Counts events by a column, the most frequent first. */
export async function countEvents(
  db: Db,
  filter: EventFilter,
  column: 'event' | 'page_type' | 'country' | 'language' | 'is_employee',
): Promise<EventCount[]> {
  const count = sql<number>`count(*)`;
  const rows = await selectEvents(db, filter)
    .select([`${column} as value`, count.as('count')])
    .groupBy(column)
    .orderBy(count, 'desc')
    .orderBy(column)
    .execute();
  return rows.map((row) => ({ value: String(row.value), count: Number(row.count) }));
}

/** Counts events and visitors by day in UTC, the oldest first. */
export async function countDays(
  db: Db,
  filter: EventFilter,
): Promise<{ day: string; count: number; visitors: number }[]> {
  // Integer division in both databases. A literal: PostgreSQL could not infer the type of a parameter.
  const day = sql<number>`at / ${sql.lit(DAY_MS)}`;
  const rows = await selectEvents(db, filter)
    .select([day.as('day'), sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(distinct visitor)`.as('visitors'))
    .groupBy(day)
    .orderBy(day)
    .execute();
  return rows.map((row) => ({
    day: new Date(Number(row.day) * DAY_MS).toISOString().slice(0, 10),
    count: Number(row.count),
    visitors: Number(row.visitors),
  }));
}

/** An event of the funnel; if `field` is set, only events with that value count. */
export interface FunnelEvent {
  event: EventName;
  field?: { name: string; value: string };
}

type VisitorTimes = SelectQueryBuilder<Tables, never, { visitor: string; at: number }>;

/** Selects the visitors who completed a step after the previous one, each with the time of that event. */
function selectStep(
  db: Db,
  filter: EventFilter,
  { event, field }: FunnelEvent,
  before: VisitorTimes | undefined,
): VisitorTimes {
  const events = selectEvents(db, filter)
    .where('event', '=', event)
    .$if(field !== undefined, (query) => query.where('body', 'like', `%"${field?.name}":"${field?.value}"%`));
  const stepTimes = before
    ? db
        .selectFrom(events.select(['visitor', 'at']).as('step'))
        .innerJoin(before.as('before'), (join) =>
          join.onRef('step.visitor', '=', 'before.visitor').onRef('step.at', '>=', 'before.at'),
        )
        .select(['step.visitor', sql<number>`min(step.at)`.as('at')])
        .groupBy('step.visitor')
    : events.select(['visitor', sql<number>`min(at)`.as('at')]).groupBy('visitor');
  return stepTimes as unknown as VisitorTimes;
}

/** Counts the visitors of each step who completed all previous steps in this order. */
export async function countFunnel(
  db: Db,
  filter: EventFilter,
  steps: readonly FunnelEvent[],
): Promise<number[]> {
  const counts: number[] = [];
  let visitors: VisitorTimes | undefined;
  for (const step of steps) {
    visitors = selectStep(db, filter, step, visitors);
    const row = await db
      .selectFrom(visitors.as('visitors'))
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    counts.push(Number(row.count));
  }
  return counts;
}
