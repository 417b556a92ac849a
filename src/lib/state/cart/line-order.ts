import type { Cart } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';

/** A line as the page rendered it. */
export interface RenderedLine {
  id: string;
  /** Line of the product to which an add-on service belongs. Add-ons are not counted. */
  parentId?: string | null;
  quantity: number;
  code: string;
  shade: { name: string; code: string } | null;
}

type CartLineGroup = Cart['items'][number];

// A line that is removed and added again gets a new id but keeps its position: the key is product and shade.

/** Returns the key of a rendered line. */
export function getRenderedLineKey({ code, shade }: RenderedLine): string {
  return `${code} ${shade ? formatShadeValue(shade) : ''}`;
}

/** Returns the key of a reply's line group: a line with its add-ons. */
export function getLineGroupKey(group: CartLineGroup): string {
  const product = group.items[0]?.product;
  const shade = product?.options.find((option) => option.attributeFQN === SHADE_OPTION);
  return `${product?.productCode} ${shade?.value ?? ''}`;
}

/** Appends keys that are not known yet. */
export function mergeLineOrder(knownKeys: readonly string[], keys: readonly string[]): string[] {
  return [...new Set([...knownKeys, ...keys])];
}
