import type { Cart } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';

/** A line as the page drew it. */
export interface RenderedLine {
  id: string;
  /** Of an add-on, which counts for nothing. */
  parentId?: string | null;
  quantity: number;
  code: string;
  shade: { name: string; code: string } | null;
}

type Group = Cart['items'][number];

// A line that is put back is a new one to the backend, and the same to the shopper: it is known by its goods.

/** What a page's line is of. */
export function getRenderedLineKey({ code, shade }: RenderedLine): string {
  return `${code} ${shade ? formatShadeValue(shade) : ''}`;
}

/** What a reply's line, with what hangs on it, is of. */
export function getLineGroupKey(group: Group): string {
  const product = group.items[0]?.product;
  const shade = product?.options.find((option) => option.attributeFQN === SHADE_OPTION);
  return `${product?.productCode} ${shade?.value ?? ''}`;
}

/** Goods in the order of their first appearance. */
export function mergeLineOrder(known: readonly string[], goods: readonly string[]): string[] {
  return [...new Set([...known, ...goods])];
}
