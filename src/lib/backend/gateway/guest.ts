import { createToken } from '#lib/contract/token.ts';
import { isTimingSafeEqual } from '../crypto/timing-safe-equal.ts';
import { defineRoute, type Route } from './call.ts';
import { Fault } from './fault.ts';
import type { Rate } from './rates.ts';
import { signToken, TOKEN_LIFETIME } from './token.ts';

/** Who may ask for guests' tokens; without it anybody may, and gets a guest's rights alone. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

export interface TokenRouteOptions {
  secret: string;
  client: ClientCredentials | undefined;
  rate: Rate;
  /** Whether an id is, or was, a customer's: no guest may go by it, for what is its owner's would be his. */
  isCustomer(id: string): Promise<boolean>;
}

export function tokenRoutes({ secret, client, rate, isCustomer }: TokenRouteOptions): Route[] {
  const route = defineRoute(createToken, async ({ body }, { headers, now }) => {
    const given = [headers.get('client-id') ?? '', headers.get('client-secret') ?? ''] as const;
    if (client && !(isTimingSafeEqual(given[0], client.id) && isTimingSafeEqual(given[1], client.secret)))
      throw new Fault('UNAUTHORIZED');
    if (await isCustomer(body.guestId)) throw new Fault('UNAUTHORIZED');
    const accessToken = await signToken(body.guestId, 'guest', secret, now);
    return { accessToken, expiresIn: TOKEN_LIFETIME };
  });
  return [{ ...route, rate }];
}
