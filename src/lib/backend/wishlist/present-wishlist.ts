import { SHADE_OPTION, SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { Money } from '#lib/contract/money.ts';
import {
  type DescribedWishlistEntries,
  type SharedWishlist,
  WISHLIST_NAME,
  type Wishlist,
  type WishlistItem,
} from '#lib/contract/wishlist/wishlist.ts';
import { removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';
import { presentLineItem } from '../cart/present-line.ts';
import { type LocalizedShade, readShadesByCode, type SellableProduct } from '../catalog/sellable-products.ts';
import { readSizeVariants, type SizeVariants } from '../catalog/sizes/size-variants.ts';
import type { Db, Trx } from '../db/database.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { readStock } from '../stock/reservations.ts';
import { isSizeMissing, type StoredWishlistItem } from './items.ts';
import { readWishlistFacts, type WishlistFacts } from './product-facts.ts';
import { readWishlistItems, type WishlistRow } from './queries.ts';

type WishlistContext = Pick<RequestContext, 'country' | 'language' | 'now'>;

interface PresentationFacts extends WishlistFacts {
  shades: Map<string, LocalizedShade>;
  sizes: Map<string, SizeVariants>;
  stock: Map<string, { available: number }>;
}

// Placeholder for products without a price in the country; the presented item has no price.
const NO_PRICE = { list: 0, sale: null };

function presentItem(
  storedItem: StoredWishlistItem,
  sellableProduct: SellableProduct,
  presentationFacts: PresentationFacts,
  { country, language }: WishlistContext,
): WishlistItem {
  const { id, productCode, shadeCode, quantity } = storedItem;
  const money = (amount: number): Money => ({ amount, currency: country.currency });
  const { price } = sellableProduct;
  const hasValidShade = shadeCode !== null && presentationFacts.hasShade(productCode, shadeCode);
  const shade = hasValidShade ? (presentationFacts.shades.get(shadeCode) ?? null) : null;
  const sizes = presentationFacts.sizes.get(productCode);
  const needsSize = isSizeMissing(sizes, storedItem.isSizeChosen);
  const codes = sizes && needsSize ? sizes.codes : [productCode];
  // The name must not contain a size that was not chosen.
  const name =
    sizes && needsSize
      ? removeOptionsFromName(sellableProduct.name[language], [sizes.size])
      : sellableProduct.name[language];
  const missing = [
    needsSize && SIZE_OPTION,
    presentationFacts.requiringShade.has(productCode) && !shade && SHADE_OPTION,
  ];
  const facts = { id, productCode, quantity, parentId: null, price: price ?? NO_PRICE, isAvailable: true };
  const { product } = presentLineItem(
    {
      ...facts,
      product: {
        ...sellableProduct,
        name: { ...sellableProduct.name, [language]: name },
        service: undefined,
        tint: shade,
      },
    },
    country.currency,
    language,
  );
  const available = codes.map((code) => presentationFacts.stock.get(code)?.available ?? 0);
  return {
    id,
    quantity,
    product: {
      ...product,
      price: price && {
        price: money(price.list),
        salePrice: price.sale === null ? null : money(price.sale),
      },
      inventoryInfo: { onlineStockAvailable: Math.max(0, ...available) },
      missingOptions: missing.filter((option) => option !== false),
      size: sizes && !needsSize ? sizes.size.values.join(', ') : null,
      codes,
    },
  };
}

/** Groups items into available ones, those out of stock or not sold in the country, and discontinued ones. */
export async function presentItemGroups(
  db: Db | Trx,
  storedItems: readonly StoredWishlistItem[],
  context: WishlistContext,
): Promise<DescribedWishlistEntries> {
  const { country, language, now } = context;
  const facts = await readWishlistFacts(db, country.code, storedItems);
  const shades = [...new Set(storedItems.flatMap(({ shadeCode }) => shadeCode ?? []))];
  const sizes = await readSizeVariants(db, context, [...facts.products.keys()]);
  const codes = new Set([
    ...facts.products.keys(),
    ...[...sizes.values()].flatMap((variants) => variants.codes),
  ]);
  const presentationFacts = {
    ...facts,
    sizes,
    shades: await readShadesByCode(db, shades),
    stock: await readStock(db, country.code, [...codes], now),
  };
  const groups: DescribedWishlistEntries = { items: [], oosItems: [], deletedItems: [] };
  for (const storedItem of storedItems) {
    const { id, quantity, productCode, name } = storedItem;
    const sellableProduct = facts.products.get(productCode);
    if (!sellableProduct) {
      const content = { productName: name[language] };
      groups.deletedItems.push({ id, quantity, product: { productCode, content } });
      continue;
    }
    const item = presentItem(storedItem, sellableProduct, presentationFacts, context);
    if (!sellableProduct.price) groups.oosItems.push({ ...item, reason: 'NOT_SOLD_HERE' });
    else if (item.product.inventoryInfo.onlineStockAvailable > 0) groups.items.push(item);
    else groups.oosItems.push({ ...item, reason: 'OUT_OF_STOCK' });
  }
  return groups;
}

/** Whether a list has a valid share link. */
export function isShared({ share_token, share_expires_at }: WishlistRow, now: number): boolean {
  return share_token !== null && share_expires_at !== null && share_expires_at > now;
}

/** Presents a wishlist to its owner. */
export async function presentWishlist(
  db: Db | Trx,
  list: WishlistRow,
  context: WishlistContext,
): Promise<Wishlist> {
  const { share_token: token, share_expires_at: expiresAt } = list;
  return {
    wishListId: list.id,
    customerAccountId: list.account_id,
    name: list.name ?? WISHLIST_NAME,
    ...(await presentItemGroups(db, await readWishlistItems(db, list.id), context)),
    share: token !== null && isShared(list, context.now) ? { token, expiresAt: expiresAt ?? 0 } : null,
  };
}

/** Presents a shared wishlist, without ids and without anything about its owner. */
export async function presentSharedWishlist(
  db: Db,
  list: WishlistRow,
  context: WishlistContext,
): Promise<SharedWishlist> {
  const storedItems = await readWishlistItems(db, list.id);
  const anonymousItems = storedItems.map((storedItem, index) => ({ ...storedItem, id: String(index + 1) }));
  const { items, oosItems } = await presentItemGroups(db, anonymousItems, context);
  return { items, oosItems, name: list.name, expiresAt: list.share_expires_at ?? 0 };
}
