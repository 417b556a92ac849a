// Creates products from short drafts: everything that can be derived from a draft is derived here.
import type { IllustrationKind } from '#lib/backend/media/illustrations.ts';
import { DEFAULT_MAXIMUM_QUANTITY } from '#lib/contract/catalog/product.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { AttributeEntity, DietaryFlag, Product, UnitOfMeasure } from '../catalog/model.ts';
import { ATTRIBUTE_LABELS, type AttributeKey } from './attribute-labels.ts';
import type { BrandSlug } from './brands.ts';
import { generatePrices } from './generate-prices.ts';
import { generateStock, generateStoreStock } from './generate-stock.ts';
import { generateBarcode, seededRandom } from './seeded-random.ts';
import type { SizeChartCode } from './size-charts.ts';
import {
  formatWarranty,
  type MeasureOrText,
  type TextPair,
  toLocalizedText,
  translateMeasure,
} from './translate-measures.ts';

export interface VariantDraft {
  /** One per attribute of `variantAxes`, in its order. */
  values: MeasureOrText[];
  /** Dirhams; defaults to the price of the draft. */
  priceAed?: [list: number, sale?: number];
  specs?: Partial<Record<AttributeKey, MeasureOrText>>;
  /** Defaults to the box of the draft. */
  box?: TextPair[];
  pack?: MeasureOrText;
  unit?: [amount: number, unit: UnitOfMeasure['unit']];
  colours?: [colour: string, accent: string];
  isAlwaysInStock?: boolean;
}

export interface ProductDraft {
  /** `BN-` and five digits; variants after the first get two more. */
  code: string;
  slug: string;
  brand: BrandSlug;
  kind: IllustrationKind;
  /** Main and second colour of the illustration. */
  colours: [colour: string, accent: string];
  /**
   * English begins with the brand, Arabic ends with ` – ` and the brand. The values of variant axes are
   * added.
   */
  name: TextPair;
  summary: TextPair;
  description: TextPair;
  /** Specifications shown on cards. */
  cardAttributes: AttributeKey[];
  specs: Partial<Record<AttributeKey, MeasureOrText>>;
  box: TextPair[];
  /** Years. */
  warranty?: number;
  pack?: MeasureOrText;
  unit?: [amount: number, unit: UnitOfMeasure['unit']];
  /** Dirhams. */
  priceAed: [list: number, sale?: number];
  /** Line of a tinted paint: `interior` gives `interior_paintstudio`. */
  paintLine?: string;
  /** Return period in days; 0 if it cannot be returned. */
  returnDays?: number;
  maxQuantity?: number;
  popularity?: number;
  badge?: TextPair;
  isAlwaysInStock?: boolean;
  /** Each variant is a product; the first has the code and slug of the draft and is listed. */
  variants?: { variantAxes: [AttributeKey] | [AttributeKey, AttributeKey]; of: VariantDraft[] };
  /**
   * Code of the lead pack of a paint whose packs have their own texts: they are variants by volume, and each
   * name ends with its pack.
   */
  packOf?: string;
  sizeChart?: SizeChartCode;
  dietary?: DietaryFlag[];
}

const FIRST_CREATED_AT = Date.UTC(2026, 0, 4, 6);
const DEFAULT_RETURN_DAYS = 30;

/** Creates the products of a leaf category, variants after their lead. */
export function createProducts({
  slug,
  products,
}: {
  slug: string;
  products: readonly ProductDraft[];
}): Product[] {
  return products.flatMap((draft) => {
    const { variants } = draft;
    return variants
      ? variants.of.map((variant, index) =>
          createProduct(slug, ...createVariantDraft(draft, variants.variantAxes, variant, index)),
        )
      : [createPack(slug, draft)];
  });
}

function createPack(slug: string, draft: ProductDraft): Product {
  const { packOf, pack } = draft;
  return packOf && pack
    ? createProduct(slug, { ...draft, specs: { volume: pack, ...draft.specs } }, packOf, ['volume'])
    : createProduct(slug, draft, draft.code, []);
}

