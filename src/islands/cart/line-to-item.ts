import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import type { NewCartItem } from '#lib/state/cart/queue/pending-changes.ts';

/** Converts a removed line back to an item with its shade and add-ons, to undo the removal. */
export function lineToItem(line: LineModel): NewCartItem {
  const { shade } = line;
  const options = shade && [{ attributeFQN: SHADE_OPTION, value: formatShadeValue(shade) }];
  return {
    product: { productCode: line.code },
    quantity: line.quantity,
    ...(options && { options }),
    ...(line.parentId ? { parentItemId: line.parentId } : { place: line.index }),
    addOns: line.addOns,
  };
}
