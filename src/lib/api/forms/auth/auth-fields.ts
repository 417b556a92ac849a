import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { isPlausibleBirthday, parseBirthday } from '#lib/format/account/birthday.ts';
import {
  type AuthFormBody,
  listInvalidFields,
  NEWSLETTER_CHANNELS,
  normalizeAuthForm,
  parseNewsletterConsent,
} from '#lib/format/auth/auth-form.ts';
import type { Country } from '#lib/locale/countries.ts';
import { coerceFields, parseFieldTree } from '../parse-fields.ts';

// Above the limit of any field: enough to show what was invalid.
const MAX_VALUE_LENGTH = 260;

const REFILLED_FIELDS = ['identifier', 'name', 'email', 'mobile', 'gender', 'birthday'] as const;

/** The fields of an auth form, as input of its endpoint. */
export interface AuthFields {
  params: Record<string, unknown>;
  body: AuthFormBody;
  /** Names of invalid fields. */
  invalidFields: string[];
  /** Names of the invalid fields that are empty. */
  missing: string[];
  /** Values to fill in the form again, by field name; never a password or a code. */
  values: Record<string, string>;
}

function listRefillValues(body: AuthFormBody): Record<string, string> {
  const text = REFILLED_FIELDS.map((name) => [name, body[name]] as const).filter(
    (pair): pair is [(typeof REFILLED_FIELDS)[number], string] =>
      typeof pair[1] === 'string' && pair[1] !== '',
  );
  const newsletterConsent = parseNewsletterConsent(body.newsletter);
  const selectedChannels = NEWSLETTER_CHANNELS.filter((name) => newsletterConsent[name]).map((name) => [
    `newsletter.${name}`,
    'true',
  ]);
  return Object.fromEntries([
    ...text.map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
    ...selectedChannels,
  ]);
}

/** Converts the fields that only account pages have: a birthday to ISO 8601, a checkbox to a boolean. */
function normalizeAccountFields({ birthday, leavesWallet }: AuthFormBody, country: Country): AuthFormBody {
  return {
    ...(typeof birthday === 'string' && { birthday: normalizeBirthday(birthday, country) }),
    ...(leavesWallet !== undefined && { leavesWallet: leavesWallet === 'true' }),
  };
}

/** Returns an ISO 8601 date, null for an empty field, or `invalid`, which the endpoint rejects. */
function normalizeBirthday(text: string, { timeZone }: Country): string | null {
  if (text.trim() === '') return null;
  const date = parseBirthday(text);
  return date && isPlausibleBirthday(date, Date.now(), timeZone) ? date : 'invalid';
}

/** Parses an auth form: phone numbers in the country's notation, codes in any digits, passwords unchanged. */
export function parseAuthFields(
  endpoint: AnyEndpoint,
  fields: URLSearchParams,
  country: Country,
): AuthFields {
  const tree = parseFieldTree(fields) as { params?: AuthFormBody; body?: AuthFormBody };
  const { passwordAgain = fields.get('passwordAgain'), ...submitted } = { ...tree.body };
  const normalized = {
    ...normalizeAuthForm(submitted, endpoint, country),
    ...normalizeAccountFields(submitted, country),
  };
  const body = coerceFields(endpoint.body, normalized) as AuthFormBody;
  // In a form with a name field the name is required.
  if (submitted.name === '') body.name = '';
  const invalidNames = listInvalidFields(endpoint, body);
  const isPasswordConfirmed = passwordAgain === null || passwordAgain === submitted.password;
  const formBody: AuthFormBody = { ...submitted, passwordAgain };
  const invalidFields = isPasswordConfirmed ? invalidNames : [...invalidNames, 'passwordAgain'];
  return {
    params: { ...tree.params },
    body,
    invalidFields,
    missing: invalidFields.filter((name) => String(formBody[name] ?? '').trim() === ''),
    values: listRefillValues(submitted),
  };
}
