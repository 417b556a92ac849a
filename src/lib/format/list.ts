import type { Language } from '#lib/locale/locale.ts';

// Created once: a construction costs as much as a call.
const LIST_FORMATS = { en: new Intl.ListFormat('en'), ar: new Intl.ListFormat('ar') };

/** Joins texts to `Dubai, Sharjah, and Ajman`; an empty list is an empty text. */
export function formatList(items: readonly string[], language: Language): string {
  return LIST_FORMATS[language].format(items);
}
