import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Attribute, Product } from '../model.ts';

const LANGUAGES = ['en', 'ar'] as const;

export interface CategoryLookup {
  /** Returns a category and its ancestors, from the narrowest to the widest. */
  getPath(code: string): readonly { code: string }[];
}

/** Rows of one product by table. */
export type ProductRows = {
  [Table in 'products' | 'product_texts' | 'prices' | 'stock' | 'store_stock' | 'product_shades']: Insertable<
    Tables[Table]
  >[];
};

/**
 * Creates the rows of a product. `shades` are the codes of its shades, in display order; `now` becomes `updated_at`
 * (default: the product's creation time).
 */
export function createProductRows(
  it: Product,
  shades: readonly string[],
  categories: CategoryLookup,
  now: number = it.createdAt,
): ProductRows {
  return {
    products: [{ ...productRow(it, shades, categories), updated_at: now }],
    product_texts: LANGUAGES.map((language) => textRow(it, language)),
    prices: entries(it.prices).map(([country, { listPrice, salePrice }]) => ({
      product_code: it.code,
      country,
      list_amount: listPrice,
      sale_amount: salePrice,
      unit_amount: salePrice ?? listPrice,
    })),
    stock: entries(it.stock).map(([country, quantity]) => ({ product_code: it.code, country, quantity })),
    store_stock: entries(it.storeStock).map(([store_code, quantity]) => ({
      product_code: it.code,
      store_code,
      quantity,
    })),
    product_shades: shades.map((shade_code, position) => ({ product_code: it.code, shade_code, position })),
  };
}

/** Hashes a product without its stock, which changes with every sale. The order of object keys does not matter. */
export function hashProduct(product: Product, shades: readonly string[]): string {
  // A missing rating is left out, so that products hashed before ratings existed keep their hash.
  const { stock: _, storeStock: __, rating, ...rest } = product;
  return createHash('sha1')
    .update(JSON.stringify([sorted(rating ? { ...rest, rating } : rest), shades]))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

function productRow(
  it: Product,
  shades: readonly string[],
  { getPath }: CategoryLookup,
): Insertable<Tables['products']> {
  const places = getPath(it.category);
  return {
    code: it.code,
    slug: it.slug,
    brand_slug: it.brand,
    category_code: it.category,
    aisle_code: places[1]?.code ?? '',
    department_code: places[2]?.code ?? '',
    group_code: it.groupCode,
    is_listed: it.code === it.groupCode ? 1 : 0,
    is_sold: 1,
    product_type: it.type,
    is_paint: it.isPaint ? 1 : 0,
    kind: it.kind,
    colour: it.colour,
    accent: it.accent,
    barcode: it.barcode,
    max_quantity: it.maxQuantity,
    popularity: it.popularity,
    rating: it.rating?.average ?? null,
    rating_count: it.rating?.count ?? 0,
    created_at: it.createdAt,
    updated_at: it.createdAt,
    return_days: it.returnDays,
    unit: it.unit?.unit ?? null,
    unit_amount: it.unit?.amount ?? null,
    size_chart: it.sizeChart,
    dietary: JSON.stringify(it.dietary),
    related: JSON.stringify(it.related),
    images: JSON.stringify(it.images),
    row_hash: hashProduct(it, shades),
  };
}

function textRow(it: Product, language: 'en' | 'ar'): Insertable<Tables['product_texts']> {
  return {
    product_code: it.code,
    language,
    name: it.name[language],
    summary: it.summary[language],
    description: it.description[language],
    warranty: it.warranty?.[language] ?? null,
    pack_size: it.packSize?.[language] ?? null,
    badge: it.badge?.[language] ?? null,
    facts: propertiesOf(it.facts, language),
    specifications: propertiesOf(it.specifications, language),
    options: propertiesOf(it.options, language),
    box: JSON.stringify(it.inTheBox.map((words) => words[language])),
  };
}

function propertiesOf(facts: readonly Attribute[], language: 'en' | 'ar'): string {
  return JSON.stringify(
    facts.map(({ attributeFqn, label, value }) => ({
      attributeFQN: attributeFqn,
      name: label[language],
      values: [value[language]],
    })),
  );
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
