import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import type { Attribute, PriceEntry, Product, Rating } from '../../catalog/model.ts';
import { type IllustrationKind, isIllustrationKind } from '../../media/illustration-kinds.ts';
import { isValidBarcode } from './barcode.ts';
import { parseDecimalAmount, toDecimal } from './decimal-amount.ts';
import { createProductSlug } from './product-slug.ts';
import { quoteValue, RowValidationError, type ValidationIssue } from './validation-issue.ts';

/** Illustration of products without photo or illustration. */
const PLAIN = { kind: 'carton', colour: '#c9b28f', accent: '#7a6a52' } as const;
const MAXIMUM = 20;
const POPULARITY = 100;
const RETURN_DAYS = 30;

/** A product with its shades as a file defines them; missing stock is unknown. */
export interface ProductInput {
  product: Product;
  shades: string[];
}

/** Values to retain when a record does not contain them. */
export interface RetainedFields {
  slug?: string | undefined;
  createdAt: number;
}

/**
 * Converts a record to a product. Throws `RowValidationError` with all issues that the schema cannot detect.
 */
export function toProduct(record: ProductRecord, kept: RetainedFields): ProductInput {
  const faults: ValidationIssue[] = [];
  const illustration = record.illustration ?? PLAIN;
  if (!isIllustrationKind(illustration.kind)) {
    faults.push({
      column: 'illustration.kind',
      message: `nothing is drawn as ${quoteValue(illustration.kind)}`,
    });
  }
  const barcode = record.barcode ?? '';
  if (barcode && !isValidBarcode(barcode)) {
    const message = `must have 8, 12, 13 or 14 digits with a right check digit, not ${quoteValue(barcode)}`;
    faults.push({ column: 'barcode', message });
  }
  const shades = record.shades ?? [];
  const twice = new Set(shades).size < shades.length && shades.find((it, at) => shades.indexOf(it) !== at);
  if (twice) faults.push({ column: 'shades', message: `${twice} is there twice` });
  const type = record.productType ?? 'standard';
  if (type === 'standard' && shades.length > 0) {
    faults.push({ column: 'productType', message: 'must be {line}_paintstudio for what has shades' });
  }
  const rating = ratingOf(record, faults);
  const prices = pricesOf(record, faults);
  if (faults.length > 0) throw new RowValidationError(faults);
  const product: Product = {
    code: record.productCode,
    slug: getProductSlug(record, kept.slug),
    brand: record.brand,
    category: record.category,
    groupCode: record.variationProductCode ?? record.productCode,
    options: factsOf(record.options),
    kind: illustration.kind as IllustrationKind,
    colour: illustration.colour,
    accent: illustration.accent,
    type,
    isPaint: type !== 'standard',
    name: record.name,
    summary: record.summary,
    description: record.description,
    facts: factsOf(record.properties),
    specifications: factsOf(record.specifications),
    inTheBox: record.boxContents ?? [],
    warranty: record.warranty ?? null,
    packSize: record.packSize ?? null,
    unit: record.unitOfMeasure ?? null,
    barcode,
    maxQuantity: record.maximumQuantity ?? MAXIMUM,
    popularity: record.popularity ?? POPULARITY,
    rating,
    createdAt: record.createdAt ? Date.parse(record.createdAt) : kept.createdAt,
    returnDays: record.returnDays ?? (type === 'standard' ? RETURN_DAYS : 0),
    badge: record.promotionBadge ?? null,
    sizeChart: record.sizeChart ?? null,
    dietary: record.dietaryFlags ?? [],
    prices,
    stock: (record.stock ?? {}) as Product['stock'],
    storeStock: record.storeStock ?? {},
    related: record.relatedProducts ?? [],
    images: (record.productImages ?? []).map(({ imageUrl, altText }) => ({
      url: imageUrl,
      alt: altText ?? record.name,
    })),
  };
  return { product, shades };
}

