import type { CountryCode } from '#lib/locale/countries.ts';
import { readSellableProducts, type SellableProduct } from '../catalog/sellable-products.ts';
import type { Db, Trx } from '../db/database.ts';
import type { StoredWishlistItem } from './items.ts';

/** Catalog facts of wishlist items. */
export interface WishlistFacts {
  /** Products sold in any country, priced for the request's country. */
  products: Map<string, SellableProduct>;
  /** Codes of the products for which a shade must be selected. */
  requiringShade: Set<string>;
  hasShade(productCode: string, shadeCode: string): boolean;
}

/** The fields of an item that are used to read its catalog facts. */
export type WishlistItemIdentity = Pick<StoredWishlistItem, 'productCode' | 'shadeCode'>;

export async function readWishlistFacts(
  db: Db | Trx,
  country: CountryCode,
  items: readonly WishlistItemIdentity[],
): Promise<WishlistFacts> {
  const codes = [...new Set(items.map(({ productCode }) => productCode))];
  const allProducts = await readSellableProducts(db, country, codes);
  const unsoldCodes = await readUnsoldCodes(db, [...allProducts.keys()]);
  const products = new Map([...allProducts].filter(([code]) => !unsoldCodes.has(code)));
  const shades = [...new Set(items.flatMap(({ shadeCode }) => shadeCode ?? []))];
  const productCodes = [...products.keys()];
  const shadePairs = await readShadePairs(db, productCodes, shades);
  return {
    products,
    requiringShade: await readCodesRequiringShade(db, productCodes),
    hasShade: (productCode, shadeCode) => shadePairs.has(`${productCode}|${shadeCode}`),
  };
}

async function readUnsoldCodes(db: Db | Trx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('code')
    .where('code', 'in', codes)
    .where('is_sold', '=', 0)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

async function readCodesRequiringShade(db: Db | Trx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('products as p')
    .select('p.code')
    .where('p.code', 'in', codes)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('product_shades as s').select('s.shade_code').whereRef('s.product_code', '=', 'p.code'),
      ),
    )
    .execute();
  return new Set(rows.map(({ code }) => code));
}

async function readShadePairs(
  db: Db | Trx,
  codes: readonly string[],
  shades: readonly string[],
): Promise<Set<string>> {
  if (codes.length === 0 || shades.length === 0) return new Set();
  const rows = await db
    .selectFrom('product_shades')
    .select(['product_code', 'shade_code'])
    .where('product_code', 'in', codes)
    .where('shade_code', 'in', shades)
    .execute();
  return new Set(rows.map((row) => `${row.product_code}|${row.shade_code}`));
}
