import { changeContact, updateAccount } from '#lib/contract/account/account.ts';
import { requestSignInCode, signUp } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { Country } from '#lib/locale/countries.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { parsePhone } from '../phone.ts';

/** Channels of the newsletter; forms have a checkbox for each. */
export const NEWSLETTER_CHANNELS = ['email', 'whatsapp'] as const;

// Endpoints whose forms have newsletter checkboxes; an unchecked box sends nothing.
const newsletterEndpoints: readonly AnyEndpoint[] = [signUp, updateAccount];

/** Fields of an authentication form. */
export type AuthFormBody = Record<string, unknown>;

/** Returns the channel of the entered identifier: email address or phone number. */
export function getChannel({ identifier }: AuthFormBody): 'email' | 'sms' {
  return typeof identifier === 'string' && !identifier.includes('@') ? 'sms' : 'email';
}

const isChecked = (value: unknown) => value === 'true' || value === 'on';

/** Returns the consent per channel from the checkboxes. */
export function parseNewsletterConsent(value: unknown): Record<string, boolean> {
  const checkboxes = (typeof value === 'object' && value !== null ? value : {}) as AuthFormBody;
  return Object.fromEntries(NEWSLETTER_CHANNELS.map((name) => [name, isChecked(checkboxes[name])]));
}

/** Converts a phone number to E.164; invalid input is unchanged and rejected by validation. */
function normalizePhone(text: string, country: Country): string {
  return parsePhone(toLatinDigits(text), country) ?? text;
}

/**
 * Converts form fields to a request body: phone numbers to E.164, codes to Latin digits, checkboxes to
 * booleans; passwords are unchanged.
 */
export function normalizeAuthForm(body: AuthFormBody, endpoint: AnyEndpoint, country: Country): AuthFormBody {
  const { identifier, mobile, email, code, everywhere, gender } = body;
  const normalized: AuthFormBody = { ...body };
  if (typeof identifier === 'string') {
    normalized.identifier = identifier.includes('@')
      ? identifier.trim()
      : normalizePhone(identifier, country);
  }
  if (typeof mobile === 'string') normalized.mobile = normalizePhone(mobile, country);
  if (typeof code === 'string') normalized.code = toLatinDigits(code).replace(/\D/g, '');
  if (everywhere !== undefined) normalized.everywhere = isChecked(everywhere);
  if (gender === '') normalized.gender = null;
  if (newsletterEndpoints.includes(endpoint)) normalized.newsletter = parseNewsletterConsent(body.newsletter);
  // The sign-in page requests a code with the button of a form that has a password too.
  if (endpoint === (requestSignInCode as AnyEndpoint)) return { identifier: normalized.identifier };
  // A form may have fields for both contacts: the email address is used, unless it is empty.
  if (endpoint === (changeContact as AnyEndpoint)) {
    return email || mobile === undefined ? { email: email ?? '' } : { mobile: normalized.mobile };
  }
  return normalized;
}

/** Returns the names of invalid fields. */
export function listInvalidFields(endpoint: AnyEndpoint, body: AuthFormBody): string[] {
  const parsed = endpoint.body.safeParse(body);
  if (parsed.success) return [];
  const names = parsed.error.issues.map(({ path }) => String(path[0] ?? ''));
  // A union is rejected as a whole, without the path of a field.
  return [...new Set(names.flatMap((name) => (name === '' ? Object.keys(body) : [name])))];
}
