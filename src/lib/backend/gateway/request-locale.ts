import { COUNTRIES, COUNTRY_CODES, type Country } from '#lib/locale/countries.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { createInvalidRequestError, type FieldIssue } from './app-error.ts';

/**
 * Reads country and language from the `location` and `locale` headers; without a header, the first of
 * `COUNTRY_CODES` or `LANGUAGES` is used. Throws INVALID_REQUEST for unknown values.
 */
export function readRequestLocale(headers: Headers): { country: Country; language: Language } {
  const issues: FieldIssue[] = [];
  const readHeader = <Value extends string>(name: string, allowed: readonly [Value, ...Value[]]): Value => {
    const headerValue = headers.get(name)?.toLowerCase();
    const value =
      headerValue === undefined ? allowed[0] : allowed.find((candidate) => candidate === headerValue);
    if (value === undefined) issues.push({ path: `headers.${name}`, rule: 'unknown' });
    return value ?? allowed[0];
  };
  const country = COUNTRIES[readHeader('location', COUNTRY_CODES)];
  const language = readHeader('locale', LANGUAGES);
  if (issues.length > 0) throw createInvalidRequestError(issues);
  return { country, language };
}

/** Returns the language of error messages; never throws. */
export function readRequestLanguage(headers: Headers): Language {
  return headers.get('locale')?.toLowerCase() === 'ar' ? 'ar' : 'en';
}
