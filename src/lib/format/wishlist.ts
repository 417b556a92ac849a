import { SHADE_OPTION } from '#lib/contract/options.ts';
import type { ProductSummary, Shade } from '#lib/contract/product.ts';
import type { Wish, Wishlist, WishlistItem } from '#lib/contract/wishlist.ts';
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

function formatWish(
  { id, quantity, product }: WishlistItem,
  { language, prefix }: WishPlace,
  reason: WishModel['reason'] = null,
): WishModel {
  const option = product.options.find((each) => each.attributeFQN === SHADE_OPTION);
  const [name = '', code = ''] = option?.value.split('|') ?? [];
  const query = option ? `?shade=${encodeURIComponent(code)}` : '';
  const { price, salePrice } = product.price ?? {};
  const now = salePrice ?? price;
  return {
    id,
    key: wishKey(product.productCode, product.options),
    code: product.productCode,
    href: `${prefix}/products/${product.content.slug}${query}`,
    name: product.content.productName,
    brand: product.brand,
    picture: toSmallPicture(product.productImages[0], LINE_WIDTH),
    shade: option ? { name, code, hex: option.hex ?? '' } : null,
    quantity,
    maximum: product.maximumQuantity,
    price: now ? formatMoney(now, language) : null,
    before: salePrice && price ? formatMoney(price, language) : null,
    reason,
    isOpen: product.missingOptions.length > 0,
  };
}

/** A customer's wishlist, or a shared one, as it is drawn; the same on the server and in the browser. */
export function formatWishes(
  list: Pick<Wishlist, 'items' | 'oosItems'> & Partial<Pick<Wishlist, 'deletedItems'>>,
  place: WishPlace,
): WishesModel {
  return {
    items: list.items.map((item) => formatWish(item, place)),
    oos: list.oosItems.map((item) => formatWish(item, place, item.reason)),
    gone: (list.deletedItems ?? []).map(({ id, product }) => ({
      id,
      key: wishKey(product.productCode, undefined),
      code: product.productCode,
      name: product.content.productName,
    })),
  };
}

/** What a guest wishes for, as it is drawn; goods without a product are gone. */
export function formatGuestWishes(
  wishes: readonly Wish[],
  { products, shades }: { products: ReadonlyMap<string, ProductSummary>; shades: ReadonlyMap<string, Shade> },
  place: WishPlace,
): WishesModel {
  const model: WishesModel = { items: [], oos: [], gone: [] };
  for (const { quantity, options, product } of wishes) {
    const code = product.productCode;
    const summary = products.get(code);
    if (!summary) {
      model.gone.push({ id: '', key: wishKey(code, options), code, name: '' });
      continue;
    }
    const { content, brand, productImages, isPaintProduct, maximumQuantity, price, inventoryInfo } = summary;
    const wanted = options?.find(({ attributeFQN }) => attributeFQN === SHADE_OPTION);
    const [name, shadeCode = ''] = wanted?.value.split('|') ?? [];
    const shade = shades.get(shadeCode);
    const chosen = wanted && [
      {
        attributeFQN: SHADE_OPTION,
        value: `${shade?.shadeName ?? name}|${shadeCode}`,
        hex: shade?.hex ?? null,
      },
    ];
    const isOut = inventoryInfo.onlineStockAvailable < 1;
    // The drawing of a tin is there in each of its shades.
    const pictures = productImages.map((image) => ({
      ...image,
      imageUrl: shade ? image.imageUrl.replace(/\.svg$/, `.${shadeCode}.svg`) : image.imageUrl,
    }));
    const item = {
      ...{ id: '', quantity },
      product: {
        ...{ content, isPaintProduct, maximumQuantity, price, inventoryInfo, productCode: code },
        ...{ productImages: pictures, brand: brand.name, options: chosen ?? [] },
        missingOptions: isPaintProduct && !wanted ? [SHADE_OPTION] : [],
      },
    };
    (isOut ? model.oos : model.items).push(formatWish(item, place, isOut ? 'OUT_OF_STOCK' : null));
  }
  return model;
}
