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
  for await (const { line, end, ...read } of readCsvRecords(bytes)) {
    if (read.cells === undefined) {
      const column = read.place ?? columns?.[read.cell ?? 0] ?? '';
      yield { line, end, faults: [{ column, message: read.message }] };
      // Without names nothing that follows can be understood.
      if (!columns) return;
      continue;
    }
    const cells = read.cells.map((cell) => cell.trim());
    while (cells.length > (columns?.length ?? 0) && cells.at(-1) === '') cells.pop();
    if (columns) {
      if (cells.some((cell) => cell !== '')) yield { line, end, ...toValue(cells, columns, record) };
      continue;
    }
    const faults = faultsOfHeadings(cells, record);
    if (faults.length > 0) return yield { line, end, faults };
    columns = cells;
  }
}

function toValue(cells: string[], columns: string[], record: string): Pick<Row, 'value' | 'faults'> {
  if (cells.length !== columns.length) {
    const has = `the row has ${cells.length} cells for ${columns.length} columns`;
    const isShort = cells.length < columns.length;
    const column = isShort ? (columns[cells.length] as string) : String(columns.length + 1);
    return {
      faults: [
        {
          column,
          message: `${has}: ${isShort ? 'it is cut off here' : 'is a text with a comma not in quotation marks?'}`,
        },
      ],
    };
  }
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
