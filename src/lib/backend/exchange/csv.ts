import { columnValue, pathOf, setAt } from './columns.ts';
import { readCsvRecords } from './csv-records.ts';
import { faultsOfHeadings } from './headings.ts';
import type { Fault } from './problem.ts';
import type { Row } from './row.ts';

// An empty cell says nothing; where a field must say something, it says that there is none.
const NULLS = new Set(['parent']);

/** The objects of a CSV file whose first line names the columns; rows without a single word are passed over. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>, record: string): AsyncGenerator<Row> {
  let columns: string[] | undefined;
  // Spreadsheets like to add empty columns at the end of a table.
  let width = 0;
  for await (const { line, end, ...read } of readCsvRecords(bytes)) {
    if (read.cells === undefined) {
      const column = read.place ?? columns?.[read.cell ?? 0] ?? '';
      yield { line, end, faults: [{ column, message: read.message }] };
      // Without names nothing that follows can be understood.
      if (!columns) return;
      continue;
    }
    const cells = read.cells.map((cell) => cell.trim());
    if (!columns) {
      width = cells.length;
      columns = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
      const faults = faultsOfHeadings(columns, record);
      if (faults.length > 0) return yield { line, end, faults };
    } else if (cells.some((cell) => cell !== '')) {
      const isPadded = cells.length === width && cells.slice(columns.length).every((cell) => cell === '');
      const own = isPadded ? cells.slice(0, columns.length) : cells;
      const fault = faultOfWidth(own.length, columns);
      yield { line, end, ...(fault ? { faults: [fault] } : toValue(own, columns, record)) };
    }
  }
}

function faultOfWidth(cells: number, columns: readonly string[]): Fault | undefined {
  const has = `the row has ${cells} cells for ${columns.length} columns`;
  if (cells < columns.length) {
    return { column: columns[cells] as string, message: `${has}: it is cut off here` };
  }
  if (cells === columns.length) return undefined;
  const message = `${has}: a text with a comma must be in quotation marks`;
  return { column: String(columns.length + 1), message };
}

function toValue(cells: string[], columns: string[], record: string): Pick<Row, 'value' | 'faults'> {
  const value: Record<string, unknown> = { record };
  const faults: Fault[] = [];
  for (const [index, name] of columns.entries()) {
    const cell = cells[index] as string;
    if (cell === '') {
      if (NULLS.has(name)) value[name] = null;
      continue;
    }
    const read = columnValue(name, cell);
    if ('message' in read) faults.push({ column: name, message: read.message });
    else setAt(value, pathOf(name), read.value);
  }
  return { value, faults };
}
