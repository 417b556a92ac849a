import { RECORD_SCHEMAS } from '#lib/contract/catalog-file/records.ts';
import { ProductCodeSchema } from '#lib/contract/fields.ts';

/** What a row speaks of, as far as that can be told without understanding the rest of it. */
export type RowSubject = { kind: 'product'; code: string } | { kind: 'other' } | { kind: 'unknown' };

/** Whether a product that is not named in a file is gone can be known only when every row has said what it is. */
export function getRowSubject(value: unknown): RowSubject {
  if (value === null || typeof value !== 'object') return { kind: 'unknown' };
  const { record, productCode } = value as { record?: unknown; productCode?: unknown };
  if (typeof record === 'string' && record !== 'product' && Object.hasOwn(RECORD_SCHEMAS, record)) {
    return { kind: 'other' };
  }
  const code = ProductCodeSchema.safeParse(productCode);
  return code.success ? { kind: 'product', code: code.data } : { kind: 'unknown' };
}
