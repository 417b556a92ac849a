import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { MessageKind } from '../message.ts';

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

/** Removes line breaks, control characters and direction marks, and truncates the text. */
export function sanitizeText(text: string, maxLength = MAX_VALUE_LENGTH): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}

/**
 * Sanitises the values of a message, except for tokens, which the shop creates. Values of orders, cases and
 * returns are sanitised by their templates; notices contain only values of the catalog.
 */
export function sanitizeData(kind: MessageKind, data: Record<string, string>): Record<string, string> {
  if (/^(order|case|return|notice)-/.test(kind)) return data;
  const sanitize = (name: string, value: string) => (name === 'token' ? value : sanitizeText(value));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, sanitize(name, value)]));
}
