import { EventsBodySchema, type SearchEvent, SearchEventSchema } from '#lib/contract/search/query.ts';
import { parseIndexName } from '#lib/search/index-names.ts';
import { createId } from '../../db/create-id.ts';
import { type Db, runInTransaction } from '../../db/database.ts';
import { createRateLimiter } from '../../gateway/rate-limiter.ts';
import { SearchApiError } from '../search-api-error.ts';

const DAY = 24 * 3600_000;

/** Milliseconds that events are kept. */
export const EVENT_RETENTION_MS = 90 * DAY;

// An event that comes later than that says nothing of today; the provider refuses it.
const LATE = 4 * DAY;
const EARLY = 3600_000;
const BATCH = 100;
const DROPPED = 5000;

// Events of one address: some for each page that somebody looks at. And of all of them, or they would fill the disk;
// one address cannot take so much that nothing is left for the others.
const RATES = { address: { burst: 2000, perSecond: 0.5 }, all: { burst: 50_000, perSecond: 1 } };
// Twenty goods that are bought have 3400.
const LETTERS = 4096;

/** Keeps what shoppers who agreed to it did. Refuses all of a request for what is wrong with one of its events. */
export function createEventIntake(
  db: Db,
  rates = RATES,
): (body: Record<string, unknown>, address: string | undefined, now: number) => Promise<void> {
  const addresses = createRateLimiter(rates.address);
  const all = createRateLimiter(rates.all);
  return async (given, address, now) => {
    const body = EventsBodySchema.safeParse(given);
    if (!body.success) throw new SearchApiError(400, 'events must be a list of at most 1000');
    // The provider's library says so when it begins; it is about nothing.
    const said = body.data.events.filter((event) => !isStart(event));
    const events = said.map(readEvent);
    if (events.length === 0) return;
    if (address !== undefined) addresses.consume(address, now, events.length);
    all.consume('all', now, events.length);
    const rows = events.map((event) => ({
      id: createId(now),
      at: timeOf(event, now),
      type: event.eventType,
      name: event.eventName,
      index_name: event.index,
      query_id: event.queryID ?? null,
      user_token: event.userToken,
      body: JSON.stringify(event),
    }));
    await runInTransaction(db, async (trx) => {
      for (let at = 0; at < rows.length; at += BATCH) {
        await trx
          .insertInto('search_events')
          .values(rows.slice(at, at + BATCH))
          .execute();
      }
    });
  };
}

function isStart(event: unknown): boolean {
  return (event as { eventName?: unknown } | null)?.eventName === '__start__';
}

function readEvent(event: unknown, index: number): SearchEvent {
  const result = SearchEventSchema.safeParse(event);
  if (!result.success) {
    const where = result.error.issues[0]?.path.map(String).join('.') ?? '';
    throw new SearchApiError(422, `Invalid value for ${['events', index, where].join('.').slice(0, 128)}`);
  }
  const { index: name, positions, objectIDs } = result.data;
  if (!parseIndexName(name)) throw new SearchApiError(422, `Invalid value for events.${index}.index`);
  if (positions && positions.length !== objectIDs?.length) {
    throw new SearchApiError(422, `events.${index} needs a position for each of its objectIDs`);
  }
  if (JSON.stringify(result.data).length > LETTERS)
    throw new SearchApiError(422, `events.${index} is too long`);
  return result.data;
}

function timeOf({ timestamp }: SearchEvent, now: number): number {
  return timestamp !== undefined && timestamp > now - LATE && timestamp < now + EARLY ? timestamp : now;
}

/** Deletes some of the events that are too old; the rest is left to the next time. */
export async function deleteExpiredEvents(db: Db, now: number): Promise<void> {
  const old = await db
    .selectFrom('search_events')
    .select('id')
    .where('at', '<', now - EVENT_RETENTION_MS)
    .orderBy('at')
    .limit(DROPPED)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('search_events').where('id', 'in', ids).execute();
}
