import { sql } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Db, Trx } from '../db/database.ts';
import type { UnitPrice } from '../pricing/prices.ts';
import type { LocalizedText, ProductPhoto } from './model.ts';

/** Product facts that carts, orders and wishlists need. */
export interface SellableProduct {
  code: string;
  slug: string;
  name: LocalizedText;
  brand: LocalizedText;
  isPaint: boolean;
  /** Null when the product is not sold in the country, or discontinued. */
  price: UnitPrice | null;
  maxQuantity: number;
  returnDays: number;
  /** Codes of its category and that category's ancestors. */
  categories: string[];
  /** URL of its photo; null when it is illustrated. */
  photoUrl: string | null;
  /** Kind of an add-on service; null for a product. */
  service: 'warranty' | 'assembly' | null;
  /** `#rrggbb`. */
  colour: string;
}

export interface LocalizedShade {
  code: string;
  hex: string;
  name: LocalizedText;
}

/** Reads products by code, priced for a country; unknown codes are left out. */
export async function readSellableProducts(
  db: Db | Trx,
  country: CountryCode,
  codes: readonly string[],
): Promise<Map<string, SellableProduct>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('product_texts as en', (on) =>
      on.onRef('en.product_code', '=', 'p.code').on('en.language', '=', 'en'),
    )
    .innerJoin('product_texts as ar', (on) =>
      on.onRef('ar.product_code', '=', 'p.code').on('ar.language', '=', 'ar'),
    )
    .innerJoin('brand_texts as be', (on) =>
      on.onRef('be.brand_slug', '=', 'p.brand_slug').on('be.language', '=', 'en'),
    )
    .innerJoin('brand_texts as ba', (on) =>
      on.onRef('ba.brand_slug', '=', 'p.brand_slug').on('ba.language', '=', 'ar'),
    )
    .leftJoin('prices as r', (on) =>
      on.onRef('r.product_code', '=', 'p.code').on('r.country', '=', country).on(sql<boolean>`p.is_sold = 1`),
    )
    .where('p.code', 'in', codes)
    .select([
      'p.code',
      'p.slug',
      'p.is_paint',
      'p.max_quantity',
      'p.return_days',
      'p.images',
      'p.colour',
      'p.category_code',
      'p.aisle_code',
      'p.department_code',
      'r.list_amount',
      'r.sale_amount',
    ])
    .select(['en.name as name_en', 'ar.name as name_ar', 'be.name as brand_en', 'ba.name as brand_ar'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        slug: row.slug,
        name: { en: row.name_en, ar: row.name_ar },
        brand: { en: row.brand_en, ar: row.brand_ar },
        isPaint: row.is_paint === 1,
        price: row.list_amount === null ? null : { list: row.list_amount, sale: row.sale_amount },
        maxQuantity: row.max_quantity,
        returnDays: row.return_days,
        categories: [row.category_code, row.aisle_code, row.department_code],
        photoUrl: (JSON.parse(row.images) as ProductPhoto[])[0]?.url ?? null,
        colour: row.colour,
        service: null,
      },
    ]),
  );
}

/** True when a shade must be selected to buy the product. */
export async function requiresShade(db: Db | Trx, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('product_shades')
    .select('shade_code')
    .where('product_code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasShade(db: Db | Trx, code: string, shade: string): Promise<boolean> {
  const row = await db
    .selectFrom('product_shades')
    .select('shade_code')
    .where('product_code', '=', code)
    .where('shade_code', '=', shade)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readShadesByCode(
  db: Db | Trx,
  codes: readonly string[],
): Promise<Map<string, LocalizedShade>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('shades as s')
    .innerJoin('shade_texts as en', (on) =>
      on.onRef('en.shade_code', '=', 's.code').on('en.language', '=', 'en'),
    )
    .innerJoin('shade_texts as ar', (on) =>
      on.onRef('ar.shade_code', '=', 's.code').on('ar.language', '=', 'ar'),
    )
    .where('s.code', 'in', codes)
    .select(['s.code', 's.hex', 'en.name as en', 'ar.name as ar'])
    .execute();
  return new Map(rows.map(({ code, hex, en, ar }) => [code, { code, hex, name: { en, ar } }]));
}
