import { latinDigits } from './number.ts';

/** A line of what was pasted: a code and how many, or something that is neither. */
export interface CodeLine {
  /** Its number among all lines, from 1. */
  line: number;
  /** As it was typed. */
  text: string;
  /** Null where it cannot be read. */
  item: { code: string; quantity: number } | null;
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const PIECES = /^[x×*]?([1-9]\d{0,3})$/i;

/**
 * Reads codes and quantities, one product a line, parted by spaces, tabs, commas or semicolons; digits of either
 * script, and one piece where no number stands. Empty lines count, but are nothing.
 */
export function readCodes(text: string): CodeLine[] {
  return text.split(/\r\n?|\n/).flatMap((typed, index) => {
    // Copied out of a right-to-left text a line may carry marks that nobody sees.
    const plain = latinDigits(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
    const [code = '', quantity = '1', ...rest] = plain.split(/[\s,;،؛"]+/).filter(Boolean);
    if (code === '') return [];
    const pieces = PIECES.exec(quantity)?.[1];
    const isRead = CODE.test(code) && pieces !== undefined && rest.length === 0;
    return { line: index + 1, text: typed.trim(), item: isRead ? { code, quantity: Number(pieces) } : null };
  });
}
