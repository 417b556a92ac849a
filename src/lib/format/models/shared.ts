import type { PageEvent } from '#lib/contract/analytics/events.ts';

/** A link with its label. */
export interface LinkModel {
  href: string;
  label: string;
}

/** Product of a line of a cart, an order or a wishlist. */
export interface LineProductModel {
  code: string;
  href: string;
  name: string;
  /** Null when the name contains it. */
  brand: string | null;
  picture: ImageModel;
  /** Selected shade of a tinted paint; `hex` is empty when only its name is known. */
  shade: { name: string; code: string; hex: string } | null;
  quantity: number;
  /** Maximum quantity in one cart. */
  maxQuantity: number;
}

/** An image of the shop or of an import. */
export interface ImageModel {
  /** Empty when there is no image; then `alt` is shown instead. */
  src: string;
  alt: string;
  /** Widths of a photo; the layout sets `sizes`. */
  srcset?: string;
  /** `#rrggbb` shown until the image has loaded. */
  placeholder?: string;
}

/** A department or category tile. */
export interface TileModel extends LinkModel {
  picture: ImageModel | null;
  note: string | null;
}

/** A banner with one call to action. */
export interface BannerModel {
  title: string;
  text: string;
  cta: LinkModel;
  picture: ImageModel;
}

/** Events that the page reports to analytics, after consent. */
export interface PageEventsModel {
  events: PageEvent[];
}
