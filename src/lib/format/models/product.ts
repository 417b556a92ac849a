import type { LinkModel, PictureModel } from './shared.ts';

/** A price as people read it. */
export interface PriceModel {
  /** Stands before it where variants cost more: `From`. */
  prefix: string | null;
  /** What it costs now: `AED 49.00`. */
  current: string;
  /** The regular price when reduced. */
  before: string | null;
  /** `Save 25%`. */
  saving: string | null;
  /** `AED 12.25 per litre`. */
  perUnit: string | null;
  /** `Inclusive of VAT`; null in countries without VAT. */
  vatNote: string | null;
}

/** Whether it can be had. */
export interface StockModel {
  kind: 'in' | 'low' | 'out';
  text: string;
}

/** What shoppers think of it. */
export interface RatingModel {
  /** `4.6`. */
  average: string;
  /** `(32)`. */
  count: string;
  /** `Rated 4.6 of 5 by 32 customers`. */
  text: string;
}

/** A product on a card. */
export interface CardModel {
  code: string;
  href: string;
  name: string;
  brand: string;
  picture: PictureModel;
  /** Null when nobody has rated it. */
  rating: RatingModel | null;
  price: PriceModel;
  badge: string | null;
  /** Three or four short facts, value and label. */
  facts: { label: string; value: string }[];
  stock: StockModel;
  isPaint: boolean;
  /** `6 options`; null for what is sold in one alone. */
  variants: string | null;
}

/** One thing that variants of a product differ by: a link for each value. */
export interface AxisModel {
  /** `Size`. */
  label: string;
  /** Of the variant whose page it is. */
  value: string;
  /** Values are colours and have swatches. */
  isColour: boolean;
  choices: {
    label: string;
    href: string;
    isCurrent: boolean;
    /** `#rrggbb` of its colour. */
    hex: string;
    /** `out`: sold out; `elsewhere`: not made like this one, the link leads to another that has this value. */
    state: 'in' | 'out' | 'elsewhere';
    /** The state in words; empty when it can be had. */
    note: string;
  }[];
}

/** The page of all tables of sizes. */
export interface SizeChartsModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
  charts: (SizeChartModel & { code: string })[];
}

/** A table of sizes. */
export interface SizeChartModel {
  name: string;
  note: string;
  columns: string[];
  rows: string[][];
  /** The size of the variant whose page it is. */
  own: string | null;
  /** Where it can be downloaded. */
  href: string;
}

/** A titled row of cards. */
export interface RailModel {
  title: string;
  more: LinkModel | null;
  cards: CardModel[];
}

/** Where what was looked at before is to stand. */
export interface RecentModel {
  title: string;
  /** What to remember of this page. */
  code: string;
  /** Path of the cards, without the codes. */
  href: string;
}

/** A shade as a radio draws it. */
export interface ShadeModel {
  name: string;
  code: string;
  hex: string;
  family: string;
  familyLabel: string;
  /** `Reflects 72% of light`. */
  lrvText: string;
  /** True when ink must be light on it. */
  isDark: boolean;
}

export interface ProductModel {
  code: string;
  /** Of the product with all its variants. */
  lead: string;
  title: string;
  description: string;
  crumbs: LinkModel[];
  name: string;
  summary: string;
  brand: string;
  badge: string | null;
  pictures: PictureModel[];
  rating: RatingModel | null;
  price: PriceModel;
  stock: StockModel;
  facts: { label: string; value: string }[];
  /** Paragraphs. */
  about: string[];
  specifications: { label: string; value: string }[];
  boxContents: string[];
  warranty: string | null;
  packSize: string | null;
  barcode: string;
  /** `30-day returns`, or why it cannot be returned. */
  returnsText: string;
  /** `Standard delivery: 3 to 5 days. AED 15.00, free from AED 200.00.` */
  deliveryText: string;
  /** Empty for what is sold in one variant alone. */
  axes: AxisModel[];
  sizeChart: SizeChartModel | null;
  /** `Vegan`, for food. */
  dietary: string[];
  /** Null for goods that are not tinted. */
  shades: ShadeModel[] | null;
  /** Code of the shade that the address names. */
  selectedShade: string | null;
  maximum: number;
  isBuyable: boolean;
  rails: RailModel[];
  recent: RecentModel | null;
  jsonLd: Record<string, unknown>[];
}
