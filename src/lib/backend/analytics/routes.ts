import { collectEvents } from '#lib/contract/analytics/events.ts';
import type { Db } from '../db/database.ts';
import type { RateLimiterFactory } from '../gateway/rate-limiter.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { createAnalyticsEventCollector } from './event-collector.ts';

/** Route of the collector of analytics events. */
export function analyticsRoutes(db: Db, address: RateLimit, createLimiter?: RateLimiterFactory): Route[] {
  const storeEvents = createAnalyticsEventCollector(db, { address }, createLimiter);
  return [
    defineRoute(collectEvents, async ({ body }, context) => ({ accepted: await storeEvents(body, context) })),
  ];
}
