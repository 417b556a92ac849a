import type { Locale } from '#lib/locale/locale.ts';
import { localePath } from '#lib/locale/path.ts';
import type { Translate } from '#lib/messages/index.ts';
import type { CartPlace } from './cart.ts';

/** Where carts of a locale are drawn, as plain data: islands get it as a prop. */
export function makeCartPlace(locale: Locale, t: Translate): CartPlace {
  // Braces stay open: they are filled where the cart is drawn.
  const open = { amount: '{{amount}}', name: '{{name}}', quantity: '{{quantity}}' };
  return {
    language: locale.language,
    prefix: localePath(locale, '/'),
    hasVat: locale.country.vat.rate > 0,
    words: {
      free: t('cart:free'),
      deliveryHint: t('cart:deliveryHint', open),
      vat: t('cart:vat', open),
      quantityChanged: t('cart:quantityChanged', open),
      priceChanged: t('cart:priceChanged', open),
      removed: t('cart:removedByUs', open),
    },
  };
}
