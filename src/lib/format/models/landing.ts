import type { BlogCardModel } from './content.ts';
import type { ProductCardModel, ProductRailModel } from './product-card.ts';
import type { BannerModel, ImageModel, LinkModel, TileModel } from './shared.ts';

/** A link that stays in sight. */
export interface IconLinkModel extends LinkModel {
  icon: 'truck' | 'tint' | 'return' | 'store' | 'phone' | 'mail' | 'clock' | 'lock' | 'card' | 'info';
}

/** A notice that is no answer to anything: it always stood there. */
export interface ServiceNoticeModel {
  icon: IconLinkModel['icon'];
  title: string;
  text: string;
  link: LinkModel | null;
}

/** What every page of this kind says of itself. */
export interface PageHead {
  title: string;
  description: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
}

export interface CampaignModel extends PageHead {
  phase: 'coming' | 'on' | 'over';
  hero: BannerModel;
  /** From when to when, in the country's time. */
  period: string;
  /** How long until it begins or ends, or that it is over. */
  status: string;
  /** What that means for who reads it; null while the campaign is on. */
  explanation: string | null;
  rails: ProductRailModel[];
  guides: BlogCardModel[];
  /** The terms, as HTML. */
  terms: string;
  /** Where to go while it is not on. */
  elsewhere: LinkModel[];
  badges: IconLinkModel[];
}

/** A brand in the list of all. */
export interface BrandItemModel extends LinkModel {
  /** In the other language. */
  otherName: string;
  /** What it is for, in a sentence. */
  text: string;
  /** `48 products`. */
  count: string;
}

export interface BrandsModel extends PageHead {
  lead: string;
  /** By first letter, in the order of the page's language. */
  letters: { letter: string; id: string; brands: BrandItemModel[] }[];
}

export interface BrandModel extends PageHead {
  /** For the browser's tab and for search engines. */
  documentTitle: string;
  otherName: string;
  lead: string;
  /** Of what it makes; its own mark when nobody has chosen one. */
  picture: ImageModel;
  facts: { label: string; value: string }[];
  /** As HTML; null for a brand that nobody has written about. */
  story: string | null;
  categories: LinkModel[];
  rail: ProductRailModel | null;
  all: LinkModel;
  count: string;
}

export interface AllDepartmentsModel extends PageHead {
  lead: string;
  departments: (LinkModel & {
    id: string;
    groups: (LinkModel & { links: LinkModel[] })[];
  })[];
}

export interface CollectionModel extends PageHead {
  lead: string;
  picture: ImageModel;
  groups: { title: string; text: string; cards: ProductCardModel[] }[];
  /** As HTML. */
  story: string;
}

/** All collections. */
export interface CollectionsModel extends PageHead {
  lead: string;
  collections: { href: string; title: string; lead: string; picture: string }[];
}

/** What an editor adds to a department's landing. */
export interface BuyingGuideModel {
  lead: string;
  /** How to choose, as HTML. */
  story: string;
  faq: { question: string; answer: string }[];
  guides: BlogCardModel[];
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
