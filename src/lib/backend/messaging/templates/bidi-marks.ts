import { escapeHtml } from '#lib/format/html.ts';

// Unicode isolates for values within a sentence: U+2066 left-to-right, U+2068 direction of its first strong
// character, U+2069 end. In HTML they become <bdi> elements.
const LTR_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

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
