import { readMailbox } from '#lib/contract/sandbox.ts';
import { isTimingSafeEqual } from '../crypto/timing-safe-equal.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import type { Outbox } from './outbox.ts';

/** Endpoint of the mailbox page. A wrong key throws UNKNOWN_CALL, as if the endpoint did not exist. */
export function mailboxRoutes(outbox: Outbox, key: string | undefined, rateLimit: RateLimit): Route[] {
  if (key === undefined) return [];
  const route = defineRoute(readMailbox, async ({ body }) => {
    if (!isTimingSafeEqual(body.key, key)) throw new AppError('UNKNOWN_CALL');
    return { messages: await outbox.listMailbox() };
  });
  return [{ ...route, rateLimit }];
}
