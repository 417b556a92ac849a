import type { BlogCardModel } from './content.ts';
import type { ProductCardModel, ProductRailModel } from './product-card.ts';
import type { BannerModel, ImageModel, LinkModel, PageEventsModel, TileModel } from './shared.ts';

/** A link with an icon. */
export interface IconLinkModel extends LinkModel {
  icon: 'truck' | 'tint' | 'return' | 'store' | 'phone' | 'mail' | 'clock' | 'lock' | 'card' | 'info';
}

/** A static notice, not the result of an action. */
export interface CheckoutBannerModel {
  icon: IconLinkModel['icon'];
  title: string;
  text: string;
  link: LinkModel | null;
}

/** Metadata of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Content of the robots tag; missing where search engines may list the page. */
  robots?: string | undefined;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
}

export interface CampaignModel extends PageHead {
  phase: 'upcoming' | 'running' | 'ended';
  /** When the page's content changes, in epoch milliseconds; null when it does not. */
  expiresAt: number | null;
  hero: BannerModel;
  /** Start and end, in the country's time zone. */
  period: string;
  /** Text of the time until it starts or ends, or that it has ended. */
  status: string;
  /** Explanation for the visitor; null while the campaign is running. */
  explanation: string | null;
  rails: ProductRailModel[];
  blogs: BlogCardModel[];
  /** Terms as HTML. */
  terms: string;
  /** Links to other running campaigns and, unless this one is running, to the departments. */
  alternatives: LinkModel[];
  floatingBadges: IconLinkModel[];
}

/** A brand in the list of brands. */
export interface BrandItemModel extends LinkModel {
  /** Name in the shop's other language. */
  otherName: string;
  /** One-sentence description. */
  text: string;
  /** `48 products`. */
  count: string;
}

export interface BrandsModel extends PageHead {
  lead: string;
  /** Links to the initials; when the page shows a single initial, its link is current. */
  letters: (LinkModel & { isCurrent: boolean })[];
  /** Brands by first letter, in the collation of the page's language. */
  brandGroups: { letter: string; id: string; brands: BrandItemModel[] }[];
}

export interface BrandModel extends PageHead, PageEventsModel {
  /** `<title>` of the document. */
  documentTitle: string;
  otherName: string;
  lead: string;
  /** Image of its products; the brand's mark by default. */
  picture: ImageModel;
  facts: { label: string; value: string }[];
  /** HTML; null without editorial content. */
  bodyHtml: string | null;
  categories: LinkModel[];
  rail: ProductRailModel | null;
  all: LinkModel;
  count: string;
}

export interface AllDepartmentsModel extends PageHead {
  lead: string;
  departments: (LinkModel & {
    id: string;
    picture: ImageModel;
    groups: (LinkModel & { links: LinkModel[] })[];
  })[];
}

export interface CollectionModel extends PageHead, PageEventsModel {
  lead: string;
  picture: ImageModel;
  groups: { title: string; text: string; cards: ProductCardModel[] }[];
  /** HTML. */
  bodyHtml: string;
}

/** The list of collections. */
export interface CollectionsModel extends PageHead {
  lead: string;
  collections: { href: string; title: string; lead: string; picture: string }[];
}

/** Editorial content of a department's landing page. */
export interface BuyingGuideModel {
  lead: string;
  /** Advice on choosing, as HTML. */
  bodyHtml: string;
  faq: { question: string; answer: string }[];
  guides: BlogCardModel[];
}

export interface HomeModel {
  /** When the page's content changes, in epoch milliseconds; null when it does not. */
  expiresAt: number | null;
  title: string;
  description: string;
  hero: BannerModel;
  /** The running campaign that ends first, with its remaining time; null when none is running. */
  campaign: { banner: BannerModel; note: string } | null;
  departmentsTitle: string;
  departments: TileModel[];
  rails: ProductRailModel[];
  banners: BannerModel[];
  benefits: { icon: IconLinkModel['icon']; title: string; text: string }[];
  /** Null without brands. */
  brands: { title: string; links: LinkModel[]; all: LinkModel } | null;
  guides: { title: string; cards: BlogCardModel[]; all: LinkModel } | null;
  floatingBadges: IconLinkModel[];
}

export interface DepartmentModel extends PageEventsModel {
  title: string;
  description: string;
  /** `<title>` of the document. */
  documentTitle: string;
  documentDescription: string;
  /** Content of the robots tag; missing where search engines may list the page. */
  robots?: string | undefined;
  crumbs: LinkModel[];
  picture: ImageModel;
  /** Link to all products. */
  all: LinkModel;
  groups: (TileModel & { links: LinkModel[] })[];
  rails: ProductRailModel[];
  /** Null without editorial content. */
  buyingGuide: BuyingGuideModel | null;
  floatingBadges: IconLinkModel[];
  jsonLd: Record<string, unknown>[];
}
