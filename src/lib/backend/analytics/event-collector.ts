import {
  type AnalyticsEvent,
  AnalyticsEventSchema,
  type collectEvents,
} from '#lib/contract/analytics/events.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db } from '../db/database.ts';
import { createLocalRateLimiters, type RateLimiterFactory } from '../gateway/rate-limiter.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { DELETE_BATCH_SIZE, deleteEventsBefore, insertEvents } from './queries.ts';

/** Retention of analytics events in milliseconds. */
export const ANALYTICS_EVENT_RETENTION_MS = 90 * DAY_MS;

// A browser may be offline for days.
const MAX_EVENT_AGE_MS = 4 * DAY_MS;

// An event that is dated further ahead of the server's clock than this gets the server's time.
const MAX_CLOCK_SKEW_MS = 60_000;

// For all network addresses together, so that events cannot fill the disk.
const TOTAL_RATE: RateLimit = { burst: 50_000, perSecond: 20 };

const isDefined = (event: AnalyticsEvent | undefined): event is AnalyticsEvent => event !== undefined;

/** Returns the valid events that are at most four days old; a time more than a minute ahead becomes `now`. */
function parseEvents(events: readonly unknown[], now: number): AnalyticsEvent[] {
  return events
    .map((event) => AnalyticsEventSchema.safeParse(event).data)
    .filter(isDefined)
    .filter(({ at }) => at >= now - MAX_EVENT_AGE_MS)
    .map((event) => (event.at > now + MAX_CLOCK_SKEW_MS ? { ...event, at: now } : event));
}

/**
 * Returns a function that validates and stores events, and returns the number of valid ones. Requests above
 * the rate limit of their address or above the total limit are rejected; one address cannot use up the total.
 */
export function createAnalyticsEventCollector(
  db: Db,
  rates: { address: RateLimit; total?: RateLimit },
  createLimiter: RateLimiterFactory = createLocalRateLimiters,
) {
  const addresses = createLimiter('analytics-address', rates.address);
  const totalLimiter = createLimiter('analytics-all', rates.total ?? TOTAL_RATE);
  return async (
    { visitor, events }: EndpointInput<typeof collectEvents>['body'],
    { clientNetwork, now }: Pick<RequestContext, 'clientNetwork' | 'now'>,
  ): Promise<number> => {
    const valid = parseEvents(events, now);
    if (valid.length === 0) return 0;
    if (clientNetwork !== null) await addresses.consume(clientNetwork, now, valid.length);
    await totalLimiter.consume('all', now, valid.length);
    const rows = valid.map(({ id, at, event, pageType, country, language, isEmployee, ...body }) => ({
      id,
      at,
      event,
      page_type: pageType,
      country,
      language,
      visitor,
      is_employee: isEmployee ? (1 as const) : (0 as const),
      body: JSON.stringify(body),
    }));
    await insertEvents(db, rows);
    return valid.length;
  };
}

const MIN_INTERVAL_MS = 10 * 60_000;

/** Returns a function that deletes expired events; calls within ten minutes of the last run do nothing. */
export function createAnalyticsEventCleanup(db: Db): (now: number) => Promise<void> {
  let lastRun = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (Math.abs(now - lastRun) < MIN_INTERVAL_MS) return;
    // After a full batch, the next call runs at once, because more events may have expired.
    const deletedCount = await deleteEventsBefore(db, now - ANALYTICS_EVENT_RETENTION_MS);
    if (deletedCount < DELETE_BATCH_SIZE) lastRun = now;
  };
}
