/** What is wrong with a row. */
export interface ValidationIssue {
  /** A field's path (`prices.kw.price`), a column's name, or a character's place in the line; empty for all of it. */
  column: string;
  message: string;
}

/** A fault and its place, for whoever mends the file. */
export interface ImportIssue extends ValidationIssue {
  /** From 1; 0 for the file as a whole. */
  line: number;
}

/** Stops a row with everything that is wrong with it. */
export class RowValidationError extends Error {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map(({ message }) => message).join(' '));
    this.issues = issues;
  }
}

const SHOWN = 40;

/** What stands in a file, for a message about it: short, and without what would move the cursor of a terminal. */
export function quoteValue(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '\ufffd');
  return `"${plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain}"`;
}

/** One problem as a line of text. */
export function formatIssue({ line, column, message }: ImportIssue): string {
  const place = [line > 0 ? `line ${line}` : '', column].filter(Boolean).join(', ');
  return place ? `${place}: ${message}` : message;
}
