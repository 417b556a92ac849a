import { LANGUAGES, type Language } from '#lib/locale/locale.ts';

/**
 * Paths of texts in a record, such as `name` or `specifications.0.value`, by the language that is missing.
 */
export type Untranslated = Record<Language, string[]>;

/** Returns the paths of the texts of a valid record that are given in one language only. */
export function findUntranslated(value: unknown): Untranslated {
  const untranslated: Untranslated = { en: [], ar: [] };
  const visit = (nested: unknown, path: string): void => {
    if (nested === null || typeof nested !== 'object') return;
    const presentLanguages = LANGUAGES.filter((language) => typeof readText(nested, language) === 'string');
    if (presentLanguages.length === 1 && Object.keys(nested).length === 1) {
      untranslated[presentLanguages[0] === 'en' ? 'ar' : 'en'].push(path);
      return;
    }
    for (const [name, part] of Object.entries(nested)) visit(part, path ? `${path}.${name}` : name);
  };
  visit(value, '');
  // The order of fields and columns must not affect the list.
  return { en: untranslated.en.sort(), ar: untranslated.ar.sort() };
}

export const isTranslated = (untranslated: Untranslated): boolean =>
  LANGUAGES.every((language) => untranslated[language].length === 0);

/** Returns a record without the texts that were copied from the other language. */
export function omitUntranslated<Value extends object>(record: Value, untranslated: Untranslated): Value {
  if (isTranslated(untranslated)) return record;
  const translatedRecord = structuredClone(record);
  for (const language of LANGUAGES) {
    for (const path of untranslated[language]) {
      const text = readPath(translatedRecord, path);
      if (text !== null && typeof text === 'object')
        delete (text as Partial<Record<Language, string>>)[language];
    }
  }
  return translatedRecord;
}

/** A text that is missing in `language`; `text` is in the other one. */
export interface MissingText {
  path: string;
  language: Language;
  text: string;
}

/** Lists the texts of a complete record that were copied from the other language. */
export function listMissingTexts(record: object, untranslated: Untranslated): MissingText[] {
  return LANGUAGES.flatMap((language) =>
    untranslated[language].map((path) => ({
      path,
      language,
      text: String(readText(readPath(record, path), language) ?? ''),
    })),
  );
}

const readText = (value: unknown, language: Language): unknown =>
  (value as Partial<Record<Language, unknown>> | undefined)?.[language];

const readPath = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], record);
