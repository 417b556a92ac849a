import type { Problem } from './problem.ts';

/** What a run did; rows are those of every kind, products among them. */
export interface Report {
  rows: number;
  added: number;
  changed: number;
  same: number;
  /** Rows that were not taken. */
  bad: number;
  /** Products that the file no longer names, and those that it names again. */
  withdrawn: number;
  returned: number;
  /** The last line that was worked through, when the run was stopped. */
  stoppedAt: number | null;
  /** Whether anything was written, and running shops were told. */
  isWritten: boolean;
}

export const emptyReport = (): Report => ({
  rows: 0,
  added: 0,
  changed: 0,
  same: 0,
  bad: 0,
  withdrawn: 0,
  returned: 0,
  stoppedAt: null,
  isWritten: false,
});

/** One problem as a line of text. */
export function tellProblem({ line, column, message }: Problem): string {
  return `line ${line}${column ? `, ${column}` : ''}: ${message}`;
}
