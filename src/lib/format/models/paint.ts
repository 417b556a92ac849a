import type { Currency } from '#lib/locale/currency.ts';
import type { RoomInput } from '#lib/paint/paint-calculator.ts';
import type { ShadeFilter } from '#lib/paint/shade-search.ts';
import type { LinkModel } from './shared.ts';

/** A shade, shown as a radio button. */
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

/** A pack size, as the paint calculator needs it. */
export interface PaintPackModel {
  code: string;
  /** Label such as `4 L`. */
  label: string;
  /** Content in millilitres. */
  volume: number;
  /** Price in minor units. */
  price: number;
  /** Maximum number of packs that can be bought; 0 when sold out. */
  maxQuantity: number;
}

/** Data of the paint calculator. */
export interface CalculatorModel {
  /** Coverage in square metres per litre. */
  coverage: number;
  /** Coverage as text, `13 m²/L`. */
  coverageText: string;
  /** Number of coats recommended by the manufacturer. */
  coats: number;
  packs: PaintPackModel[];
  currency: Currency;
  /** Input from the page's query. */
  room: RoomInput;
}

/** Data of a tinted paint's page besides its shades. */
export interface PaintToolsModel {
  /** Path of the page of all its shades. */
  shadesHref: string;
  /** Rooms of the room preview, the most suitable first. */
  rooms: { name: string; label: string }[];
  /** Surface that the paint is mostly used on. */
  surface: 'walls' | 'trim' | 'door';
  /** Null when the paint is not sold by the litre or its coverage is unknown. */
  calculator: CalculatorModel | null;
}

/** A matching shade, linked to the paint in that shade. */
export interface ShadeMatchModel extends ShadeModel {
  href: string;
  /** Text such as `Very close`; null without a colour search. */
  closeness: string | null;
}

/** A family on the page of all shades. */
export interface ShadeFamilyModel {
  code: string;
  label: string;
  /** The page with this family only. */
  href: string;
  /** All its shades; those that the filter excludes are hidden. */
  shades: (ShadeMatchModel & { isHidden: boolean })[];
}

/** The page of all shades of a paint. */
export interface ShadesPageModel {
  title: string;
  /** Meta description. */
  description: string;
  /** Introduction below the title. */
  lead: string;
  /** Path without the locale; the same for all pack sizes. */
  path: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
  name: string;
  productHref: string;
  /** Target of its forms: the page itself. */
  action: string;
  filter: ShadeFilter;
  /** Whether a filter is active. */
  isFiltered: boolean;
  families: { code: string; label: string }[];
  /** All families in the order of the shade card; null when the shades are sorted differently. */
  groups: ShadeFamilyModel[] | null;
  /** Matching shades in display order; empty when `groups` is set. */
  shades: ShadeMatchModel[];
  /** Number of matching shades. */
  count: number;
  /** `24 shades found`. */
  countText: string;
}
