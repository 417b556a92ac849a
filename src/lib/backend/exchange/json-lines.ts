import { findJsonFault } from './json-fault.ts';
import { type Line, readLines } from './lines.ts';
import type { Fault } from './problem.ts';
import type { Row } from './row.ts';

/** The objects of a file with one JSON object a line; empty lines are passed over. */
export async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  let isFirst = true;
  for await (const line of readLines(bytes)) {
    const place = { line: line.number, end: line.end };
    if (line.fault) yield { ...place, faults: [line.fault] };
    else if (line.text.trim() !== '') {
      // Every line that follows would be wrong in the same way.
      if (isFirst && /^\s*(\[|\{\s*$)/.test(line.text)) {
        const message = 'write one record a line, without brackets around them or commas between them';
        return yield { ...place, faults: [{ column: '1', message }] };
      }
      isFirst = false;
      yield { ...place, ...parse(line) };
    }
  }
}

function parse({ text, isEnded }: Line & { text: string }): { value: unknown } | { faults: Fault[] } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { at, message, isCutOff } = findJsonFault(text);
    const fault =
      isCutOff && !isEnded
        ? { column: String(text.length + 1), message: 'the file ends in the middle of this record' }
        : { column: String(at + 1), message };
    return { faults: [fault] };
  }
}
