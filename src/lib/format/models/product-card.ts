import type { ImageModel, LinkModel } from './shared.ts';

/** A price as people read it. */
export interface PriceModel {
  /** Stands before it where variants cost more: `From`. */
  prefix: string | null;
  /** What it costs now: `AED 49.00`. */
  current: string;
  /** The regular price when reduced. */
  regularPrice: string | null;
  /** `Save 25%`. */
  saving: string | null;
  /** `AED 12.25 per litre`. */
  perUnit: string | null;
  /** `Inclusive of VAT`; null in countries without VAT. */
  vatNote: string | null;
}

/** A label and what is said of it. */
export interface AttributeModel {
  label: string;
  value: string;
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
export interface ProductCardModel {
  code: string;
  href: string;
  name: string;
  brand: string;
  picture: ImageModel;
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

/** A titled row of cards. */
export interface ProductRailModel {
  title: string;
  more: LinkModel | null;
  cards: ProductCardModel[];
}

/** Where what was looked at before is to stand. */
export interface RecentlyViewedModel {
  title: string;
  /** What to remember of this page. */
  code: string;
  /** Path of the cards, without the codes. */
  href: string;
}
