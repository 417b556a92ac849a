import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { NewCartItem } from '#lib/state/cart/queue/pending-changes.ts';

/** Name of the shade radios. */
export const SHADE_FIELD = 'body.options.0.value';

/**
 * Converts the form to a cart item; `options` is missing while no shade is selected. The quantity is not
 * validated.
 */
export function parseCartItem(fields: FormData, productCode: string): NewCartItem {
  const shade = fields.get(SHADE_FIELD);
  const addOns = [...fields].flatMap(([name, code]) => (name.startsWith('body.addOns') ? String(code) : []));
  return {
    product: { productCode },
    // A number input's value is empty when it is not a number.
    quantity: Number(fields.get('body.quantity')),
    ...(addOns.length > 0 && { addOns }),
    ...(typeof shade === 'string' &&
      shade !== '' && { options: [{ attributeFQN: SHADE_OPTION, value: shade }] }),
  };
}
