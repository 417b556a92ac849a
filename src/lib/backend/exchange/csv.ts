import { parse } from 'csv-parse/sync';
import { columnValue, pathOf, setAt } from './columns.ts';
import type { Row } from './json-lines.ts';
import { type Line, LONGEST_LINE, readLines } from './lines.ts';
import type { Problem } from './problem.ts';

/** A record may break its lines inside quotes; one that does so over more lines has lost its closing quote. */
const MOST_LINES = 500;

/**
 * The objects of a CSV file (RFC 4180) whose first line names the columns. A record is taken line by line until its
 * quotes are closed, so that a quote that is missing costs one record and not the rest of the file.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>, record: string): AsyncGenerator<Row> {
  let columns: string[] | undefined;
  for await (const entry of readEntries(bytes)) {
    const { line, end } = entry;
    if (entry.problem) {
      yield { line, end, problem: entry.problem };
      // Without names nothing after them can be understood.
      if (!columns) return;
      continue;
    }
    const cells = split(entry.text);
    if (typeof cells === 'string') yield { line, end, problem: { line, column: '', message: cells } };
    else if (!columns) {
      columns = cells.map((name) => name.trim());
      const problem = badColumns(columns);
      if (problem) {
        yield { line, end, problem: { line, ...problem } };
        return;
      }
    } else yield { line, end, ...toValue(line, cells, columns, record) };
  }
}

type Entry = { line: number; end: number } & (
  | { text: string; problem?: undefined }
  | { problem: Problem; text?: undefined }
);

async function* readEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  let open: Line[] = [];
  for await (const line of readLines(bytes)) {
    if (line.problem) {
      if (open.length > 0) yield unclosed(open);
      open = [];
      yield { line: line.number, end: line.end, problem: line.problem };
      continue;
    }
    if (open.length === 0 && line.text.trim() === '') continue;
    open.push(line);
    const text = open.map((each) => each.text).join('\n');
    if (isClosed(text)) {
      yield { line: (open[0] as Line).number, end: line.end, text };
      open = [];
    } else if (open.length > MOST_LINES || text.length > LONGEST_LINE) {
      // The first line alone is given up: what follows may be whole.
      const [first, ...rest] = open as [Line, ...Line[]];
      yield unclosed([first]);
      open = [];
      for (const each of rest) {
        const own = each.text ?? '';
        if (isClosed(own)) yield { line: each.number, end: each.end, text: own };
        else yield unclosed([each]);
      }
    }
  }
  if (open.length > 0) yield unclosed(open);
}

const isClosed = (text: string): boolean => (text.split('"').length - 1) % 2 === 0;

function unclosed(lines: readonly Line[]): Entry {
  const [first] = lines as [Line];
  const message = 'a quotation mark is opened and never closed';
  return { line: first.number, end: first.end, problem: { line: first.number, column: '', message } };
}

function split(text: string): string[] | string {
  try {
    return (parse(text, { relax_column_count: true }) as string[][])[0] ?? [];
  } catch (error) {
    return `not CSV: ${(error as Error).message.replace(/ at line \d+/g, '')}`;
  }
}

function badColumns(columns: readonly string[]): Omit<Problem, 'line'> | undefined {
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) return { column: twice, message: `the column "${twice}" is there twice` };
  return columns.includes('productCode') || columns.includes('code') || columns.includes('slug')
    ? undefined
    : { column: '', message: 'the first line must name the columns, productCode among them' };
}

function toValue(line: number, cells: string[], columns: string[], record: string) {
  if (cells.length !== columns.length) {
    const message = `the row has ${cells.length} cells, and the first line names ${columns.length} columns`;
    return { problem: { line, column: '', message } };
  }
  const value: Record<string, unknown> = { record };
  for (const [index, name] of columns.entries()) {
    const cell = cells[index] as string;
    if (cell === '') continue;
    const read = columnValue(name, cell);
    if ('message' in read) return { problem: { line, column: name, message: read.message } };
    setAt(value, pathOf(name), read.value);
  }
  return { value };
}
