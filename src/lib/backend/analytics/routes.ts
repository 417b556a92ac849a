import { collectEvents } from '#lib/contract/analytics/events.ts';
import type { Db } from '../db/database.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { createEventIntake } from './event-intake.ts';

/** Route of the collector of analytics events. */
export function analyticsRoutes(db: Db): Route[] {
  const storeEvents = createEventIntake(db);
  return [
    defineRoute(collectEvents, async ({ body }, { now }) => ({ accepted: await storeEvents(body, now) })),
  ];
}
