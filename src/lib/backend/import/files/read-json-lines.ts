import type { ValidationIssue } from '../records/validation-issue.ts';
import { findJsonSyntaxError } from './json-syntax-error.ts';
import { type FileLine, readLines } from './read-lines.ts';
import type { RawRow } from './row.ts';

/** Reads one JSON object per line; empty lines are skipped. */
export async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRow> {
  let isFirst = true;
  for await (const line of readLines(bytes)) {
    const position = { line: line.number, endByte: line.end };
    if (line.issue) yield { ...position, issues: [line.issue] };
    else if (line.text.trim() !== '') {
      // A JSON array or a pretty-printed object: every further line would fail too.
      if (isFirst && /^\s*(\[|\{\s*$)/.test(line.text)) {
        const message = 'write one record a line, without brackets around them or commas between them';
        return yield { ...position, issues: [{ column: '1', message }] };
      }
      isFirst = false;
      yield { ...position, ...parseLine(line) };
    }
  }
}

function parseLine({
  text,
  hasLineBreak,
}: FileLine & { text: string }): { value: unknown } | { issues: ValidationIssue[] } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { offset, message, isTruncated } = findJsonSyntaxError(text);
    const issue =
      isTruncated && !hasLineBreak
        ? { column: String(text.length + 1), message: 'the file ends in the middle of this record' }
        : { column: String(offset + 1), message };
    return { issues: [issue] };
  }
}
