/** What is wrong with a place of a file, for whoever mends the file. */
export interface Problem {
  /** From 1. */
  line: number;
  /** A field's path (`prices.kw.price`), a column's name, or a character's place in the line; empty for all of it. */
  column: string;
  message: string;
}

/** Stops a row with everything that is wrong with it. */
export class RowError extends Error {
  readonly faults: Omit<Problem, 'line'>[];

  constructor(faults: Omit<Problem, 'line'>[]) {
    super(faults.map(({ message }) => message).join(' '));
    this.faults = faults;
  }
}
