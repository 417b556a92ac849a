import type { BlogCardModel } from './content.ts';
import type { BuyingGuideModel, IconLinkModel } from './landing.ts';
import type { ProductRailModel } from './product-card.ts';
import type { ImageModel, LinkModel } from './shared.ts';

/** A department or category tile. */
export interface TileModel extends LinkModel {
  picture: ImageModel | null;
  note: string | null;
}

/** A campaign-like banner. */
export interface BannerModel {
  title: string;
  text: string;
  cta: LinkModel;
  picture: ImageModel;
}

export interface HomeModel {
  title: string;
  description: string;
  hero: BannerModel;
  /** The campaign that ends first, with how long it lasts; null when none is on. */
  campaign: { banner: BannerModel; note: string } | null;
  departmentsTitle: string;
  departments: TileModel[];
  rails: ProductRailModel[];
  banners: BannerModel[];
  promises: { icon: IconLinkModel['icon']; title: string; text: string }[];
  /** Null when there are none. */
  brands: { title: string; links: LinkModel[]; all: LinkModel } | null;
  guides: { title: string; cards: BlogCardModel[]; all: LinkModel } | null;
  badges: IconLinkModel[];
}

export interface DepartmentModel {
  title: string;
  description: string;
  /** For the browser's tab and for search engines. */
  documentTitle: string;
  documentDescription: string;
  crumbs: LinkModel[];
  picture: ImageModel;
  groups: (TileModel & { links: LinkModel[] })[];
  rails: ProductRailModel[];
  /** Null for a department that nobody has written about. */
  advice: BuyingGuideModel | null;
  badges: IconLinkModel[];
  jsonLd: Record<string, unknown>[];
}
