import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/** A parsed line of a quick order. */
export interface QuickOrderLine {
  /** Line number, from 1. */
  line: number;
  /** Text as entered. */
  text: string;
  /** Null when the line cannot be parsed or its quantity is too large. */
  item: { code: string; quantity: number } | null;
  /** Whether the line is valid except for a quantity above `MAX_QUANTITY`. */
  isQuantityTooLarge: boolean;
}

/** Maximum quantity of a line in one request, for any product. */
export const MAX_QUANTITY = 9_999;

const LINE_BREAK = /\r\n?|\n/;
const CODE = '(?<code>(?!x(?: |$))[a-z0-9][a-z0-9._-]{0,63})';
// Longer numbers belong to another column, such as a barcode or a phone number.
const QUANTITY = '(?<quantity>\\d{1,9})';
// The letter x may start or end a code; it is a multiplication sign only on its own or next to a number. The
// signs × and * are not part of codes.
const LINE_PATTERNS = [
  CODE,
  `${QUANTITY}[×*] ${CODE}`,
  `${CODE}(?: | ?[×*] ?| x ?)${QUANTITY}(?: ?[x×*])?`,
  `(?:[x×*] ?)?${QUANTITY}(?: | ?[×*] ?| ?x )${CODE}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

function parseLine(text: string): Pick<QuickOrderLine, 'item' | 'isQuantityTooLarge'> | null {
  // Text copied from right-to-left content may contain invisible direction marks.
  const normalizedText = toLatinDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const line = normalizedText
    .split(/[\s,;،؛"]+/)
    .filter(Boolean)
    .join(' ');
  if (line === '') return null;
  const match = LINE_PATTERNS.map((form) => form.exec(line)?.groups).find(Boolean);
  const quantity = Number(match?.quantity ?? 1);
  if (!match?.code || quantity === 0) return { item: null, isQuantityTooLarge: false };
  const isQuantityTooLarge = quantity > MAX_QUANTITY;
  return { item: isQuantityTooLarge ? null : { code: match.code, quantity }, isQuantityTooLarge };
}

/**
 * Parses product codes and quantities, one product a line, in either order, separated by spaces, tabs,
 * commas, semicolons or a multiplication sign; digits of either script. The quantity defaults to 1. Of two
 * numbers the first is the code, except in `5× 1234`. Empty lines are counted and skipped.
 */
export function parseQuickOrder(text: string): QuickOrderLine[] {
  return text.split(LINE_BREAK).flatMap((lineText, index) => {
    const parsed = parseLine(lineText);
    return parsed ? [{ line: index + 1, text: lineText.trim(), ...parsed }] : [];
  });
}

/**
 * Returns the current line numbers of lines in a text, from 1; null for a line that is no longer there. Equal
 * lines get different numbers.
 */
export function findLineNumbers(text: string, lines: readonly string[]): (number | null)[] {
  const remaining: (string | null)[] = text.split(LINE_BREAK).map((line) => line.trim());
  return lines.map((line) => {
    const index = remaining.indexOf(line);
    if (index < 0) return null;
    remaining[index] = null;
    return index + 1;
  });
}
