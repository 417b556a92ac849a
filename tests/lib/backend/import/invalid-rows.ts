import { productRecord } from './import-harness.ts';
import { BROKEN_LINES } from './invalid-lines.ts';
import { BROKEN_OTHERS, category } from './invalid-others.ts';
import { BROKEN_PRODUCTS } from './invalid-products.ts';

/** An invalid row: its title, the row, the reported column, and a pattern of the message. */
export type Broken = [title: string, row: string | Uint8Array | object, column: string, message: RegExp];

/** Each is on a line of its own, followed by a valid row. */
export const BROKEN: Broken[] = [...BROKEN_LINES, ...BROKEN_PRODUCTS, ...BROKEN_OTHERS];

/** The first lines of the file: valid records, some of which the invalid ones duplicate. */
export const FIRST = [productRecord('T-GOOD-1'), { ...category, code: 'first' }];
