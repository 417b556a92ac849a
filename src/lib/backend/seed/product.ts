// A product is written as a merchandiser would on one card; what follows from the card is made here.
import type { Kind } from '#lib/backend/media/kinds.ts';
import { LABELS, type Label } from './labels.ts';
import { barcodeOf, chance, pricesOf, stockOf } from './numbers.ts';
import type { Fact, Product, Unit } from './types.ts';
import { type Pair, pair, say, type Value, warrantyOf } from './values.ts';

export type Draft = {
  code: string;
  slug: string;
  brand: string;
  kind: Kind;
  /** Main and second colour of its picture. */
  look: [colour: string, accent: string];
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
  days?: number;
  maximum?: number;
  popularity?: number;
  badge?: Pair;
  /** Always well stocked. */
  plenty?: boolean;
};

const FIRST_DAY = Date.UTC(2026, 0, 4, 6);
const DAY = 86_400_000;
const DAYS_TO_RETURN = 30;

/** All products of one leaf category. */
export function leaf(category: string, drafts: Draft[]): Product[] {
  return drafts.map((draft) => product(category, draft));
}

function product(category: string, draft: Draft): Product {
  const { code, slug, brand, kind, look, specs, unit } = draft;
  const specifications = (Object.keys(specs) as Label[]).map((label) => factOf(draft, label));
  const [list, sale] = draft.aed;
  return {
    code,
    slug,
    brand,
    category,
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
    popularity: draft.popularity ?? 80 + Math.floor(chance(`${code}:popularity`) * 620),
    createdAt: FIRST_DAY + Math.floor(chance(`${code}:created`) * 270) * DAY,
    returnDays: draft.tinted ? 0 : (draft.days ?? DAYS_TO_RETURN),
    badge: draft.badge ? pair(draft.badge) : null,
    prices: pricesOf(code, list, sale ?? null),
    stock: stockOf(code, draft.plenty ?? false),
  };
}

function factOf({ code, specs }: Draft, label: Label): Fact {
  const value = specs[label];
  if (!value) throw new Error(`${code} shows "${label}" but does not specify it`);
  return { fqn: `tenant~${label}`, label: pair([...LABELS[label]]), value: say(value) };
}
