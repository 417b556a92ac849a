import type { TextLanguage } from '../catalog/text-language.ts';
import type { ImageModel, LinkModel } from './shared.ts';

/** A formatted price. */
export interface PriceModel {
  /** Prefix when variants have different prices: `From`. */
  prefix: string | null;
  /** Current price: `AED 49.00`. */
  current: string;
  /** Regular price; null when not on sale. */
  regularPrice: string | null;
  /** `Save 25%`. */
  saving: string | null;
  /** `AED 12.25 per litre`. */
  perUnit: string | null;
  /** `Inclusive of VAT`; null in countries without VAT. */
  vatNote: string | null;
}

/** Label and value of an attribute. */
export interface AttributeModel {
  label: string;
  value: string;
}

/** Stock level with its text. */
export interface StockModel {
  kind: 'in' | 'low' | 'out';
  text: string;
}

/** Customer rating. */
export interface RatingModel {
  /** `4.6`. */
  average: string;
  /** `(32)`. */
  count: string;
  /** `Rated 4.6 of 5 by 32 customers`. */
  text: string;
}

/** A product card. */
export interface ProductCardModel {
  code: string;
  href: string;
  name: string;
  /** The name with ordinary spaces, for labels; set where it differs. */
  plainName?: string;
  /** Set when the name is in the other language than the page. */
  nameLanguage: TextLanguage | undefined;
  /** Null when the name contains it. */
  brand: string | null;
  picture: ImageModel;
  /** Null without ratings. */
  rating: RatingModel | null;
  price: PriceModel;
  badge: string | null;
  /** Number of options and short attributes on one line: `3 options · 12 m²/L`. */
  facts: string;
  stock: StockModel;
  /** Arrival: a default text, and templates for the chosen area; null when it is unknown. */
  delivery: { kind: string; defaultText: string; templates: string; nearRegions: string } | null;
  /**
   * Fragment of the product page where an option must be chosen, `#sizes` or `#shades`; null without options.
   */
  optionsFragment: string | null;
}

/** A titled rail of product cards. */
export interface ProductRailModel {
  title: string;
  allLink: LinkModel | null;
  cards: ProductCardModel[];
}

/** The rail of recently viewed products. */
export interface RecentlyViewedModel {
  title: string;
  /** Product code of this page. */
  code: string;
  /** Path of the cards endpoint, without the codes. */
  href: string;
}
