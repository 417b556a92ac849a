// The seed is plain data: what a fresh shop sells, before any database exists.
import type { IllustrationKind } from '#lib/backend/media/illustration-kinds.ts';
import type { Amounts, Coupon } from '#lib/backend/pricing/coupon.ts';

export type LocalizedText = { en: string; ar: string };

export type Country = 'ae' | 'kw' | 'sa' | 'bh' | 'qa' | 'om';

export type Category = {
  code: string;
  parent: string | null;
  /** Set on level-1 categories alone: they are the departments. */
  catCode: string | null;
  level: 1 | 2 | 3;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  /** Order among siblings, from 1. */
  position: number;
  /** Path of its picture below `/media/`, e.g. `departments/paint.svg`. */
  picture: string;
};

export type Brand = { slug: string; name: LocalizedText; description: LocalizedText; colour: string };

/** `fqn` is the attribute's machine name, e.g. `tenant~coverage`. */
export type Attribute = { attributeFqn: string; label: LocalizedText; value: LocalizedText };

/** Integer minor units of the country's currency: fils, halalas, dirhams, baisa. */
export type PriceEntry = { listPrice: number; salePrice: number | null };

export type UnitOfMeasure = { amount: number; unit: 'l' | 'kg' | 'm' | 'piece' };

export type DietaryFlag = 'gluten-free' | 'vegetarian' | 'vegan';

/** A shop that one can walk into. */
export type StoreEntity = {
  code: string;
  country: Country;
  /** Order within its country, from 1. */
  position: number;
  lat: number;
  lng: number;
  /** E.164. */
  phone: string;
  name: LocalizedText;
  address: LocalizedText;
  city: LocalizedText;
  state: LocalizedText;
  /** Opening and closing time by weekday, Sunday first; null when closed all day. */
  hours: ([open: string, close: string] | null)[];
};

/** Words that mean the same to shoppers, by language. */
export type Synonyms = Record<'en' | 'ar', string[][]>;

/** A table of sizes; the first column names the size. Cells are the same in both languages. */
export type SizeChartEntity = {
  code: string;
  name: LocalizedText;
  note: LocalizedText;
  columns: readonly LocalizedText[];
  rows: readonly (readonly string[])[];
};

/** What shoppers think of a product: 1 to 5 with one decimal, of how many; at least one. */
export type Rating = { average: number; count: number };

/** A photograph: an address on a configured host, or a path below the folder of pictures. */
export type ProductPhoto = { url: string; alt: LocalizedText };

export type Product = {
  code: string;
  slug: string;
  /** A brand's slug. */
  brand: string;
  /** A leaf category's code. */
  category: string;
  /** Code of the variant that stands for all of them; its own when it has none. */
  groupCode: string;
  /** What tells it from its other variants; empty when there are none. */
  options: Attribute[];
  kind: IllustrationKind;
  /** Main colour of the picture, `#rrggbb`. */
  colour: string;
  /** Second colour of the picture, `#rrggbb`. */
  accent: string;
  /** `standard`, or `{line}_paintstudio` for paint tinted in store. */
  type: string;
  isPaint: boolean;
  name: LocalizedText;
  /** One line for cards and lists. */
  summary: LocalizedText;
  description: LocalizedText;
  /** Three or four facts shown on cards without a click. */
  facts: Attribute[];
  specifications: Attribute[];
  inTheBox: LocalizedText[];
  warranty: LocalizedText | null;
  packSize: LocalizedText | null;
  /** What the pack holds, for a price per litre, kilogram, metre or piece. */
  unit: UnitOfMeasure | null;
  /** EAN-13. */
  barcode: string;
  maxQuantity: number;
  /** 0 to 1000. */
  popularity: number;
  /** Of all its variants, the same on each; null when nobody has rated it. */
  rating: Rating | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** 0 means not returnable. */
  returnDays: number;
  badge: LocalizedText | null;
  /** Code of the size chart that it is cut by. */
  sizeChart: string | null;
  dietary: DietaryFlag[];
  prices: Record<Country, PriceEntry>;
  /** Pieces for delivery. */
  stock: Record<Country, number>;
  /** Pieces on the shelf, by store; a store that does not carry it is not named. */
  storeStock: Record<string, number>;
  /** Codes of goods that go with it, the best first. */
  related: string[];
  /** Photographs, in place of drawn pictures; none in the seed. */
  images: ProductPhoto[];
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

export type ShadeEntity = {
  code: string;
  family: ShadeFamily;
  name: LocalizedText;
  hex: string;
  /** Light reflectance value, 0 (black) to 100 (white), computed from the hex. */
  lrv: number;
  undertone: 'warm' | 'cool' | 'neutral';
};

/** Work or cover that is sold with goods, once with each piece, and never alone. */
export type AddOnService = {
  code: string;
  kind: 'warranty' | 'assembly';
  name: LocalizedText;
  description: LocalizedText;
  prices: Record<Country, number>;
  /** Codes of the categories whose goods it is for. */
  categories: string[];
  /** The list prices that it is for: from, that amount included, to, that amount not. */
  from: Amounts;
  to: Amounts;
};

export type SeedCatalog = {
  categories: Category[];
  brands: Brand[];
  products: Product[];
  shades: ShadeEntity[];
  /** Shade codes in the order of the fan deck, by product code. */
  shadesByProduct: Record<string, string[]>;
  sizeCharts: SizeChartEntity[];
  stores: StoreEntity[];
  synonyms: Synonyms;
  coupons: Coupon[];
  services: AddOnService[];
};
