interface Line {
  time: string;
  level: 'info' | 'error';
  /** What went wrong on our side; never leaves the log. */
  message?: string;
}

/** One line a call; no query values, no bodies: they may be personal. */
export interface CallLine extends Line {
  event: 'call';
  /** The code that the caller was told too. */
  reference: string;
  name: string;
  method: string;
  status: number;
  code: string | null;
  ms: number;
  bytes: number;
}

/**
 * One line an order that was paid for and could not be submitted, a sweep that failed as a whole, or a search that
 * was lost.
 */
export interface SweepLine extends Line {
  event: 'sweep' | 'search';
  order?: string;
  code: string;
}

/** In the shape of the front's lines, so that one reader reads both. */
export type LogLine = CallLine | SweepLine;

export function writeLine(line: LogLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** What went wrong, for the log. */
export function messageOf(error: unknown): string {
  return String((error as Error | null)?.stack ?? error);
}
