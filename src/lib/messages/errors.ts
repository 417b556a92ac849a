import { ERRORS } from '#lib/contract/error.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getTranslate } from './index.ts';
import { resources } from './resources.ts';

type Details = Record<string, unknown> | undefined;

/** The words of an error code (any case); an unknown code gives the text offered, else the generic words. */
export function errorWords(code: string, language: Language, details?: Details, offered?: string): string {
  const key = code.toUpperCase();
  const t = getTranslate(language);
  if (key === 'OUT_OF_STOCK' && typeof details?.available === 'number') {
    const which = details.available > 0 ? 'errors:OUT_OF_STOCK_LEFT' : 'errors:OUT_OF_STOCK_NONE';
    return t(which, { available: details.available });
  }
  if (key === 'QUANTITY_EXCEED' && typeof details?.maximum === 'number') {
    return t('errors:QUANTITY_EXCEED_MAXIMUM', { maximum: details.maximum });
  }
  return key in ERRORS ? t(`errors:${key}` as 'errors:GENERIC') : offered || t('errors:GENERIC');
}

/** The words for a field that was refused, by the last part of its path; undefined when it has none. */
export function fieldWords(path: string, language: Language): string | undefined {
  const field = path.split('.').at(-1) as keyof typeof resources.en.errors.field;
  return resources[language].errors.field[field];
}
