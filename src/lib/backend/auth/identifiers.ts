import { setTimeout as wait } from 'node:timers/promises';
import { parsePhone } from '#lib/format/phone.ts';
import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import { ATTEMPT_LIMITS, type AttemptLimitName } from './limits/limits.ts';
import { normalizeEmail } from './users/queries.ts';

/** Refuses what is no mobile number of the country. */
export function assertCountryMobile(mobile: string, country: Country, path = 'body.mobile'): void {
  if (parsePhone(mobile, country) !== mobile) throw createInvalidRequestError([{ path, rule: 'country' }]);
}

/** Refuses what is neither an email address nor a mobile number of any country that the shop is in. */
export function assertIdentifier(identifier: string): void {
  if (identifier.includes('@')) return;
  const isKnown = Object.values(COUNTRIES).some((country) => parsePhone(identifier, country) === identifier);
  if (!isKnown) throw createInvalidRequestError([{ path: 'body.identifier', rule: 'country' }]);
}

/** The one form of what somebody signs in by. */
export function normalizeIdentifier(identifier: string): string {
  return identifier.includes('@') ? normalizeEmail(identifier) : identifier;
}

/** By which way a code reaches somebody. */
export function getCodeChannel(identifier: string): 'email' | 'sms' {
  return identifier.includes('@') ? 'email' : 'sms';
}

/** UNAVAILABLE where nothing can be sent by this way: a code that never comes would only be waited for. */
export function assertChannelAvailable(
  { outbox }: Pick<AuthContext, 'outbox'>,
  channel: 'email' | 'sms',
): void {
  if (!outbox.getChannels()[channel]) throw new AppError('UNAVAILABLE', { channel });
}

/** Counts one against a limit; TOO_MANY_REQUESTS when there were too many. */
export async function consumeAttempt(
  { attemptLimiter }: Pick<AuthContext, 'attemptLimiter'>,
  name: AttemptLimitName,
  whose: string,
  now: number,
): Promise<void> {
  await attemptLimiter.consume(`${name} ${whose}`, ATTEMPT_LIMITS[name], now);
}

/** Counts one against a limit of the caller's address, where that is known. */
export async function consumeNetworkAttempt(
  { attemptLimiter, clientsPerNetwork }: Pick<AuthContext, 'attemptLimiter' | 'clientsPerNetwork'>,
  name: AttemptLimitName,
  { address, now }: RequestContext,
): Promise<void> {
  if (address === null) return;
  const { limit, windowMs } = ATTEMPT_LIMITS[name];
  await attemptLimiter.consume(`${name} ${address}`, { limit: limit * clientsPerNetwork, windowMs }, now);
}

// Above what the database needs, on either engine, also for as many at once as one address may ask for.
const MIN_RESPONSE_MS = 400;

/** Answers so late that how long it took does not say whether anything was sent. */
export async function padResponseTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(MIN_RESPONSE_MS)]);
  return result;
}
