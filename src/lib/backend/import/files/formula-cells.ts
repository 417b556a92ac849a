// Spreadsheets calculate cells that begin with these characters. An apostrophe before them makes them text.
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r]/;

/** Returns a cell that a spreadsheet shows unchanged, with an apostrophe before it if necessary. */
export const escapeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Inverse of `escapeFormula`. */
export const unescapeFormula = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);
