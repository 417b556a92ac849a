import { stringify } from 'csv-stringify/sync';
import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import { flattenRecord, listProductColumns } from '../import/files/csv-columns.ts';
import { escapeFormula } from '../import/files/formula-cells.ts';
import type { UntranslatedText } from './export-catalog.ts';

/** Formats products as CSV lines, header first. */
export async function* writeCsv(
  products: AsyncIterable<ProductRecord>,
  stores: readonly string[],
): AsyncGenerator<string> {
  const columns = listProductColumns(stores);
  yield stringify([columns]);
  for await (const product of products) {
    const cells = new Map(flattenRecord(product));
    yield stringify([columns.map((column) => escapeFormula(cells.get(column) ?? ''))]);
  }
}

const UNTRANSLATED_COLUMNS = ['record', 'name', 'field', 'language', 'text'];

/** Formats the texts that lack a language as CSV lines, header first. */
export async function* writeUntranslatedCsv(texts: AsyncIterable<UntranslatedText>): AsyncGenerator<string> {
  yield stringify([UNTRANSLATED_COLUMNS]);
  for await (const { record, name, path, language, text } of texts) {
    yield stringify([[record, name, path, language, text].map(escapeFormula)]);
  }
}