/** Merges a draft with one of its variants. */
function createVariantDraft(
  draft: ProductDraft,
  variantAxes: readonly AttributeKey[],
  variant: VariantDraft,
  index: number,
): [draft: ProductDraft, group: string, options: AttributeKey[]] {
  const { values, specs, ...rest } = variant;
  const optionTexts = values.map(translateMeasure);
  const isLead = index === 0;
  const optionSpecs = Object.fromEntries(variantAxes.map((key, axisIndex) => [key, values[axisIndex]]));
  const variantDraft: ProductDraft = {
    ...draft,
    ...rest,
    code: isLead ? draft.code : `${draft.code}${String(index + 1).padStart(2, '0')}`,
    slug: isLead ? draft.slug : `${draft.slug}-${optionTexts.map(({ en }) => createSlugPart(en)).join('-')}`,
    name: [
      [draft.name[0], ...optionTexts.map(({ en }) => en)].join(', '),
      insertBeforeBrand(draft.name[1], optionTexts.map(({ ar }) => `، ${ar}`).join('')),
    ],
    specs: { ...optionSpecs, ...draft.specs, ...optionSpecs, ...specs },
    popularity: Math.max(1, (draft.popularity ?? generatePopularity(draft.code)) - index),
  };
  return [variantDraft, draft.code, [...variantAxes]];
}

/** Inserts a text into an Arabic name, before the brand at its end. */
const insertBeforeBrand = (name: string, addition: string): string =>
  name.replace(/(?: – [^–]*)?$/u, (brand) => addition + brand);

function createProduct(
  category: string,
  draft: ProductDraft,
  groupCode: string,
  options: readonly AttributeKey[],
): Product {
  const { code, slug, brand, kind, colours, specs, unit } = draft;
  const specifications = (Object.keys(specs) as AttributeKey[]).map((key) => toAttribute(draft, key));
  const [list, sale] = draft.priceAed;
  return {
    code,
    slug,
    brand,
    category,
    groupCode,
    options: options.map((key) => toAttribute(draft, key)),
    kind,
    colour: colours[0],
    accent: colours[1],
    type: draft.paintLine ? `${draft.paintLine}_paintstudio` : 'standard',
    isPaint: draft.paintLine !== undefined,
    name: toLocalizedText(draft.name),
    summary: toLocalizedText(draft.summary),
    description: toLocalizedText(draft.description),
    properties: draft.cardAttributes.map((key) => toAttribute(draft, key)),
    specifications,
    inTheBox: draft.box.map(toLocalizedText),
    warranty: draft.warranty ? formatWarranty(draft.warranty) : null,
    packSize: draft.pack ? translateMeasure(draft.pack) : null,
    unit: unit ? { amount: unit[0], unit: unit[1] } : null,
    barcode: generateBarcode(code),
    maxQuantity: draft.maxQuantity ?? DEFAULT_MAXIMUM_QUANTITY,
    popularity: draft.popularity ?? generatePopularity(code),
    createdAt: FIRST_CREATED_AT + Math.floor(seededRandom(`${groupCode}:created`) * 270) * DAY_MS,
    returnDays: draft.paintLine ? 0 : (draft.returnDays ?? DEFAULT_RETURN_DAYS),
    badge: draft.badge ? toLocalizedText(draft.badge) : null,
    sizeChart: draft.sizeChart ?? null,
    dietary: draft.dietary ?? [],
    prices: generatePrices(groupCode, list, sale ?? null),
    stock: generateStock(code, draft.isAlwaysInStock ?? false),
    storeStock: generateStoreStock(code, draft.isAlwaysInStock ?? false),
    related: [],
    images: [],
  };
}

const generatePopularity = (code: string): number =>
  80 + Math.floor(seededRandom(`${code}:popularity`) * 620);

const createSlugPart = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\./g, '-')
    .replace(/^-+|-+$/g, '');

function toAttribute({ code, specs }: ProductDraft, key: AttributeKey): AttributeEntity {
  const value = specs[key];
  if (!value) throw new Error(`${code} shows "${key}" but does not specify it`);
  return {
    attributeFqn: `tenant~${key}`,
    label: toLocalizedText([...ATTRIBUTE_LABELS[key]]),
    value: translateMeasure(value),
  };
}
