import { escapeHtml } from '#lib/format/html.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { MessageKind } from '../message.ts';

// Unicode isolates for values within a sentence: U+2066 left-to-right, U+2068 direction of its first strong
// character, U+2069 end. In HTML they become <bdi> elements.
const LTR_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const MAX_VALUE_LENGTH = 120;

/** Input of the message templates. */
export interface MessageContext {
  kind: MessageKind;
  locale: Locale;
  t: Translate;
  data: Record<string, string>;
  at: number;
  site: string;
}

/** Removes line breaks, control characters and direction marks from all values, and truncates them. */
export function sanitizeData(data: Record<string, string>): Record<string, string> {
  const clean = (value: string) =>
    value
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim()
      .slice(0, MAX_VALUE_LENGTH);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)]));
}

/** For digits, addresses and dates, which are left-to-right in any text. */
export const isolateLtr = (value: string): string => LTR_ISOLATE + value + POP_ISOLATE;

/** For names, in the direction of their own letters. */
export const isolateAuto = (value: string): string => FIRST_STRONG_ISOLATE + value + POP_ISOLATE;

/** Removes the isolates from plain text without right-to-left characters. */
export function removeUnneededMarks(text: string): string {
  return /[\u0590-\u08ff]/.test(text) ? text : text.replace(/[\u2066-\u2069]/g, '');
}

/** Escapes a sentence for HTML and replaces its isolates with <bdi> elements. */
export function renderMarksAsHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(LTR_ISOLATE, '<bdi dir="ltr" style="white-space:nowrap;">')
    .replaceAll(FIRST_STRONG_ISOLATE, '<bdi>')
    .replaceAll(POP_ISOLATE, '</bdi>');
}
