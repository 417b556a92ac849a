import { SHADE_OPTION, SIZE_OPTION } from '#lib/contract/options.ts';
import type { DescribedWishes, WishlistItem } from '#lib/contract/wishlist.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { isolateLatin } from './bidi.ts';
import type { WishesModel, WishModel } from './models.ts';
import { formatMoney } from './money.ts';
import { LINE_WIDTH, toSmallPicture } from './picture.ts';
import { wishKey } from './wish-key.ts';

/** Where a wishlist is drawn. */
export interface WishPlace {
  language: 'en' | 'ar';
  /** `/en-ae`, before every link. */
  prefix: string;
}

/** What the product's page is asked to show: the shade and the size that are chosen, or that none is. */
function queryOf({ size, missingOptions }: WishlistItem['product'], shade = ''): string {
  const query = new URLSearchParams();
  const wanted = missingOptions.includes(SIZE_OPTION) ? 'any' : size;
  if (wanted) query.set('size', wanted);
  if (shade) query.set('shade', shade);
  return query.size > 0 ? `?${query}` : '';
}

function missingOf({ missingOptions }: WishlistItem['product']): WishModel['missing'] {
  if (missingOptions.includes(SIZE_OPTION)) return 'size';
  return missingOptions.length > 0 ? 'shade' : null;
}

function formatWish(
  { id, quantity, product }: WishlistItem,
  { language, prefix }: WishPlace,
  reason: WishModel['reason'] = null,
): WishModel {
  const option = product.options.find((each) => each.attributeFQN === SHADE_OPTION);
  const shade = option && { ...parseShadeValue(option.value), hex: option.hex ?? '' };
  const { price, salePrice } = product.price ?? {};
  const now = salePrice ?? price;
  return {
    id,
    key: wishKey(product.productCode, product.options),
    code: product.productCode,
    codes: product.codes,
    href: `${prefix}/products/${product.content.slug}${queryOf(product, shade?.code)}`,
    name: isolateLatin(product.content.productName),
    brand: product.brand,
    picture: toSmallPicture(product.productImages[0], LINE_WIDTH),
    shade: shade ?? null,
    quantity,
    maximum: product.maximumQuantity,
    price: now ? formatMoney(now, language) : null,
    before: salePrice && price ? formatMoney(price, language) : null,
    reason,
    missing: missingOf(product),
  };
}

/** A wishlist as it is drawn, a customer's, a guest's or a shared one; the same on the server and in the browser. */
export function formatWishes(
  list: Pick<DescribedWishes, 'items' | 'oosItems'> & Partial<DescribedWishes>,
  place: WishPlace,
): WishesModel {
  return {
    items: list.items.map((item) => formatWish(item, place)),
    oos: list.oosItems.map((item) => formatWish(item, place, item.reason)),
    gone: (list.deletedItems ?? []).map(({ id, product }) => ({
      ...{ id, key: wishKey(product.productCode, undefined), code: product.productCode },
      name: isolateLatin(product.content.productName),
    })),
  };
}

/** The address at which what is missing of an entry is chosen, in as many pieces. */
export function chooseHref({ href, quantity, missing }: WishModel): string {
  const pieces = quantity > 1 ? `${href.includes('?') ? '&' : '?'}quantity=${quantity}` : '';
  return `${href}${pieces}#${missing}s`;
}

/** Whether an entry's goods are in the cart, of which `inCart` are the names; in any size or shade while none is chosen. */
export function isInCart({ codes, shade, missing }: WishModel, inCart: readonly string[]): boolean {
  return inCart.some((name) => {
    const [code = '', shadeCode] = name.split(' ');
    return codes.includes(code) && (missing === 'shade' || shadeCode === (shade?.code ?? ''));
  });
}
