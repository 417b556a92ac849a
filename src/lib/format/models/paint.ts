import type { Currency } from '#lib/locale/currency.ts';
import type { RoomInput } from '#lib/paint/paint-calculator.ts';
import type { ShadeFilter } from '#lib/paint/shade-search.ts';
import type { LinkModel } from './shared.ts';

/** A shade as a radio draws it. */
export interface ShadeModel {
  name: string;
  code: string;
  hex: string;
  family: string;
  familyLabel: string;
  /** `Reflects 72% of light`. */
  lrvText: string;
  /** `warm`, `cool` or `neutral`. */
  undertone: string;
}

/** A size of a paint, as the calculator reckons with it. */
export interface PaintPackModel {
  code: string;
  /** `4 L`. */
  label: string;
  /** Millilitres. */
  volume: number;
  /** Minor units. */
  price: number;
  /** How many can be had at once; 0 when it is sold out. */
  maxQuantity: number;
}

/** What is needed to reckon paint for a room. */
export interface CalculatorModel {
  /** Square metres that a litre covers. */
  coverage: number;
  /** `13 m²/L`. */
  coverageText: string;
  /** How many coats its maker recommends. */
  coats: number;
  packs: PaintPackModel[];
  currency: Currency;
  /** What the address says of the room. */
  room: RoomInput;
}

/** What a page of tinted paint has besides its shades. */
export interface PaintToolsModel {
  /** The page of all its shades. */
  shadesHref: string;
  /** Where its shades are tried, the likeliest first. */
  rooms: { name: string; label: string }[];
  /** What is most often painted with it. */
  surface: 'walls' | 'trim' | 'door';
  /** Null for what is not sold by the litre, or whose coverage is not known. */
  calculator: CalculatorModel | null;
}

/** A shade that was found, as a link to the tin in it. */
export interface ShadeMatchModel extends ShadeModel {
  href: string;
  /** `Very close`; null when no colour was asked for. */
  closeness: string | null;
}

/** The page of all shades of a paint. */
export interface ShadesPageModel {
  title: string;
  /** For search engines. */
  description: string;
  /** Below the title. */
  lead: string;
  /** Without the locale; of all sizes the same. */
  path: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
  name: string;
  productHref: string;
  /** Where its forms lead: itself. */
  action: string;
  wish: ShadeFilter;
  /** True when something narrows the page. */
  isAsked: boolean;
  families: { code: string; label: string }[];
  shades: ShadeMatchModel[];
  /** `24 shades found`. */
  countText: string;
}
