import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { isTimingSafeEqual } from '../crypto/timing-safe-equal.ts';
import { GUEST_TOKEN_TTL_SECONDS, signAccessToken } from '../gateway/access-token.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';

/** Credentials required for guest tokens; without them, any client may request one. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

export interface GuestTokenRouteOptions {
  secret: string;
  client: ClientCredentials | undefined;
  rateLimit: RateLimit;
  /**
   * Whether an id is or was a customer's. No guest token is issued for it, as it would give access to the
   * customer's data.
   */
  isCustomer(id: string): Promise<boolean>;
}

export function guestTokenRoutes({ secret, client, rateLimit, isCustomer }: GuestTokenRouteOptions): Route[] {
  const route = defineRoute(createGuestToken, async ({ body }, { headers, now }) => {
    const credentials = [headers.get('client-id') ?? '', headers.get('client-secret') ?? ''] as const;
    if (
      client &&
      !(isTimingSafeEqual(credentials[0], client.id) && isTimingSafeEqual(credentials[1], client.secret))
    )
      throw new AppError('UNAUTHORIZED');
    if (await isCustomer(body.guestId)) throw new AppError('UNAUTHORIZED');
    const accessToken = await signAccessToken(body.guestId, 'guest', secret, now);
    return { accessToken, expiresIn: GUEST_TOKEN_TTL_SECONDS };
  });
  return [{ ...route, rateLimit }];
}
