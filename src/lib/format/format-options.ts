import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { CartFormatOptions } from './cart/cart.ts';
import type { CardFormatOptions } from './catalog/product-card.ts';
import { formatDeliveryKindTexts } from './delivery/arrival-texts.ts';
import { listPluralCategories, type PluralForms } from './plural.ts';

function getBaseOptions(locale: Locale): Pick<CardFormatOptions, 'language' | 'prefix' | 'hasVat'> {
  return {
    language: locale.language,
    prefix: getLocalePath(locale, '/'),
    hasVat: locale.country.vat.rate > 0,
  };
}

/** Returns the message of a discount with a cap, for `formatDiscounts`. */
export function getDiscountCappedText(t: Translate): string {
  return t('cart:discountCapped', { percent: '{{percent}}', amount: '{{amount}}' });
}

/** Creates the options for formatting carts of a locale, as plain data for islands. */
export function createCartFormatOptions(locale: Locale, t: Translate): CartFormatOptions {
  // Placeholders are filled in when the cart is formatted.
  const placeholders = {
    amount: '{{amount}}',
    name: '{{name}}',
    quantity: '{{quantity}}',
    reason: '{{reason}}',
  };
  return {
    ...getBaseOptions(locale),
    messages: {
      free: t('cart:free'),
      cappedDiscount: getDiscountCappedText(t),
      deliveryHint: t('cart:deliveryHint', placeholders),
      vat: t('cart:vat', placeholders),
      quantity: t('cart:quantityChanged', placeholders),
      price: t('cart:priceChanged', placeholders),
      removed: t('cart:removedByUs', placeholders),
      coupon: t('cart:couponDropped', placeholders),
    },
  };
}

/** Creates the options for formatting cards of a locale, as plain data for islands. */
export function createCardFormatOptions(locale: Locale, t: Translate, now = Date.now()): CardFormatOptions {
  const price = '{{price}}';
  const getPluralTemplates = (
    key: 'product:rated' | 'product:stockLow' | 'product:variantCount',
  ): PluralForms =>
    Object.fromEntries(
      listPluralCategories(locale.language).map((form) => [
        form,
        t(`${key}_${form}` as 'product:stockLow', { rating: '{{rating}}', count: '{{count}}' as never }),
      ]),
    );
  return {
    ...getBaseOptions(locale),
    delivery: formatDeliveryKindTexts({ locale, t }, now),
    messages: {
      from: t('product:from'),
      save: t('product:save', { percent: '{{percent}}' }),
      perUnit: {
        l: t('product:perUnit-l', { price }),
        kg: t('product:perUnit-kg', { price }),
        m: t('product:perUnit-m', { price }),
        piece: t('product:perUnit-piece', { price }),
      },
      vatNote: t('product:vatNote'),
      ratingText: getPluralTemplates('product:rated'),
      stockIn: t('product:stockIn'),
      stockLow: getPluralTemplates('product:stockLow'),
      stockOut: t('product:stockOut'),
      variantCount: getPluralTemplates('product:variantCount'),
    },
  };
}
