import { stringify } from 'csv-stringify/sync';
import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import { flattenRecord, listProductColumns } from '../import/files/csv-columns.ts';

/** Formats products as CSV lines, header first. */
export async function* writeCsv(
  products: AsyncIterable<ProductRecord>,
  stores: readonly string[],
): AsyncGenerator<string> {
  const columns = listProductColumns(stores);
  yield stringify([columns]);
  for await (const product of products) {
    const cells = new Map(flattenRecord(product));
    yield stringify([columns.map((column) => cells.get(column) ?? '')]);
  }
}
