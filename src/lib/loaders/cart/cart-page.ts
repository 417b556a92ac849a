import { MAX_PRODUCTS_PER_CALL, productsByCode } from '#lib/contract/catalog/catalog.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { getEnquiryPath } from '#lib/format/cart/enquiry-path.ts';
import type { CartFlashModel, CartPageModel, LineModel } from '#lib/format/models/cart.ts';
import { findServiceArea } from '#lib/locale/delivery/areas.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { loadPopularRail } from '../catalog/recommendations.ts';
import { loadCheckoutBanner } from '../checkout/checkout-banner.ts';
import type { LoaderContext, LoaderResult, SessionContext } from '../context.ts';
import { loadLineAlternatives } from './alternatives.ts';
import { loadCart } from './cart.ts';
import { loadArrivalText } from './cart-delivery.ts';
import { loadCartRails } from './cart-rails.ts';

/** Converts the flash message of the last form to the cart page's model. */
function getCartFlash(
  flash: FlashMessage | undefined,
  { locale, siteUrl, t }: LoaderContext,
): CartFlashModel {
  const { form, error, back, values = {} } = flash ?? {};
  const enquiryPath = values.enquiryLines
    ? getEnquiryPath(getLocalePath(locale, '/'), values.enquiryLines.split('\n'))
    : undefined;
  if (form === 'bulkAdd') {
    const count = Number(values.added ?? 0);
    const message = count > 0 ? t('cart:bulkDone', { count }) : undefined;
    if (!error) return { successMessage: message };
    const errors = error.split('\n');
    const title = message ?? t('cart:bulkBad', { count: errors.length });
    return {
      bulk: { initialText: values.codes ?? '', initialErrors: errors },
      ...(values.added && { report: { title, errors, enquiryPath: enquiryPath ?? null } }),
    };
  }
  if (form === 'buyAgain') {
    const count = Number(values.added ?? 0);
    const lines = [count > 0 ? t('cart:bulkDone', { count }) : '', values.changes ?? ''].filter(Boolean);
    return { successMessage: lines.join('\n') || undefined, error };
  }
  if (form === 'removeItem' && !error) {
    const { name = '', ...fields } = values;
    return {
      undo: {
        text: t('cart:removed', { name: isolateLatin(name) }),
        form: 'undoRemove',
        fields: Object.entries(fields),
      },
    };
  }
  if (form === 'emptyCart' && values.token)
    return { undo: { text: t('cart:emptied'), form: 'addShared', fields: [['token', values.token]] } };
  if (form === 'moveLineToWishlist' && !error)
    return { successMessage: t('cart:wished', { name: isolateLatin(values.name ?? '') }) };
  const link = values.token && `${siteUrl}${getLocalePath(locale, `/shared/cart/${values.token}`)}`;
  return { error, formPath: back, enquiryPath, ...(form === 'shareCart' && link && { link }) };
}

/** Returns the codes of lines whose products have several sizes, colours or packs. */
async function loadLinesWithVariants(
  lines: readonly LineModel[],
  { client }: LoaderContext,
): Promise<string[]> {
  const codes = lines.filter(({ parentId }) => !parentId).map(({ code }) => code);
  const productsCode = [...new Set(codes)].slice(0, MAX_PRODUCTS_PER_CALL);
  if (productsCode.length === 0) return [];
  const result = await client.call(productsByCode, { body: { productsCode } });
  if (!result.ok) return [];
  return (
    result.data.products
      // `variantCount` is set on the lead variant only; other variants name the lead.
      .filter((product) => product.variantCount > 1 || product.variationProductCode !== product.productCode)
      .map(({ productCode }) => productCode)
  );
}

/** Loads the cart page. The cart is read only once, because the backend reports each change only once. */
export async function loadCartPage(
  context: LoaderContext & SessionContext,
  areaCode?: string | undefined,
): Promise<LoaderResult<CartPageModel>> {
  const { requestSession, locale, t, flashMessage } = context;
  const page = await loadCart(requestSession, locale, t);
  if (page.kind !== 'ok') return page;
  const { cart, savedItems, groups, alerts } = page.model;
  const isServed = findServiceArea(locale.country.code, areaCode ?? '')?.area.service !== 'not-served';
  const [variantProductCodes, alternatives, rails, popularRail, banner, delivery] = await Promise.all([
    loadLinesWithVariants([...(cart?.lines ?? []), ...savedItems], context),
    loadLineAlternatives(cart, context),
    loadCartRails(cart?.lines ?? [], context),
    loadPopularRail(context),
    isServed ? loadCheckoutBanner(context) : null,
    loadArrivalText(groups, context, areaCode),
  ]);
  const cartFlash = getCartFlash(flashMessage, context);
  return {
    kind: 'ok',
    model: {
      cart,
      savedItems,
      alerts,
      variantProductCodes,
      alternatives,
      rails,
      popularRail,
      flash: cartFlash,
      banner,
      delivery,
      isServed,
    },
  };
}
