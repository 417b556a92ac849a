import { productRecord } from './import-harness.ts';
import { INVALID_LINES } from './invalid-lines.ts';
import { category, INVALID_OTHERS } from './invalid-other-records.ts';
import { INVALID_PRODUCTS } from './invalid-products.ts';

/** An invalid row: its title, the row, the reported column, and a pattern of the message. */
export type InvalidRow = [title: string, row: string | Uint8Array | object, column: string, message: RegExp];

/** Each is on its own line, followed by a valid row. */
export const INVALID_ROWS: InvalidRow[] = [...INVALID_LINES, ...INVALID_PRODUCTS, ...INVALID_OTHERS];

/** The first lines of the file: valid records, some of which the invalid ones duplicate. */
export const FIRST_ROWS = [productRecord('T-GOOD-1'), { ...category, code: 'first' }];
