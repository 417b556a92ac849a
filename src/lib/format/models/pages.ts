import type { AdviceModel, BadgeModel } from './landing.ts';
import type { CardModel, RailModel } from './product.ts';
import type { BlogCardModel } from './reading.ts';
import type { LinkModel, PictureModel } from './shared.ts';

/** A department or category tile. */
export interface TileModel extends LinkModel {
  picture: PictureModel | null;
  note: string | null;
}

/** A campaign-like banner. */
export interface BannerModel {
  title: string;
  text: string;
  cta: LinkModel;
  picture: PictureModel;
}

export interface HomeModel {
  title: string;
  description: string;
  hero: BannerModel;
  /** The campaign that ends first, with how long it lasts; null when none is on. */
  campaign: { banner: BannerModel; note: string } | null;
  departmentsTitle: string;
  departments: TileModel[];
  rails: RailModel[];
  banners: BannerModel[];
  promises: { icon: BadgeModel['icon']; title: string; text: string }[];
  /** Null when there are none. */
  brands: { title: string; links: LinkModel[]; all: LinkModel } | null;
  guides: { title: string; cards: BlogCardModel[]; all: LinkModel } | null;
  badges: BadgeModel[];
}

export interface DepartmentModel {
  title: string;
  description: string;
  /** For the browser's tab and for search engines. */
  documentTitle: string;
  documentDescription: string;
  crumbs: LinkModel[];
  picture: PictureModel;
  groups: (TileModel & { links: LinkModel[] })[];
  rails: RailModel[];
  /** Null for a department that nobody has written about. */
  advice: AdviceModel | null;
  badges: BadgeModel[];
  jsonLd: Record<string, unknown>[];
}

/** One link of a pager; `current` has no link. */
export interface PagerModel {
  previous: string | null;
  next: string | null;
  pages: { label: string; href: string; isCurrent: boolean }[];
  /** `Page 2 of 5`. */
  text: string;
}

export interface ListingModel {
  title: string;
  description: string;
  /** For the browser's tab: with the page's number from the second on. */
  documentTitle: string;
  documentDescription: string;
  jsonLd: Record<string, unknown>[];
  crumbs: LinkModel[];
  /** Where the sort and brand form goes (GET). */
  action: string;
  /** The words asked for on /product-list, else null. */
  query: string | null;
  /** `48 products`. */
  countText: string;
  children: LinkModel[];
  sorts: { value: string; label: string; isSelected: boolean }[];
  brands: { value: string; label: string; count: string; isChecked: boolean }[];
  cards: CardModel[];
  pager: PagerModel | null;
  /** Where to go when nothing matches. */
  suggestions: LinkModel[];
  /** Over them; null when they speak for themselves. */
  suggestionsTitle: string | null;
}
