import type { AdviceModel, BadgeModel } from './landing.ts';
import type { RailModel } from './product.ts';
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
