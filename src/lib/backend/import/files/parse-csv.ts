import { type FileLine, MAX_LINE_BYTES, readLines } from './read-lines.ts';

/** Quoted cells may contain line breaks; in a record of more lines than this, a closing quote is missing. */
const MAX_RECORD_LINES = 500;

/** Cells of a record, or an error: with the index of its cell, or `field` for a line that cannot be read. */
export type CsvRecord = { line: number; end: number; separator: string } & (
  | { cells: string[]; message?: undefined }
  | { cells?: undefined; message: string; cell?: number; field?: string }
);

const UNCLOSED_QUOTE = 'a quotation mark opens this cell and none closes it';
const QUOTE_INSIDE_CELL =
  'a quotation mark inside a cell: put the whole cell in quotation marks, and write this one twice';
const TEXT_AFTER_QUOTE =
  'something follows the closing quotation mark: one that belongs to the text must be written twice';

/** Separators between cells; column names contain none of them. */
const SEPARATORS = [',', ';', '\t'] as const;

/** Returns the separator that occurs most often in the header line. */
function detectSeparator(header: string): string {
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] as string;
}

/**
 * Parses CSV records (RFC 4180, also with semicolons or tabs), joining lines until quotes are closed. Only
 * the first line of an invalid record is rejected: the lines after it are parsed again, so that a missing
 * quote never swallows valid rows.
 */
export async function* parseCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  let openLines: (FileLine & { text: string })[] = [];
  let record = createRecord();
  let separator: string | undefined;

  function* rejectFirstLine(message: string, cell: number): Generator<CsvRecord> {
    const [first, ...rest] = openLines as [FileLine & { text: string }, ...(FileLine & { text: string })[]];
    openLines = [];
    record = createRecord();
    yield { line: first.number, end: first.end, separator: separator as string, message, cell };
    for (const line of rest) yield* parseLine(line);
  }

  function* parseLine(line: FileLine & { text: string }): Generator<CsvRecord> {
    if (openLines.length === 0 && line.text.trim() === '') return;
    separator ??= detectSeparator(line.text);
    openLines.push(line);
    const size = line.end - (openLines[0] as FileLine).end;
    const result = addLine(record, line.text, separator);
    if (result === 'closed') {
      const { cells } = record;
      const { number } = openLines[0] as FileLine;
      openLines = [];
      record = createRecord();
      yield { line: number, end: line.end, separator, cells };
    } else if (result === 'open') {
      if (openLines.length > MAX_RECORD_LINES || size > MAX_LINE_BYTES)
        yield* rejectFirstLine(UNCLOSED_QUOTE, record.cells.length);
    } else {
      // Text after a quote on a later line is usually the start of another record.
      const containsNextRecord = result === TEXT_AFTER_QUOTE && openLines.length > 1;
      yield* rejectFirstLine(containsNextRecord ? UNCLOSED_QUOTE : result, record.cells.length);
    }
  }

  for await (const line of readLines(bytes)) {
    if (line.issue === undefined) yield* parseLine(line);
    else {
      while (openLines.length > 0) yield* rejectFirstLine(UNCLOSED_QUOTE, record.cells.length);
      const { message, column } = line.issue;
      yield { line: line.number, end: line.end, separator: separator ?? ',', message, field: column };
    }
  }
  while (openLines.length > 0) yield* rejectFirstLine(UNCLOSED_QUOTE, record.cells.length);
}

interface UnclosedRecord {
  cells: string[];
  /** Content of an open quoted cell; undefined outside of one. */
  text: string | undefined;
}

const createRecord = (): UnclosedRecord => ({ cells: [], text: undefined });

/** Adds the cells of a line; returns whether quotes are closed, or an error message. */
function addLine(record: UnclosedRecord, line: string, separator: string): 'closed' | 'open' | string {
  const { cells } = record;
  let at = 0;
  if (record.text !== undefined) record.text += '\n';
  for (;;) {
    if (record.text === undefined && line[at] === '"') {
      record.text = '';
      at += 1;
    }
    if (record.text !== undefined) {
      const end = findClosingQuote(line, at);
      record.text += line.slice(at, end === -1 ? undefined : end).replaceAll('""', '"');
      if (end === -1) return 'open';
      at = end + 1;
      if (at < line.length && line[at] !== separator) return TEXT_AFTER_QUOTE;
      cells.push(record.text);
      record.text = undefined;
    } else {
      const end = line.indexOf(separator, at);
      const cell = line.slice(at, end === -1 ? undefined : end);
      if (cell.includes('"')) return QUOTE_INSIDE_CELL;
      cells.push(cell);
      at += cell.length;
    }
    if (at >= line.length) return 'closed';
    at += 1;
  }
}

/** Returns the index of the quote that closes a cell, skipping doubled ones; -1 if there is none. */
function findClosingQuote(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}
