import type { FlashMessageModel } from '../account.ts';
import type { ImageModel, LinkModel } from '../shared.ts';

/** A published review. */
export interface ReviewModel {
  id: string;
  stars: number;
  /** `4 of 5 stars`. */
  starsText: string;
  /** Null without a title. */
  title: string | null;
  paragraphs: string[];
  /** `Fatima A., Kuwait`. */
  author: string;
  /** `12/10/2026`. */
  date: string;
  /** ISO 8601. */
  dateTime: string;
  lang: 'en' | 'ar';
  dir: 'ltr' | 'rtl';
  /** `In Arabic`; null in the language of the page. */
  languageText: string | null;
  /** Whether the author bought it here. */
  isBought: boolean;
  /** `3 people found this helpful`; null when nobody did. */
  helpfulText: string | null;
  /** Label of the button for screen readers. */
  helpfulLabel: string;
  photos: ReviewPhotoModel[];
}

/** One row of the distribution of stars. */
export interface ReviewBarModel {
  stars: number;
  /** `4 stars: 12 reviews`. */
  text: string;
  count: string;
  /** Share of all reviews, 0 to 100. */
  percent: number;
  href: string;
  isChosen: boolean;
}

/** Average and distribution of a product's reviews. */
export interface ReviewSummaryModel {
  /** `4.3`. */
  average: string;
  /** `4.3 of 5`. */
  averageText: string;
  /** `12 reviews`. */
  countText: string;
  bars: ReviewBarModel[];
}

/** The reviews on a product's page. */
export interface ProductReviewsModel {
  summary: ReviewSummaryModel;
  /** The first reviews. */
  reviews: ReviewModel[];
  /** Links to the list in each order. */
  sorts: LinkModel[];
  all: LinkModel;
  slug: string;
}

/** The page of all reviews of a product. */
export interface ReviewListModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  slug: string;
  product: LinkModel;
  /** Null without reviews. */
  summary: ReviewSummaryModel | null;
  reviews: ReviewModel[];
  sorts: (LinkModel & { isChosen: boolean })[];
  /** Link that shows reviews with any number of stars; null when all are shown. */
  allStars: LinkModel | null;
  page: number;
  pageCount: number;
  /** URL of the first page, with stars and sort. */
  pageHref: string;
  jsonLd: Record<string, unknown>[];
}

/** A delivered product of a customer, with their review. */
export interface OwnReviewModel {
  code: string;
  name: string;
  /** Null when it is not sold any more. */
  href: string | null;
  picture: ImageModel;
  /** `Delivered on 12/10/2026`. */
  delivered: string;
  writeHref: string;
  writeLabel: string;
  /** Null for a product that has not been reviewed yet. */
  review: OwnReviewTextModel | null;
}

export interface OwnReviewTextModel {
  stars: number;
  starsText: string;
  title: string | null;
  paragraphs: string[];
  lang: 'en' | 'ar';
  dir: 'ltr' | 'rtl';
  status: 'pending' | 'approved' | 'rejected';
  /** `Shown on the page of the product.`, or why it is not shown. */
  statusText: string;
  /** Null for reviews of a signed link. */
  deleteHref: string | null;
  deleteLabel: string;
  photos: ReviewPhotoModel[];
}

/** A photo of a review. */
export interface ReviewPhotoModel {
  id: string;
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Reviews of a customer, and products not reviewed yet. */
export interface OwnReviewsModel {
  flash: FlashMessageModel | null;
  unreviewed: OwnReviewModel[];
  reviewed: OwnReviewModel[];
  /** Form fields of a signed link; null in the account. */
  link: ReviewLinkModel | null;
}

/** Identifies an order without a session. */
export interface ReviewLinkModel {
  orderNumber: string;
  token: string;
}

/** The form that writes or changes a review. */
export interface ReviewFormModel {
  product: OwnReviewModel;
  values: { stars: number | null; title: string; text: string };
  errors: Record<string, string>;
  /** Why the shop cannot show the text, or why saving it failed. */
  error: string | null;
  backHref: string;
  link: ReviewLinkModel | null;
  /** Photos that can be added; 0 where none can be sent. */
  maximumPhotos: number;
}
