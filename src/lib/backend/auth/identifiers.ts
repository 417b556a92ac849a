import { setTimeout as wait } from 'node:timers/promises';
import { parsePhone } from '#lib/format/phone.ts';
import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import { ATTEMPT_LIMITS, type AttemptLimitName } from './limits/limits.ts';
import { normalizeEmail } from './users/queries.ts';

/** Throws INVALID_REQUEST unless `mobile` is a mobile number of the country in E.164. */
export function assertCountryMobile(mobile: string, country: Country, path = 'body.mobile'): void {
  if (parsePhone(mobile, country) !== mobile) throw createInvalidRequestError([{ path, rule: 'country' }]);
}

/**
 * Throws INVALID_REQUEST unless `identifier` is an email address or a mobile number of one of the countries.
 */
export function assertIdentifier(identifier: string): void {
  if (identifier.includes('@')) return;
  const isMobile = Object.values(COUNTRIES).some((country) => parsePhone(identifier, country) === identifier);
  if (!isMobile) throw createInvalidRequestError([{ path: 'body.identifier', rule: 'country' }]);
}

/** Returns an email address in normal form, a mobile number unchanged. */
export function normalizeIdentifier(identifier: string): string {
  return identifier.includes('@') ? normalizeEmail(identifier) : identifier;
}

export function getCodeChannel(identifier: string): 'email' | 'sms' {
  return identifier.includes('@') ? 'email' : 'sms';
}

/** Throws UNAVAILABLE when the shop cannot send by this channel, so that no customer waits for a code. */
export function assertChannelAvailable(
  { outbox }: Pick<AuthContext, 'outbox'>,
  channel: 'email' | 'sms',
): void {
  if (!outbox.getChannels()[channel]) throw new AppError('UNAVAILABLE', { channel });
}

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

// Longer than the database needs on both engines, even for as many concurrent requests as a network may send.
const MIN_RESPONSE_MS = 400;

/** Delays the result to a minimum time, so that the duration does not reveal whether a message was sent. */
export async function padResponseTime<T>(promise: Promise<T>): Promise<T> {
  const [result] = await Promise.all([promise, wait(MIN_RESPONSE_MS)]);
  return result;
}
