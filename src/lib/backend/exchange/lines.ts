import type { Problem } from './problem.ts';

/** Bytes of the longest line that is taken; a product with all its words has about eight thousand. */
export const LONGEST_LINE = 1_048_576;

const NEWLINE = 0x0a;

/** A line of a file, or why it cannot be read. */
export type Line = {
  /** From 1. */
  number: number;
  /** Bytes of the file up to its end. */
  end: number;
  /** False for a last line that no line break follows. */
  isEnded: boolean;
} & ({ text: string; problem?: undefined } | { problem: Problem; text?: undefined });

/** The lines of a stream of bytes, never more than one of them in memory. */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 1;
  let end = 0;

  function finish(isEnded: boolean): Line {
    const place = { number, end, isEnded };
    const line = Buffer.concat(parts);
    const isLong = length > LONGEST_LINE;
    [parts, length, number] = [[], 0, number + 1];
    if (isLong) return { ...place, problem: tooLong(place.number) };
    try {
      return { ...place, text: decoder.decode(line).replace(/\r$/, '') };
    } catch {
      return { ...place, problem: notUtf8(place.number, line) };
    }
  }

  for await (const chunk of bytes) {
    let from = 0;
    while (from < chunk.length) {
      const at = chunk.indexOf(NEWLINE, from);
      const to = at === -1 ? chunk.length : at;
      length += to - from;
      // What is too long is counted and forgotten.
      if (length <= LONGEST_LINE) parts.push(chunk.subarray(from, to));
      else parts = [];
      end += to - from + (at === -1 ? 0 : 1);
      from = to + 1;
      if (at !== -1) yield finish(true);
    }
  }
  if (length > 0) yield finish(false);
}

function tooLong(line: number): Problem {
  return { line, column: '', message: `the line is longer than ${LONGEST_LINE} bytes` };
}

function notUtf8(line: number, bytes: Buffer): Problem {
  const again = Buffer.from(bytes.toString('utf8'), 'utf8');
  let at = 0;
  while (at < bytes.length && bytes[at] === again[at]) at += 1;
  return { line, column: String(at + 1), message: `byte ${at + 1} is not UTF-8: save the file as UTF-8` };
}
