import type { ValidationIssue } from '../records/validation-issue.ts';

/** A row as read from a file, before validation. */
export interface RawRow {
  /** From 1; the first line of a row that spans several. */
  line: number;
  /** Byte offset of the end of the row. */
  endByte: number;
  /** Undefined if the row could not be read. */
  value?: unknown;
  /** Issues found while reading. */
  issues?: readonly ValidationIssue[];
}
