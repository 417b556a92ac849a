import type { ValidationIssue } from '../records/validation-issue.ts';
import { parseCell, parseColumnPath, setPath } from './csv-columns.ts';
import { validateCsvHeader } from './csv-header.ts';
import { unescapeFormula } from './formula-cells.ts';
import { parseCsv } from './parse-csv.ts';
import type { RawRow } from './row.ts';

// An empty cell is a missing field, except in these columns, where it is null.
const NULLABLE_COLUMNS = new Set(['parent']);

/** Reads CSV rows as objects, with columns from the first line; empty rows are skipped. */
export async function* readCsvRows(bytes: AsyncIterable<Uint8Array>, record: string): AsyncGenerator<RawRow> {
  let columns: string[] | undefined;
  // Cells of the header line, including the empty ones that spreadsheets append.
  let width = 0;
  for await (const { line, end: endByte, separator, ...parsed } of parseCsv(bytes)) {
    if (parsed.cells === undefined) {
      const column = parsed.field ?? columns?.[parsed.cell ?? 0] ?? '';
      yield { line, endByte, issues: [{ column, message: parsed.message }] };
      // Rows cannot be read without column names.
      if (!columns) return;
      continue;
    }
    const cells = parsed.cells.map((cell) => cell.trim());
    if (!columns) {
      width = cells.length;
      columns = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
      const issues = validateCsvHeader(columns, record);
      if (issues.length > 0) return yield { line, endByte, issues };
    } else if (cells.some((cell) => cell !== '')) {
      const hasEmptyCellsAtEnd =
        cells.length === width && cells.slice(columns.length).every((cell) => cell === '');
      const rowCells = hasEmptyCellsAtEnd ? cells.slice(0, columns.length) : cells;
      const widthIssue = validateWidth(rowCells.length, columns, separator);
      yield {
        line,
        endByte,
        ...(widthIssue ? { issues: [widthIssue] } : toValue(rowCells, columns, record)),
      };
    }
  }
}

const SEPARATOR_NAMES: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

function validateWidth(
  cells: number,
  columns: readonly string[],
  separator: string,
): ValidationIssue | undefined {
  const cellCountMessage = `the row has ${cells} cells for ${columns.length} columns`;
  if (cells < columns.length) {
    return { column: columns[cells] as string, message: `${cellCountMessage}: it is cut off here` };
  }
  if (cells === columns.length) return undefined;
  const message = `${cellCountMessage}: a text with a ${SEPARATOR_NAMES[separator]} must be in quotation marks`;
  return { column: String(columns.length + 1), message };
}

function toValue(cells: string[], columns: string[], record: string): Pick<RawRow, 'value' | 'issues'> {
  const value: Record<string, unknown> = { record };
  const issues: ValidationIssue[] = [];
  for (const [index, name] of columns.entries()) {
    const cell = unescapeFormula(cells[index] as string);
    if (cell === '') {
      if (NULLABLE_COLUMNS.has(name)) value[name] = null;
      continue;
    }
    const parsed = parseCell(name, cell);
    if ('message' in parsed) issues.push({ column: name, message: parsed.message });
    else setPath(value, parseColumnPath(name), parsed.value);
  }
  return { value, issues };
}
