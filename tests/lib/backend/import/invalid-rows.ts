import { productRecord } from './import-harness.ts';
import { BROKEN_LINES } from './invalid-lines.ts';
import { BROKEN_OTHERS, category } from './invalid-others.ts';
import { BROKEN_PRODUCTS } from './invalid-products.ts';

/** A row that must be kept out: what it is, the row, the column that is named, and words of the message. */
export type Broken = [title: string, row: string | Uint8Array | object, column: string, message: RegExp];

/** Each is on a line of its own, and a good row follows it. */
export const BROKEN: Broken[] = [...BROKEN_LINES, ...BROKEN_PRODUCTS, ...BROKEN_OTHERS];

/** The first lines of the file: good ones, which some of the others repeat. */
export const FIRST = [productRecord('T-GOOD-1'), { ...category, code: 'first' }];
