import { toLatinDigits } from '#lib/locale/latin-digits.ts';

/** A line of what was pasted: a code and how many, or something that is neither. */
export interface QuickOrderLine {
  /** Its number among all lines, from 1. */
  line: number;
  /** As it was typed. */
  text: string;
  /** Null where it cannot be read, or asks for too many. */
  item: { code: string; quantity: number } | null;
  /** It is read, but asks for more pieces than a call takes. */
  isTooMany: boolean;
}

/** Pieces of a line at most, of whatever product: what one call takes. */
export const MAX_QUANTITY = 9_999;

const BREAK = /\r\n?|\n/;
const CODE = '(?<code>(?!x(?: |$))[a-z0-9][a-z0-9._-]{0,63})';
// More digits are another column: a barcode, a telephone number.
const PIECES = '(?<pieces>\\d{1,9})';
// The letter may begin or end a code, and is the sign only alone or beside a number; the signs themselves are in none.
const FORMS = [
  CODE,
  `${PIECES}[×*] ${CODE}`,
  `${CODE}(?: | ?[×*] ?| x ?)${PIECES}(?: ?[x×*])?`,
  `(?:[x×*] ?)?${PIECES}(?: | ?[×*] ?| ?x )${CODE}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

function readLine(typed: string): Pick<QuickOrderLine, 'item' | 'isTooMany'> | null {
  // Copied out of a right-to-left text a line may carry marks that nobody sees.
  const plain = toLatinDigits(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const line = plain
    .split(/[\s,;،؛"]+/)
    .filter(Boolean)
    .join(' ');
  if (line === '') return null;
  const found = FORMS.map((form) => form.exec(line)?.groups).find(Boolean);
  const quantity = Number(found?.pieces ?? 1);
  if (!found?.code || quantity === 0) return { item: null, isTooMany: false };
  const isTooMany = quantity > MAX_QUANTITY;
  return { item: isTooMany ? null : { code: found.code, quantity }, isTooMany };
}

/**
 * Reads codes and quantities, one product a line, in either order, parted by spaces, tabs, commas, semicolons or the
 * sign of multiplication; digits of either script, and one piece where no number stands. Of two numbers the first is
 * the code. Empty lines count, but are nothing.
 */
export function parseQuickOrder(text: string): QuickOrderLine[] {
  return text.split(BREAK).flatMap((typed, index) => {
    const read = readLine(typed);
    return read ? [{ line: index + 1, text: typed.trim(), ...read }] : [];
  });
}

/** The numbers that lines have in a text as it stands now, from 1, each line for itself; null where it is not there. */
export function findLineNumbers(text: string, lines: readonly string[]): (number | null)[] {
  const left: (string | null)[] = text.split(BREAK).map((line) => line.trim());
  return lines.map((line) => {
    const index = left.indexOf(line);
    if (index < 0) return null;
    left[index] = null;
    return index + 1;
  });
}
