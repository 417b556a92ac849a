import { EventsBodySchema, type SearchEvent, SearchEventSchema } from '#lib/contract/search/events.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import { parseIndexName } from '#lib/search/index-names.ts';
import { createId } from '../../db/create-id.ts';
import { type Db, runInTransaction } from '../../db/database.ts';
import { createLocalRateLimiters, type RateLimiterFactory } from '../../gateway/rate-limiter.ts';
import { SearchApiError } from '../search-api-error.ts';

/** Retention of search events in milliseconds. */
export const SEARCH_EVENT_RETENTION_MS = 90 * DAY_MS;

// The hosted service rejects older events too.
const MAX_EVENT_AGE_MS = 4 * DAY_MS;
const MAX_CLOCK_SKEW_MS = 3600_000;
const INSERT_BATCH_SIZE = 100;
const DELETE_BATCH_SIZE = 5000;

// Limits of events: per network address, and in total so that events cannot fill the disk. The total is so
// high that one network address cannot use it up.
const RATE_LIMITS = {
  address: { burst: 2000, perSecond: 0.5 },
  total: { burst: 50_000, perSecond: 1 },
};
// A purchase of twenty products takes 3400 characters.
const MAX_EVENT_LENGTH = 4096;

/**
 * Returns a function that validates, rate-limits and stores the search events of a request, which browsers
 * send only with the consent of the visitor. It rejects the whole request if one event is invalid.
 */
export function createSearchEventCollector(
  db: Db,
  rates = RATE_LIMITS,
  createLimiter: RateLimiterFactory = createLocalRateLimiters,
): (body: Record<string, unknown>, address: string | undefined, now: number) => Promise<void> {
  const addressLimiter = createLimiter('event-address', rates.address);
  const totalLimiter = createLimiter('event-all', rates.total);
  return async (input, address, now) => {
    const body = EventsBodySchema.safeParse(input);
    if (!body.success) throw new SearchApiError(400, 'events must be a list of at most 1000');
    // The provider's library sends an event on start that refers to no product; it is dropped.
    const rawEvents = body.data.events.filter((event) => !isStartEvent(event));
    const events = rawEvents.map(readEvent);
    if (events.length === 0) return;
    if (address !== undefined) await addressLimiter.consume(address, now, events.length);
    await totalLimiter.consume('all', now, events.length);
    const rows = events.map((event) => ({
      id: createId(now),
      at: getEventTime(event, now),
      type: event.eventType,
      name: event.eventName,
      index_name: event.index,
      query_id: event.queryID ?? null,
      user_token: event.userToken,
      body: JSON.stringify(event),
    }));
    await runInTransaction(db, async (trx) => {
      for (let start = 0; start < rows.length; start += INSERT_BATCH_SIZE) {
        await trx
          .insertInto('search_events')
          .values(rows.slice(start, start + INSERT_BATCH_SIZE))
          .execute();
      }
    });
  };
}

function isStartEvent(event: unknown): boolean {
  return (event as { eventName?: unknown } | null)?.eventName === '__start__';
}

function readEvent(event: unknown, index: number): SearchEvent {
  const result = SearchEventSchema.safeParse(event);
  if (!result.success) {
    const fieldPath = result.error.issues[0]?.path.map(String).join('.') ?? '';
    throw new SearchApiError(
      422,
      `Invalid value for ${['events', index, fieldPath].join('.').slice(0, 128)}`,
    );
  }
  const { index: name, eventType, positions, objectIDs, queryID } = result.data;
  if (!parseIndexName(name)) throw new SearchApiError(422, `Invalid value for events.${index}.index`);
  const needsPositions = eventType === 'click' && queryID !== undefined && objectIDs !== undefined;
  if ((positions || needsPositions) && positions?.length !== objectIDs?.length) {
    throw new SearchApiError(422, `events.${index} needs a position for each of its objectIDs`);
  }
  if (JSON.stringify(result.data).length > MAX_EVENT_LENGTH)
    throw new SearchApiError(422, `events.${index} is too long`);
  return result.data;
}

function getEventTime({ timestamp }: SearchEvent, now: number): number {
  return timestamp !== undefined && timestamp > now - MAX_EVENT_AGE_MS && timestamp < now + MAX_CLOCK_SKEW_MS
    ? timestamp
    : now;
}

/** Deletes a batch of expired events; the rest follows in the next run. */
export async function deleteExpiredEvents(db: Db, now: number): Promise<void> {
  const expired = await db
    .selectFrom('search_events')
    .select('id')
    .where('at', '<', now - SEARCH_EVENT_RETENTION_MS)
    .orderBy('at')
    .limit(DELETE_BATCH_SIZE)
    .execute();
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('search_events').where('id', 'in', ids).execute();
}
