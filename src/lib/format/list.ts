import type { Language } from '#lib/locale/locale.ts';

// Created once: creating a formatter takes as long as a call.
const LIST_FORMATS = { en: new Intl.ListFormat('en'), ar: new Intl.ListFormat('ar') };

/** Joins texts, such as `Dubai, Sharjah, and Ajman`; an empty list results in an empty text. */
export function formatList(items: readonly string[], language: Language): string {
  return LIST_FORMATS[language].format(items);
}
