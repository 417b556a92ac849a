import { type Line, readLines } from './lines.ts';
import type { Problem } from './problem.ts';

/** A row as it was written, before anybody looked at what it says. */
export type Row = { line: number; end: number } & (
  | { value: unknown; problem?: undefined }
  | { problem: Problem; value?: undefined }
);

/** The objects of a file with one JSON object a line; empty lines are passed over. */
export async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  for await (const line of readLines(bytes)) {
    const place = { line: line.number, end: line.end };
    if (line.problem) yield { ...place, problem: line.problem };
    else if (line.text.trim() !== '') yield { ...place, ...parse(line) };
  }
}

function parse(line: Line & { text: string }): { value: unknown } | { problem: Problem } {
  try {
    return { value: JSON.parse(line.text) };
  } catch (error) {
    const { message } = error as SyntaxError;
    const place = / at position (\d+)/.exec(message)?.[1];
    const at = place === undefined ? line.text.length : Number(place);
    const told = line.isEnded
      ? `not JSON: ${message.replace(/ in JSON at position.*$/s, '').replace(/, ".*$/s, '')}`
      : 'the file ends in the middle of this record';
    return { problem: { line: line.number, column: String(at + 1), message: told } };
  }
}
