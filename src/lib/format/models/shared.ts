/** A link with its words. */
export interface LinkModel {
  href: string;
  label: string;
}

/** Goods as a line has them, of a cart, an order or a wishlist. */
export interface LineProductModel {
  code: string;
  href: string;
  name: string;
  brand: string;
  picture: ImageModel;
  /** The chosen shade of a tinted paint; `hex` is empty where only its name is known. */
  shade: { name: string; code: string; hex: string } | null;
  quantity: number;
  /** The most pieces of it. */
  maxQuantity: number;
}

/** A picture of our own or of an import. */
export interface ImageModel {
  /** Empty when there is none: its words stand in its place. */
  src: string;
  alt: string;
  /** Of a photograph, in several widths; its layout says by `sizes` how wide it is shown. */
  srcset?: string;
  /** `#rrggbb` of what is shown, seen until the picture is there. */
  placeholder?: string;
}

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
