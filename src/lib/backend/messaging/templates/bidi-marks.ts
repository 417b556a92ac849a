import { escapeHtml } from '#lib/format/html.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { MessageKind } from '../message.ts';

// What stands inside a sentence keeps its own direction: U+2066 for what is read from the left, U+2068 for a name of
// any script, U+2069 at the end. In HTML they become elements.
const LEFT = '\u2066';
const OWN = '\u2068';
const END = '\u2069';

const MOST = 120;

/** What the words of a message are made of. */
export interface MessageContext {
  kind: MessageKind;
  locale: Locale;
  t: Translate;
  facts: Record<string, string>;
  at: number;
  site: string;
}

/** Facts without line ends, control characters and marks of direction, and none of them long. */
export function sanitizeData(facts: Record<string, string>): Record<string, string> {
  const clean = (value: string) =>
    value
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim()
      .slice(0, MOST);
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, clean(value)]));
}

/** Digits, addresses, dates: read from the left in any text. */
export const isolateLtr = (value: string): string => LEFT + value + END;

/** A name, in the direction of its own letters. */
export const isolateAuto = (value: string): string => OWN + value + END;

/** A sentence as plain text: what is read from the left alone needs no marks. */
export function removeUnneededMarks(text: string): string {
  return /[\u0590-\u08ff]/.test(text) ? text : text.replace(/[\u2066-\u2069]/g, '');
}

/** A sentence as HTML. */
export function renderMarksAsHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(LEFT, '<bdi dir="ltr" style="white-space:nowrap;">')
    .replaceAll(OWN, '<bdi>')
    .replaceAll(END, '</bdi>');
}
