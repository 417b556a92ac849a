import type { Money } from '#lib/contract/fields.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import {
  type SharedWishlist,
  WISHLIST_NAME,
  type Wishlist,
  type WishlistItem,
} from '#lib/contract/wishlist.ts';
import { lineItem } from '../cart/line.ts';
import { type Goods, readTints, type Tint } from '../catalog/goods.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { readStock } from '../stock/stock.ts';
import { type Facts, readFacts } from './facts.ts';
import { readEntries, type WishlistRow } from './queries.ts';
import type { Entry } from './rules.ts';

type Place = Pick<Call, 'country' | 'language' | 'now'>;
type Groups = Pick<Wishlist, 'items' | 'oosItems' | 'deletedItems'>;

interface Lore extends Facts {
  tints: Map<string, Tint>;
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
  const facts = { id, productCode, quantity, parentId: null, price: price ?? NO_PRICE, isAvailable: true };
  const { product } = lineItem(
    { ...facts, subject: { ...goods, service: undefined, tint } },
    country.currency,
    language,
  );
  return {
    ...{ id, quantity },
    product: {
      ...product,
      price: price && {
        price: money(price.list),
        salePrice: price.sale === null ? null : money(price.sale),
      },
      inventoryInfo: { onlineStockAvailable: lore.stock.get(productCode)?.available ?? 0 },
      missingOptions: lore.tintable.has(productCode) && !tint ? [SHADE_OPTION] : [],
    },
  };
}

async function groupsOf(db: Db | Trx, entries: readonly Entry[], place: Place): Promise<Groups> {
  const { country, language, now } = place;
  const facts = await readFacts(db, country.code, entries);
  const shades = [...new Set(entries.flatMap(({ shadeCode }) => shadeCode ?? []))];
  const lore = {
    ...facts,
    tints: await readTints(db, shades),
    stock: await readStock(db, country.code, [...facts.goods.keys()], now),
  };
  const groups: Groups = { items: [], oosItems: [], deletedItems: [] };
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
