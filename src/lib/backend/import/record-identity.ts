import { RECORD_SCHEMAS } from '#lib/contract/catalog-file/records.ts';
import { ProductCodeSchema } from '#lib/contract/fields.ts';

/** The kind of record in a row, and the code of a product, read without validating the row. */
export type RecordIdentity = { kind: 'product'; code: string } | { kind: 'other' } | { kind: 'unknown' };

/**
 * Returns what a row contains. A complete import withdraws the products that the file lacks, but not when the kind
 * of a row is unknown: that row may be one of them.
 */
export function identifyRecord(value: unknown): RecordIdentity {
  if (value === null || typeof value !== 'object') return { kind: 'unknown' };
  const { record, productCode } = value as { record?: unknown; productCode?: unknown };
  if (typeof record === 'string' && record !== 'product' && Object.hasOwn(RECORD_SCHEMAS, record)) {
    return { kind: 'other' };
  }
  const code = ProductCodeSchema.safeParse(productCode);
  return code.success ? { kind: 'product', code: code.data } : { kind: 'unknown' };
}
