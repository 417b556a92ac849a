import { SHADE_OPTION, SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { DescribedWishlistEntries, WishlistItem } from '#lib/contract/wishlist/wishlist.ts';
import { getSeparateBrand } from '#lib/format/catalog/separate-brand.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { isolateLatin } from '../bidi.ts';
import { LINE_IMAGE_WIDTH, toImageModel } from '../catalog/image.ts';
import type { WishlistItemModel, WishlistModel } from '../models/wishlist.ts';
import { formatMoney } from '../money.ts';
import { getWishlistKey } from './product-key.ts';

/** Options for formatting a wishlist. */
export interface WishlistFormatOptions {
  language: 'en' | 'ar';
  /** Locale prefix of every link: `/en-ae`. */
  prefix: string;
}

/** Returns the query of the product page: the selected shade and size, or `any` while no size is selected. */
function buildProductQuery({ size, missingOptions }: WishlistItem['product'], shade = ''): string {
  const query = new URLSearchParams();
  const sizeParam = missingOptions.includes(SIZE_OPTION) ? 'any' : size;
  if (sizeParam) query.set('size', sizeParam);
  if (shade) query.set('shade', shade);
  return query.size > 0 ? `?${query}` : '';
}

function getMissingOption({ missingOptions }: WishlistItem['product']): WishlistItemModel['missingOption'] {
  if (missingOptions.includes(SIZE_OPTION)) return 'size';
  return missingOptions.length > 0 ? 'shade' : null;
}

function formatWishlistItem(
  { id, quantity, product }: WishlistItem,
  { language, prefix }: WishlistFormatOptions,
  unavailableReason: WishlistItemModel['unavailableReason'] = null,
): WishlistItemModel {
  const option = product.options.find((selectedOption) => selectedOption.attributeFQN === SHADE_OPTION);
  const shade = option && { ...parseShadeValue(option.value), hex: option.hex ?? '' };
  const { price, salePrice } = product.price ?? {};
  const currentPrice = salePrice ?? price;
  return {
    id,
    key: getWishlistKey(product.productCode, product.options),
    code: product.productCode,
    codes: product.codes,
    href: `${prefix}/products/${product.content.slug}${buildProductQuery(product, shade?.code)}`,
    name: isolateLatin(product.content.productName),
    brand: getSeparateBrand(product.content.productName, product.brand),
    picture: toImageModel(product.productImages[0], LINE_IMAGE_WIDTH),
    shade: shade ?? null,
    quantity,
    maxQuantity: product.maximumQuantity,
    price: currentPrice ? formatMoney(currentPrice, language) : null,
    regularPrice: salePrice && price ? formatMoney(price, language) : null,
    unavailableReason,
    missingOption: getMissingOption(product),
  };
}

/** Formats a customer's, guest's or shared wishlist, on the server and in the browser. */
export function formatWishlist(
  list: Pick<DescribedWishlistEntries, 'items' | 'oosItems'> & Partial<DescribedWishlistEntries>,
  options: WishlistFormatOptions,
): WishlistModel {
  return {
    items: list.items.map((item) => formatWishlistItem(item, options)),
    unavailable: list.oosItems.map((item) => formatWishlistItem(item, options, item.reason)),
    discontinued: (list.deletedItems ?? []).map(({ id, product }) => ({
      id,
      key: getWishlistKey(product.productCode, undefined),
      code: product.productCode,
      name: isolateLatin(product.content.productName),
    })),
  };
}

/** Returns the link to select the missing option of an item, with its quantity. */
export function getConfigureHref({ href, quantity, missingOption }: WishlistItemModel): string {
  const quantityParam = quantity > 1 ? `${href.includes('?') ? '&' : '?'}quantity=${quantity}` : '';
  return `${href}${quantityParam}#${missingOption}s`;
}

/** Whether an item is in the cart; while no size or shade is selected, in any of them. */
export function isInCart(
  { codes, shade, missingOption }: WishlistItemModel,
  cartProductKeys: readonly string[],
): boolean {
  return cartProductKeys.some((productKey) => {
    const [code = '', shadeCode] = productKey.split(' ');
    return codes.includes(code) && (missingOption === 'shade' || shadeCode === (shade?.code ?? ''));
  });
}
