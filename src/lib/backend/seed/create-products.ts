// Products are written as short drafts; everything that can be derived from a draft is derived here.
import type { IllustrationKind } from '#lib/backend/media/illustration-kinds.ts';
import type { Attribute, DietaryFlag, Product, UnitOfMeasure } from '../catalog/model.ts';
import { ATTRIBUTE_LABELS, type AttributeKey } from './attribute-labels.ts';
import type { BrandSlug } from './brands.ts';
import {
  generateBarcode,
  generatePrices,
  generateRating,
  generateStock,
  generateStoreStock,
  seededRandom,
} from './seeded-random.ts';
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
  /** Without the values of variant axes, which are appended after a comma. */
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
  tinted?: string;
  /** Return period in days; 0 if it cannot be returned. */
  days?: number;
  maximum?: number;
  popularity?: number;
  badge?: TextPair;
  isAlwaysInStock?: boolean;
  /** Each variant is a product; the first has the code and slug of the draft and is listed. */
  variants?: { variantAxes: [AttributeKey] | [AttributeKey, AttributeKey]; of: VariantDraft[] };
  sizeChart?: SizeChartCode;
  dietary?: DietaryFlag[];
}

const FIRST_DAY = Date.UTC(2026, 0, 4, 6);
const DAY = 86_400_000;
const DAYS_TO_RETURN = 30;

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
    const all = variants
      ? variants.of.map((variant, index) =>
          product(slug, ...createVariantDraft(draft, variants.variantAxes, variant, index)),
        )
      : [product(slug, draft, draft.code, [])];
    const rating = generateRating(draft.code, draft.popularity ?? popularityOf(draft.code));
    return all.map((each) => ({ ...each, rating }));
  });
}

/** Merges a draft with one of its variants. */
function createVariantDraft(
  draft: ProductDraft,
  by: readonly AttributeKey[],
  variant: VariantDraft,
  index: number,
): [draft: ProductDraft, group: string, options: AttributeKey[]] {
  const { values, specs, ...rest } = variant;
  const said = values.map(translateMeasure);
  const isLead = index === 0;
  const own = Object.fromEntries(by.map((label, at) => [label, values[at]]));
  const varied: ProductDraft = {
    ...draft,
    ...rest,
    code: isLead ? draft.code : `${draft.code}${String(index + 1).padStart(2, '0')}`,
    slug: isLead ? draft.slug : `${draft.slug}-${said.map(({ en }) => slugOf(en)).join('-')}`,
    name: [
      [draft.name[0], ...said.map(({ en }) => en)].join(', '),
      [draft.name[1], ...said.map(({ ar }) => ar)].join('، '),
    ],
    specs: { ...own, ...draft.specs, ...own, ...specs },
    popularity: Math.max(1, (draft.popularity ?? popularityOf(draft.code)) - index),
  };
  return [varied, draft.code, [...by]];
}

function product(
  category: string,
  draft: ProductDraft,
  groupCode: string,
  options: readonly AttributeKey[],
): Omit<Product, 'rating'> {
  const { code, slug, brand, kind, colours, specs, unit } = draft;
  const specifications = (Object.keys(specs) as AttributeKey[]).map((label) => toAttribute(draft, label));
  const [list, sale] = draft.priceAed;
  return {
    code,
    slug,
    brand,
    category,
    groupCode,
    options: options.map((label) => toAttribute(draft, label)),
    kind,
    colour: colours[0],
    accent: colours[1],
    type: draft.tinted ? `${draft.tinted}_paintstudio` : 'standard',
    isPaint: draft.tinted !== undefined,
    name: toLocalizedText(draft.name),
    summary: toLocalizedText(draft.summary),
    description: toLocalizedText(draft.description),
    facts: draft.cardAttributes.map((label) => toAttribute(draft, label)),
    specifications,
    inTheBox: draft.box.map(toLocalizedText),
    warranty: draft.warranty ? formatWarranty(draft.warranty) : null,
    packSize: draft.pack ? translateMeasure(draft.pack) : null,
    unit: unit ? { amount: unit[0], unit: unit[1] } : null,
    barcode: generateBarcode(code),
    maxQuantity: draft.maximum ?? 20,
    popularity: draft.popularity ?? popularityOf(code),
    createdAt: FIRST_DAY + Math.floor(seededRandom(`${groupCode}:created`) * 270) * DAY,
    returnDays: draft.tinted ? 0 : (draft.days ?? DAYS_TO_RETURN),
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

const popularityOf = (code: string): number => 80 + Math.floor(seededRandom(`${code}:popularity`) * 620);

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\./g, '-')
    .replace(/^-+|-+$/g, '');

function toAttribute({ code, specs }: ProductDraft, label: AttributeKey): Attribute {
  const value = specs[label];
  if (!value) throw new Error(`${code} shows "${label}" but does not specify it`);
  return {
    attributeFqn: `tenant~${label}`,
    label: toLocalizedText([...ATTRIBUTE_LABELS[label]]),
    value: translateMeasure(value),
  };
}
