import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { NewCartItem } from '#lib/state/cart/pending-changes.ts';

/** The name that the radios of the shades share. */
export const SHADE_FIELD = 'body.options.0.value';

/** What the form says, as the call wants it; without options where no shade is chosen. The quantity is any number. */
export function parseCartItem(fields: FormData, productCode: string): NewCartItem {
  const shade = fields.get(SHADE_FIELD);
  const addOns = [...fields].flatMap(([name, code]) => (name.startsWith('body.addOns') ? String(code) : []));
  return {
    product: { productCode },
    // A number field says nothing of what is no number, whatever its digits.
    quantity: Number(fields.get('body.quantity')),
    ...(addOns.length > 0 && { addOns }),
    ...(typeof shade === 'string' &&
      shade !== '' && { options: [{ attributeFQN: SHADE_OPTION, value: shade }] }),
  };
}
