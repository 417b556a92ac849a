import type { RequestContext } from '../../gateway/request-context.ts';
import type { AuthContext } from '../auth-context.ts';
import { ATTEMPT_LIMITS, type AttemptLimitName } from './limits.ts';

/** Counts an attempt. Throws TOO_MANY_REQUESTS when the limit is reached. */
export async function consumeAttempt(
  { attemptLimiter }: Pick<AuthContext, 'attemptLimiter'>,
  name: AttemptLimitName,
  subject: string,
  now: number,
): Promise<void> {
  await attemptLimiter.consume(`${name} ${subject}`, ATTEMPT_LIMITS[name], now);
}

/** Counts an attempt of the client's network, if it is known. Throws TOO_MANY_REQUESTS at the limit. */
export async function consumeNetworkAttempt(
  { attemptLimiter, clientsPerNetwork }: Pick<AuthContext, 'attemptLimiter' | 'clientsPerNetwork'>,
  name: AttemptLimitName,
  { clientNetwork, now }: RequestContext,
): Promise<void> {
  if (clientNetwork === null) return;
  const { limit, windowMs } = ATTEMPT_LIMITS[name];
  await attemptLimiter.consume(
    `${name} ${clientNetwork}`,
    { limit: limit * clientsPerNetwork, windowMs },
    now,
  );
}
