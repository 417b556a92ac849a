import { DEFAULT_MAXIMUM_QUANTITY } from '#lib/contract/catalog/product.ts';
import type { ProductRecord } from '#lib/contract/catalog-file/records.ts';
import type { AttributeEntity, Product } from '../../catalog/model.ts';
import { type IllustrationKind, isIllustrationKind } from '../../media/illustrations.ts';
import { isValidBarcode } from './barcode.ts';
import { parsePrices } from './prices.ts';
import { createProductSlug } from './product-slug.ts';
import { isTranslated, type Untranslated } from './untranslated.ts';
import { quoteValue, RowValidationError, type ValidationIssue } from './validation-issue.ts';

/** Illustration of products whose record has none. */
const DEFAULT_ILLUSTRATION = { kind: 'carton', colour: '#c9b28f', accent: '#7a6a52' } as const;
const DEFAULT_POPULARITY = 100;
const DEFAULT_RETURN_DAYS = 30;

/**
 * A product and its shades as a file defines them; `stock` has only the countries that the record contains.
 */
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
export function toProduct(
  record: ProductRecord,
  retained: RetainedFields,
  untranslated: Untranslated,
): ProductInput {
  const issues: ValidationIssue[] = [];
  const illustration = record.illustration ?? DEFAULT_ILLUSTRATION;
  const barcode = record.barcode ?? '';
  const shades = record.shades ?? [];
  const type = record.productType ?? 'standard';
  issues.push(...listIssues({ illustration, barcode, shades, type }));
  const prices = parsePrices(record, issues);
  if (issues.length > 0) throw new RowValidationError(issues);
  const product: Product = {
    code: record.productCode,
    slug: getProductSlug(record, retained.slug),
    brand: record.brand,
    category: record.category,
    groupCode: record.variationProductCode ?? record.productCode,
    options: toAttributes(record.options),
    kind: illustration.kind as IllustrationKind,
    colour: illustration.colour,
    accent: illustration.accent,
    type,
    isPaint: type !== 'standard',
    name: record.name,
    summary: record.summary,
    description: record.description,
    properties: toAttributes(record.properties),
    specifications: toAttributes(record.specifications),
    inTheBox: record.boxContents ?? [],
    warranty: record.warranty ?? null,
    packSize: record.packSize ?? null,
    unit: record.unitOfMeasure ?? null,
    barcode,
    maxQuantity: record.maximumQuantity ?? DEFAULT_MAXIMUM_QUANTITY,
    popularity: record.popularity ?? DEFAULT_POPULARITY,
    createdAt: record.createdAt ? Date.parse(record.createdAt) : retained.createdAt,
    returnDays: record.returnDays ?? (type === 'standard' ? DEFAULT_RETURN_DAYS : 0),
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
    ...(!isTranslated(untranslated) && { untranslated }),
  };
  return { product, shades };
}

/** Lists what the schema cannot detect, apart from prices. */
function listIssues({
  illustration,
  barcode,
  shades,
  type,
}: {
  illustration: { kind: string };
  barcode: string;
  shades: readonly string[];
  type: Product['type'];
}): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  if (!isIllustrationKind(illustration.kind)) {
    issues.push({
      column: 'illustration.kind',
      message: `nothing is drawn as ${quoteValue(illustration.kind)}`,
    });
  }
  if (barcode && !isValidBarcode(barcode)) {
    const message = `must have 8, 12, 13 or 14 digits with a right check digit, not ${quoteValue(barcode)}`;
    issues.push({ column: 'barcode', message });
  }
  const duplicate =
    new Set(shades).size < shades.length && shades.find((shade, index) => shades.indexOf(shade) !== index);
  if (duplicate) issues.push({ column: 'shades', message: `${duplicate} is there twice` });
  if (type === 'standard' && shades.length > 0) {
    issues.push({ column: 'productType', message: 'must be {line}_paintstudio for what has shades' });
  }
  return issues;
}

/** Returns the slug of a record: its own, the stored one, or one from the English name and the code. */
export function getProductSlug(
  { slug, name, productCode }: ProductRecord,
  storedSlug: string | undefined,
): string {
  return slug ?? storedSlug ?? createProductSlug(name.en, productCode);
}

const toAttributes = (attributes: ProductRecord['options'] = []): AttributeEntity[] =>
  attributes.map(({ attributeFQN, name, value }) => ({ attributeFqn: attributeFQN, label: name, value }));
