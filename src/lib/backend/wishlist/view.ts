import type { Money } from '#lib/contract/fields.ts';
import { SHADE_OPTION, SIZE_OPTION } from '#lib/contract/options.ts';
import {
  type DescribedWishes,
  type SharedWishlist,
  WISHLIST_NAME,
  type Wishlist,
  type WishlistItem,
} from '#lib/contract/wishlist.ts';
import { lineItem } from '../cart/line.ts';
import { cardName } from '../catalog/card-name.ts';
import { type Goods, readTints, type Tint } from '../catalog/goods.ts';
import { readSizes, type Sizes } from '../catalog/sizes.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { readStock } from '../stock/stock.ts';
import { type Facts, readFacts } from './facts.ts';
import { readEntries, type WishlistRow } from './queries.ts';
import { type Entry, isSizeOpen } from './rules.ts';

type Place = Pick<Call, 'country' | 'language' | 'now'>;

interface Lore extends Facts {
  tints: Map<string, Tint>;
  sizes: Map<string, Sizes>;
  stock: Map<string, { available: number }>;
}

// What a country does not sell costs nothing there; the line that is drawn of it says no price.
const NO_PRICE = { list: 0, sale: null };

function itemOf(entry: Entry, goods: Goods, lore: Lore, { country, language }: Place): WishlistItem {
  const { id, productCode, shadeCode, quantity } = entry;
  const money = (amount: number): Money => ({ amount, currency: country.currency });
  const { price } = goods;
  const isTinted = shadeCode !== null && lore.canBeTinted(productCode, shadeCode);
  const tint = isTinted ? (lore.tints.get(shadeCode) ?? null) : null;
  const sizes = lore.sizes.get(productCode);
  const isOpen = isSizeOpen(sizes, entry.isSizeChosen);
  const codes = sizes && isOpen ? sizes.codes : [productCode];
  // Nothing is called by a size that nobody has chosen.
  const name = sizes && isOpen ? cardName(goods.name[language], [sizes.own]) : goods.name[language];
  const missing = [isOpen && SIZE_OPTION, lore.tintable.has(productCode) && !tint && SHADE_OPTION];
  const facts = { id, productCode, quantity, parentId: null, price: price ?? NO_PRICE, isAvailable: true };
  const { product } = lineItem(
    { ...facts, subject: { ...goods, name: { ...goods.name, [language]: name }, service: undefined, tint } },
    country.currency,
    language,
  );
  const available = codes.map((code) => lore.stock.get(code)?.available ?? 0);
  return {
    ...{ id, quantity },
    product: {
      ...product,
      price: price && {
        price: money(price.list),
        salePrice: price.sale === null ? null : money(price.sale),
      },
      inventoryInfo: { onlineStockAvailable: Math.max(0, ...available) },
      missingOptions: missing.filter((option) => option !== false),
      size: sizes && !isOpen ? sizes.own.values.join(', ') : null,
      codes,
    },
  };
}

/** The groups of entries, as a country has them. */
export async function groupsOf(
  db: Db | Trx,
  entries: readonly Entry[],
  place: Place,
): Promise<DescribedWishes> {
  const { country, language, now } = place;
  const facts = await readFacts(db, country.code, entries);
  const shades = [...new Set(entries.flatMap(({ shadeCode }) => shadeCode ?? []))];
  const sizes = await readSizes(db, place, [...facts.goods.keys()]);
  const codes = new Set([...facts.goods.keys(), ...[...sizes.values()].flatMap((each) => each.codes)]);
  const lore = {
    ...{ ...facts, sizes },
    tints: await readTints(db, shades),
    stock: await readStock(db, country.code, [...codes], now),
  };
  const groups: DescribedWishes = { items: [], oosItems: [], deletedItems: [] };
  for (const entry of entries) {
    const { id, quantity, productCode, name } = entry;
    const goods = facts.goods.get(productCode);
    if (!goods) {
      const content = { productName: name[language] };
      groups.deletedItems.push({ id, quantity, product: { productCode, content } });
      continue;
    }
    const item = itemOf(entry, goods, lore, place);
    if (!goods.price) groups.oosItems.push({ ...item, reason: 'NOT_SOLD_HERE' });
    else if (item.product.inventoryInfo.onlineStockAvailable > 0) groups.items.push(item);
    else groups.oosItems.push({ ...item, reason: 'OUT_OF_STOCK' });
  }
  return groups;
}

/** A wishlist as its owner sees it. */
export async function wishlistOf(db: Db | Trx, list: WishlistRow, place: Place): Promise<Wishlist> {
  const { share_token: token, share_expires_at: expiresAt } = list;
  return {
    ...{ wishListId: list.id, customerAccountId: list.account_id, name: WISHLIST_NAME },
    ...(await groupsOf(db, await readEntries(db, list.id), place)),
    share: token !== null && expiresAt !== null && expiresAt > place.now ? { token, expiresAt } : null,
  };
}

/** A wishlist as others see it: nothing in it tells whose it is. */
export async function sharedOf(db: Db, list: WishlistRow, place: Place): Promise<SharedWishlist> {
  const entries = await readEntries(db, list.id);
  const nameless = entries.map((entry, index) => ({ ...entry, id: String(index + 1) }));
  const { items, oosItems } = await groupsOf(db, nameless, place);
  return { items, oosItems, expiresAt: list.share_expires_at ?? 0 };
}
