// A product is written as a merchandiser would on one card; what follows from the card is made here.
import type { Kind } from '#lib/backend/media/kinds.ts';
import type { BrandSlug } from './brands.ts';
import { LABELS, type Label } from './labels.ts';
import { barcodeOf, chance, pricesOf, ratingOf, stockOf, storeStockOf } from './numbers.ts';
import type { SizeChartCode } from './size-charts.ts';
import type { Dietary, Fact, Product, Unit } from './types.ts';
import { type Pair, pair, say, type Value, warrantyOf } from './values.ts';

export interface Variant {
  /** One for each label of `by`, in its order. */
  values: Value[];
  /** Dirhams, list and sale; those of the card when missing. */
  aed?: [list: number, sale?: number];
  specs?: Partial<Record<Label, Value>>;
  pack?: Value;
  unit?: [amount: number, unit: Unit['unit']];
  look?: [colour: string, accent: string];
  plenty?: boolean;
}

export interface Draft {
  /** `BN-` and five digits; its variants get two more. */
  code: string;
  slug: string;
  brand: BrandSlug;
  kind: Kind;
  /** Main and second colour of its picture. */
  look: [colour: string, accent: string];
  /** Without what its variants differ by: that follows, after a comma. */
  name: Pair;
  summary: Pair;
  text: Pair;
  /** Which of the specifications a card shows. */
  facts: Label[];
  specs: Partial<Record<Label, Value>>;
  box: Pair[];
  /** Years of warranty. */
  warranty?: number;
  pack?: Value;
  unit?: [amount: number, unit: Unit['unit']];
  /** Dirhams, list and sale. */
  aed: [list: number, sale?: number];
  /** The line of a tinted paint: `interior` gives `interior_paintstudio`. */
  tinted?: string;
  /** Days to return it in; 0 for what cannot be returned. */
  days?: number;
  maximum?: number;
  popularity?: number;
  badge?: Pair;
  /** Always well stocked. */
  plenty?: boolean;
  /** Each is a product of its own; the first has the card's code, slug and place in lists. */
  variants?: { by: [Label] | [Label, Label]; of: Variant[] };
  sizeChart?: SizeChartCode;
  dietary?: Dietary[];
}

const FIRST_DAY = Date.UTC(2026, 0, 4, 6);
const DAY = 86_400_000;
const DAYS_TO_RETURN = 30;

/** All products of one shelf, variants right behind their lead. */
export function productsOf({ slug, products }: { slug: string; products: readonly Draft[] }): Product[] {
  return products.flatMap((draft) => {
    const { variants } = draft;
    const all = variants
      ? variants.of.map((variant, index) => product(slug, ...vary(draft, variants.by, variant, index)))
      : [product(slug, draft, draft.code, [])];
    const rating = ratingOf(draft.code, draft.popularity ?? popularityOf(draft.code));
    return all.map((each) => ({ ...each, rating }));
  });
}

/** The card as it would have been written for one variant alone. */
function vary(
  draft: Draft,
  by: readonly Label[],
  variant: Variant,
  index: number,
): [draft: Draft, group: string, options: Label[]] {
  const { values, specs, ...rest } = variant;
  const said = values.map(say);
  const isLead = index === 0;
  const own = Object.fromEntries(by.map((label, at) => [label, values[at]]));
  const varied: Draft = {
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
  draft: Draft,
  group: string,
  options: readonly Label[],
): Omit<Product, 'rating'> {
  const { code, slug, brand, kind, look, specs, unit } = draft;
  const specifications = (Object.keys(specs) as Label[]).map((label) => factOf(draft, label));
  const [list, sale] = draft.aed;
  return {
    code,
    slug,
    brand,
    category,
    group,
    options: options.map((label) => factOf(draft, label)),
    kind,
    colour: look[0],
    accent: look[1],
    type: draft.tinted ? `${draft.tinted}_paintstudio` : 'standard',
    isPaint: draft.tinted !== undefined,
    name: pair(draft.name),
    summary: pair(draft.summary),
    description: pair(draft.text),
    facts: draft.facts.map((label) => factOf(draft, label)),
    specifications,
    inTheBox: draft.box.map(pair),
    warranty: draft.warranty ? warrantyOf(draft.warranty) : null,
    packSize: draft.pack ? say(draft.pack) : null,
    unit: unit ? { amount: unit[0], unit: unit[1] } : null,
    barcode: barcodeOf(code),
    maxQuantity: draft.maximum ?? 20,
    popularity: draft.popularity ?? popularityOf(code),
    createdAt: FIRST_DAY + Math.floor(chance(`${group}:created`) * 270) * DAY,
    returnDays: draft.tinted ? 0 : (draft.days ?? DAYS_TO_RETURN),
    badge: draft.badge ? pair(draft.badge) : null,
    sizeChart: draft.sizeChart ?? null,
    dietary: draft.dietary ?? [],
    prices: pricesOf(group, list, sale ?? null),
    stock: stockOf(code, draft.plenty ?? false),
    storeStock: storeStockOf(code, draft.plenty ?? false),
    related: [],
    images: [],
  };
}

const popularityOf = (code: string): number => 80 + Math.floor(chance(`${code}:popularity`) * 620);

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/\./g, '-')
    .replace(/^-+|-+$/g, '');

function factOf({ code, specs }: Draft, label: Label): Fact {
  const value = specs[label];
  if (!value) throw new Error(`${code} shows "${label}" but does not specify it`);
  return { fqn: `tenant~${label}`, label: pair([...LABELS[label]]), value: say(value) };
}
