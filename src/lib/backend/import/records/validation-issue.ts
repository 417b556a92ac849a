export interface ValidationIssue {
  /**
   * Path of a field (`prices.kw.price`), name of a column, or character position in the line; empty for the
   * whole row.
   */
  column: string;
  message: string;
}

/** An issue with its line in the file. */
export interface ImportIssue extends ValidationIssue {
  /** From 1; 0 for the file as a whole. */
  line: number;
}

/** Rejects a row with all its issues. */
export class RowValidationError extends Error {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    super(issues.map(({ message }) => message).join(' '));
    this.issues = issues;
  }
}

const MAX_QUOTED_LENGTH = 40;

/** Quotes a value for a message: shortened, without control and bidirectional characters. */
export function quoteValue(text: string): string {
  const sanitized = text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '\ufffd');
  return `"${sanitized.length > MAX_QUOTED_LENGTH ? `${sanitized.slice(0, MAX_QUOTED_LENGTH)}…` : sanitized}"`;
}

/** Formats an issue as one line. */
export function formatIssue({ line, column, message }: ImportIssue): string {
  const location = [line > 0 ? `line ${line}` : '', column].filter(Boolean).join(', ');
  return location ? `${location}: ${message}` : message;
}
