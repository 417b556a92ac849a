import { changeContact, signUp, updateAccount } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { Country } from '#lib/locale/countries.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { parsePhone } from '../phone.ts';

/** Ways in which the shop may write: a form has a box for each. */
export const NEWSLETTER_CHANNELS = ['email', 'whatsapp'] as const;

// Their forms ask about letters, and a box that is not ticked sends nothing.
const lettered: readonly AnyEndpoint[] = [signUp, updateAccount];

/** What a form of identity says, field by field. */
export type AuthFormBody = Record<string, unknown>;

/** The channel of what was typed to come in by: an address, or a number. */
export function getChannel({ identifier }: AuthFormBody): 'email' | 'sms' {
  return typeof identifier === 'string' && !identifier.includes('@') ? 'sms' : 'email';
}

const isTicked = (value: unknown) => value === 'true' || value === 'on';

/** Which boxes are ticked. */
export function parseNewsletterConsent(value: unknown): Record<string, boolean> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as AuthFormBody;
  return Object.fromEntries(NEWSLETTER_CHANNELS.map((name) => [name, isTicked(given[name])]));
}

/** A national number as it is written on the wire; anything else stays, to be refused. */
function phoneOf(typed: string, country: Country): string {
  return parsePhone(toLatinDigits(typed), country) ?? typed;
}

/** What was typed as the call takes it: numbers of the country, codes in any digits, passwords as they are. */
export function normalizeAuthForm(body: AuthFormBody, endpoint: AnyEndpoint, country: Country): AuthFormBody {
  const { identifier, mobile, email, code, everywhere, gender } = body;
  const tidied: AuthFormBody = { ...body };
  if (typeof identifier === 'string') {
    tidied.identifier = identifier.includes('@') ? identifier.trim() : phoneOf(identifier, country);
  }
  if (typeof mobile === 'string') tidied.mobile = phoneOf(mobile, country);
  if (typeof code === 'string') tidied.code = toLatinDigits(code).replace(/\D/g, '');
  if (everywhere !== undefined) tidied.everywhere = isTicked(everywhere);
  if (gender === '') tidied.gender = null;
  if (lettered.includes(endpoint)) tidied.newsletter = parseNewsletterConsent(body.newsletter);
  // Both fields may stand in one form: the one that was filled in counts.
  if (endpoint === (changeContact as AnyEndpoint)) {
    return email || mobile === undefined ? { email: email ?? '' } : { mobile: tidied.mobile };
  }
  return tidied;
}

/** Names of the fields that do not hold. */
export function listInvalidFields(endpoint: AnyEndpoint, body: AuthFormBody): string[] {
  const parsed = endpoint.body.safeParse(body);
  if (parsed.success) return [];
  const names = parsed.error.issues.map(({ path }) => String(path[0] ?? ''));
  // A body of several shapes is refused as a whole.
  return [...new Set(names.flatMap((name) => (name === '' ? Object.keys(body) : [name])))];
}
