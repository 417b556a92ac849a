import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { AttributeEntity, Product } from '../model.ts';

const LANGUAGES = ['en', 'ar'] as const;

export interface CategoryLookup {
  /** Returns a category and its ancestors: the category first, its department last. */
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
  product: Product,
  shades: readonly string[],
  categories: CategoryLookup,
  now: number = product.createdAt,
): ProductRows {
  return {
    products: [{ ...productRow(product, shades, categories), updated_at: now }],
    product_texts: LANGUAGES.map((language) => textRow(product, language)),
    prices: listEntries(product.prices).map(([country, { listPrice, salePrice }]) => ({
      product_code: product.code,
      country,
      list_amount: listPrice,
      sale_amount: salePrice,
      unit_amount: salePrice ?? listPrice,
    })),
    stock: listEntries(product.stock).map(([country, quantity]) => ({
      product_code: product.code,
      country,
      quantity,
    })),
    store_stock: listEntries(product.storeStock).map(([store_code, quantity]) => ({
      product_code: product.code,
      store_code,
      quantity,
    })),
    product_shades: shades.map((shade_code, position) => ({
      product_code: product.code,
      shade_code,
      position,
    })),
  };
}

/** Hashes a product without its stock, which changes with every sale. The order of object keys does not matter. */
export function hashProduct(product: Product, shades: readonly string[]): string {
  const { stock: _, storeStock: __, ...rest } = product;
  return createHash('sha1')
    .update(JSON.stringify([sortKeys(rest), shades]))
    .digest('base64url');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

function productRow(
  product: Product,
  shades: readonly string[],
  { getPath }: CategoryLookup,
): Insertable<Tables['products']> {
  const categoryPath = getPath(product.category);
  return {
    code: product.code,
    slug: product.slug,
    brand_slug: product.brand,
    category_code: product.category,
    aisle_code: categoryPath[1]?.code ?? '',
    department_code: categoryPath[2]?.code ?? '',
    group_code: product.groupCode,
    is_listed: product.code === product.groupCode ? 1 : 0,
    is_sold: 1,
    product_type: product.type,
    is_paint: product.isPaint ? 1 : 0,
    kind: product.kind,
    colour: product.colour,
    accent: product.accent,
    barcode: product.barcode,
    max_quantity: product.maxQuantity,
    popularity: product.popularity,
    created_at: product.createdAt,
    updated_at: product.createdAt,
    return_days: product.returnDays,
    unit: product.unit?.unit ?? null,
    unit_amount: product.unit?.amount ?? null,
    size_chart: product.sizeChart,
    dietary: JSON.stringify(product.dietary),
    related: JSON.stringify(product.related),
    images: JSON.stringify(product.images),
    row_hash: hashProduct(product, shades),
  };
}

function textRow(product: Product, language: 'en' | 'ar'): Insertable<Tables['product_texts']> {
  return {
    product_code: product.code,
    language,
    name: product.name[language],
    summary: product.summary[language],
    description: product.description[language],
    warranty: product.warranty?.[language] ?? null,
    pack_size: product.packSize?.[language] ?? null,
    badge: product.badge?.[language] ?? null,
    facts: serializeAttributes(product.properties, language),
    specifications: serializeAttributes(product.specifications, language),
    options: serializeAttributes(product.options, language),
    box: JSON.stringify(product.inTheBox.map((text) => text[language])),
    untranslated: JSON.stringify(product.untranslated?.[language] ?? []),
  };
}

function serializeAttributes(attributes: readonly AttributeEntity[], language: 'en' | 'ar'): string {
  return JSON.stringify(
    attributes.map(({ attributeFqn, label, value }) => ({
      attributeFQN: attributeFqn,
      name: label[language],
      values: [value[language]],
    })),
  );
}

function listEntries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
