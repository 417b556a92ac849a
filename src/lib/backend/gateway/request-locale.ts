import { COUNTRIES, COUNTRY_CODES, type Country } from '#lib/locale/countries.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { createInvalidRequestError, type FieldIssue } from './app-error.ts';

/**
 * Reads country and language from the `location` and `locale` headers; the first of each is the default.
 * Throws INVALID_REQUEST for unknown values.
 */
export function readRequestLocale(headers: Headers): { country: Country; language: Language } {
  const faults: FieldIssue[] = [];
  const one = <Value extends string>(name: string, known: readonly [Value, ...Value[]]): Value => {
    const given = headers.get(name)?.toLowerCase();
    const value = given === undefined ? known[0] : known.find((it) => it === given);
    if (value === undefined) faults.push({ path: `headers.${name}`, rule: 'unknown' });
    return value ?? known[0];
  };
  const country = COUNTRIES[one('location', COUNTRY_CODES)];
  const language = one('locale', LANGUAGES);
  if (faults.length > 0) throw createInvalidRequestError(faults);
  return { country, language };
}

/** Returns the language of error messages; never throws. */
export function readRequestLanguage(headers: Headers): Language {
  return headers.get('locale')?.toLowerCase() === 'ar' ? 'ar' : 'en';
}
