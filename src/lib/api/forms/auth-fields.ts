import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import {
  type AuthFormBody,
  listInvalidFields,
  NEWSLETTER_CHANNELS,
  normalizeAuthForm,
  parseNewsletterConsent,
} from '#lib/format/auth/auth-form.ts';
import type { Country } from '#lib/locale/countries.ts';
import { coerceFields, parseFieldTree } from './parse-fields.ts';

// Longer than any field may be: enough to show what was wrong with it.
const MAX_VALUE = 260;

const SHOWN = ['identifier', 'name', 'email', 'mobile', 'gender'] as const;

/** What a form of identity sent, as its call takes it. */
export interface AuthFields {
  params: Record<string, unknown>;
  body: AuthFormBody;
  /** Names of the fields that do not hold. */
  invalidFields: string[];
  /** What may be shown again, by the fields' own names: never a password or a code. */
  values: Record<string, string>;
}

function valuesOf(body: AuthFormBody): Record<string, string> {
  const text = SHOWN.map((name) => [name, body[name]] as const).filter(
    (pair): pair is [(typeof SHOWN)[number], string] => typeof pair[1] === 'string' && pair[1] !== '',
  );
  const letters = parseNewsletterConsent(body.newsletter);
  const ticked = NEWSLETTER_CHANNELS.filter((name) => letters[name]).map((name) => [
    `newsletter.${name}`,
    'true',
  ]);
  return Object.fromEntries([...text.map(([name, value]) => [name, value.slice(0, MAX_VALUE)]), ...ticked]);
}

/** Reads a form of identity: phones as typed in the country, codes in any digits, passwords as they are. */
export function parseAuthFields(
  endpoint: AnyEndpoint,
  fields: URLSearchParams,
  country: Country,
): AuthFields {
  const tree = parseFieldTree(fields) as { params?: AuthFormBody; body?: AuthFormBody };
  const { passwordAgain = fields.get('passwordAgain'), ...given } = { ...tree.body };
  const body = coerceFields(endpoint.body, normalizeAuthForm(given, endpoint, country)) as AuthFormBody;
  // A form that asks for a name asks for one to be there.
  if (given.name === '') body.name = '';
  const refused = listInvalidFields(endpoint, body);
  const isRepeated = passwordAgain === null || passwordAgain === given.password;
  return {
    params: { ...tree.params },
    body,
    invalidFields: isRepeated ? refused : [...refused, 'passwordAgain'],
    values: valuesOf(given),
  };
}