/** Returns the slug of a record: its own, the stored one, or one from the English name and code. */
export function getProductSlug({ slug, name, productCode }: ProductRecord, kept: string | undefined): string {
  return slug ?? kept ?? createProductSlug(name.en, productCode);
}

function ratingOf({ rating, ratingCount = 0 }: ProductRecord, faults: ValidationIssue[]): Rating | null {
  const average = rating ?? null;
  if (average === null && ratingCount > 0) {
    faults.push({ column: 'rating', message: `is missing, though ${ratingCount} have rated it` });
  }
  if (average !== null && ratingCount === 0) {
    faults.push({ column: 'ratingCount', message: 'must be above 0 for what has a rating' });
  }
  return average === null ? null : { average, count: ratingCount };
}

function pricesOf({ prices }: ProductRecord, faults: ValidationIssue[]): Product['prices'] {
  const found: Partial<Record<CountryCode, PriceEntry>> = {};
  for (const country of COUNTRY_CODES) {
    const given = prices[country];
    if (!given) continue;
    const take = (field: 'price' | 'salePrice'): number | null => {
      const decimal = given[field];
      if (decimal === null || decimal === undefined) return null;
      const minor = parseDecimalAmount(country, decimal);
      if (typeof minor === 'number') return minor;
      faults.push({ column: `prices.${country}.${field}`, message: minor });
      return null;
    };
    const [listPrice, salePrice] = [take('price'), take('salePrice')];
    if (listPrice !== null && salePrice !== null && salePrice >= listPrice) {
      const message = `must be below the price ${given.price}, not ${given.salePrice}`;
      faults.push({ column: `prices.${country}.salePrice`, message });
    }
    if (listPrice !== null) found[country] = { listPrice, salePrice };
  }
  if (Object.keys(prices).length === 0) {
    faults.push({ column: 'prices', message: 'must have a price in one country at least' });
  }
  return found as Product['prices'];
}

const factsOf = (facts: ProductRecord['options'] = []): Attribute[] =>
  facts.map(({ attributeFQN, name, value }) => ({ attributeFqn: attributeFQN, label: name, value }));

/** Converts a product to a record with all fields. */
export function toProductRecord({ product: it, shades }: ProductInput): ProductRecord {
  const facts = (list: readonly Attribute[]) =>
    list.map(({ attributeFqn, label, value }) => ({ attributeFQN: attributeFqn, name: label, value }));
  return {
    record: 'product',
    productCode: it.code,
    variationProductCode: it.groupCode,
    slug: it.slug,
    brand: it.brand,
    category: it.category,
    name: it.name,
    summary: it.summary,
    description: it.description,
    options: facts(it.options),
    properties: facts(it.facts),
    specifications: facts(it.specifications),
    boxContents: it.inTheBox,
    warranty: it.warranty,
    packSize: it.packSize,
    unitOfMeasure: it.unit,
    promotionBadge: it.badge,
    barcode: it.barcode || null,
    maximumQuantity: it.maxQuantity,
    popularity: it.popularity,
    rating: it.rating?.average ?? null,
    ratingCount: it.rating?.count ?? 0,
    createdAt: new Date(it.createdAt).toISOString(),
    returnDays: it.returnDays,
    productType: it.type,
    shades,
    dietaryFlags: it.dietary,
    sizeChart: it.sizeChart,
    relatedProducts: it.related,
    prices: Object.fromEntries(
      Object.entries(it.prices).map(([country, { listPrice, salePrice }]) => [
        country,
        {
          price: toDecimal(country as CountryCode, listPrice),
          salePrice: salePrice === null ? null : toDecimal(country as CountryCode, salePrice),
        },
      ]),
    ),
    stock: it.stock,
    storeStock: it.storeStock,
    productImages: it.images.map(({ url, alt }) => ({ imageUrl: url, altText: alt })),
    illustration: { kind: it.kind, colour: it.colour, accent: it.accent },
  };
}
