// The seed is plain data: what a fresh shop sells, before any database exists.
import type { Kind } from '#lib/backend/media/kinds.ts';

export type Words = { en: string; ar: string };

export type Country = 'ae' | 'kw' | 'sa' | 'bh' | 'qa' | 'om';

export type Category = {
  code: string;
  parent: string | null;
  /** Set on level-1 categories alone: they are the departments. */
  catCode: string | null;
  level: 1 | 2 | 3;
  slug: string;
  name: Words;
  description: Words;
  /** Order among siblings, from 1. */
  position: number;
  /** Path of its picture below `/media/`, e.g. `departments/paint.svg`. */
  picture: string;
};

export type Brand = { slug: string; name: Words; description: Words; colour: string };

/** `fqn` is the attribute's machine name, e.g. `tenant~coverage`. */
export type Fact = { fqn: string; label: Words; value: Words };

/** Integer minor units of the country's currency: fils, halalas, dirhams, baisa. */
export type Price = { list: number; sale: number | null };

export type Unit = { amount: number; unit: 'l' | 'kg' | 'm' | 'piece' };

export type Product = {
  code: string;
  slug: string;
  /** A brand's slug. */
  brand: string;
  /** A leaf category's code. */
  category: string;
  kind: Kind;
  /** Main colour of the picture, `#rrggbb`. */
  colour: string;
  /** Second colour of the picture, `#rrggbb`. */
  accent: string;
  /** `standard`, or `{line}_paintstudio` for paint tinted in store. */
  type: string;
  isPaint: boolean;
  name: Words;
  /** One line for cards and lists. */
  summary: Words;
  description: Words;
  /** Three or four facts shown on cards without a click. */
  facts: Fact[];
  specifications: Fact[];
  inTheBox: Words[];
  warranty: Words | null;
  packSize: Words | null;
  /** What the pack holds, for a price per litre, kilogram, metre or piece. */
  unit: Unit | null;
  /** EAN-13. */
  barcode: string;
  maxQuantity: number;
  /** 0 to 1000. */
  popularity: number;
  /** Epoch milliseconds. */
  createdAt: number;
  /** 0 means not returnable. */
  returnDays: number;
  badge: Words | null;
  prices: Record<Country, Price>;
  stock: Record<Country, number>;
};

export type ShadeFamily =
  | 'white'
  | 'neutral'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple'
  | 'blue'
  | 'green'
  | 'brown'
  | 'grey';

export type Shade = {
  code: string;
  family: ShadeFamily;
  name: Words;
  hex: string;
  /** Light reflectance value, 0 (black) to 100 (white), computed from the hex. */
  lrv: number;
  undertone: 'warm' | 'cool' | 'neutral';
};

export type Seed = {
  categories: Category[];
  brands: Brand[];
  products: Product[];
  shades: Shade[];
  /** Shade codes in the order of the fan deck, by product code. */
  shadesByProduct: Record<string, string[]>;
};
