import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { type IdentityBody, LETTERS, lettersOf, refusedFields, tidyIdentity } from '#lib/format/identity.ts';
import type { Country } from '#lib/locale/countries.ts';
import { readFields, shapeFields } from './form.ts';

// Longer than any field may be: enough to show what was wrong with it.
const MAX_VALUE = 260;

const SHOWN = ['identifier', 'name', 'email', 'mobile', 'gender'] as const;

/** What a form of identity sent, as its call takes it. */
export interface IdentityFields {
  params: Record<string, unknown>;
  body: IdentityBody;
  /** Names of the fields that do not hold. */
  refused: string[];
  /** What may be shown again, by the fields' own names: never a password or a code. */
  values: Record<string, string>;
}

function valuesOf(body: IdentityBody): Record<string, string> {
  const text = SHOWN.map((name) => [name, body[name]] as const).filter(
    (pair): pair is [(typeof SHOWN)[number], string] => typeof pair[1] === 'string' && pair[1] !== '',
  );
  const letters = lettersOf(body.newsletter);
  const ticked = LETTERS.filter((name) => letters[name]).map((name) => [`newsletter.${name}`, 'true']);
  return Object.fromEntries([...text.map(([name, value]) => [name, value.slice(0, MAX_VALUE)]), ...ticked]);
}

/** Reads a form of identity: phones as typed in the country, codes in any digits, passwords as they are. */
export function readIdentityFields(
  endpoint: AnyEndpoint,
  fields: URLSearchParams,
  country: Country,
): IdentityFields {
  const tree = readFields(fields) as { params?: IdentityBody; body?: IdentityBody };
  const { passwordAgain = fields.get('passwordAgain'), ...given } = { ...tree.body };
  const body = shapeFields(endpoint.body, tidyIdentity(given, endpoint, country)) as IdentityBody;
  // A form that asks for a name asks for one to be there.
  if (given.name === '') body.name = '';
  const refused = refusedFields(endpoint, body);
  const isRepeated = passwordAgain === null || passwordAgain === given.password;
  return {
    params: { ...tree.params },
    body,
    refused: isRepeated ? refused : [...refused, 'passwordAgain'],
    values: valuesOf(given),
  };
}
