import { setTimeout as wait } from 'node:timers/promises';
import { parsePhone } from '#lib/format/phone.ts';
import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import type { Call } from '../gateway/call.ts';
import { Fault, invalidFields } from '../gateway/fault.ts';
import { LIMITS, type LimitName } from './limits.ts';
import type { Parts } from './parts.ts';
import { plainEmail } from './queries.ts';

/** Refuses what is no mobile number of the country. */
export function demandMobile(mobile: string, country: Country, path = 'body.mobile'): void {
  if (parsePhone(mobile, country) !== mobile) throw invalidFields([{ path, rule: 'country' }]);
}

/** Refuses what is neither an email address nor a mobile number of any country that the shop is in. */
export function demandIdentifier(identifier: string): void {
  if (identifier.includes('@')) return;
  const isKnown = Object.values(COUNTRIES).some((country) => parsePhone(identifier, country) === identifier);
  if (!isKnown) throw invalidFields([{ path: 'body.identifier', rule: 'country' }]);
}

/** The one form of what somebody signs in by. */
export function plainIdentifier(identifier: string): string {
  return identifier.includes('@') ? plainEmail(identifier) : identifier;
}

/** By which way a code reaches somebody. */
export function channelOf(identifier: string): 'email' | 'sms' {
  return identifier.includes('@') ? 'email' : 'sms';
}

/** UNAVAILABLE where nothing can be sent by this way: a code that never comes would only be waited for. */
export function demandChannel({ outbox }: Pick<Parts, 'outbox'>, channel: 'email' | 'sms'): void {
  if (!outbox.channels()[channel]) throw new Fault('UNAVAILABLE', { channel });
}

/** Counts one against a limit; TOO_MANY_REQUESTS when there were too many. */
export async function countTry(
  { attempts }: Pick<Parts, 'attempts'>,
  name: LimitName,
  whose: string,
  now: number,
): Promise<void> {
  await attempts.take(`${name} ${whose}`, LIMITS[name], now);
}

/** Counts one against a limit of the caller's address, where that is known. */
export async function countAddress(
  { attempts, crowd }: Pick<Parts, 'attempts' | 'crowd'>,
  name: LimitName,
  { address, now }: Call,
): Promise<void> {
  if (address === null) return;
  const { limit, windowMs } = LIMITS[name];
  await attempts.take(`${name} ${address}`, { limit: limit * crowd, windowMs }, now);
}

// Above what the database needs, on either engine, also for as many at once as one address may ask for.
const QUIET_MS = 400;

/** Answers so late that how long it took does not say whether anything was sent. */
export async function quietly<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(QUIET_MS)]);
  return result;
}
