import type { ValidationIssue } from '../records/validation-issue.ts';

/** A row as it was written, before anybody looked at what it says. */
export interface RawRow {
  /** From 1; of a row that has several, its first. */
  line: number;
  /** Bytes of the file up to its end. */
  endByte: number;
  /** Undefined when it could not be read. */
  value?: unknown;
  /** What is wrong with it so far. */
  issues?: readonly ValidationIssue[];
}
