import { parsePhone } from '#lib/format/phone.ts';
import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';
import type { AuthContext } from './auth-context.ts';
import { normalizeEmail } from './users/normalize-email.ts';

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

/**
 * Throws UNAVAILABLE when the shop cannot send messages by this channel, so that no customer waits for a code
 * that is never sent.
 */
export function assertChannelAvailable(
  { outbox }: Pick<AuthContext, 'outbox'>,
  channel: 'email' | 'sms',
): void {
  if (!outbox.getChannels()[channel]) throw new AppError('UNAVAILABLE', { channel });
}
