/** A link with its words. */
export interface LinkModel {
  href: string;
  label: string;
}

/** A picture of our own or of an import. */
export interface PictureModel {
  /** Empty when there is none: its words stand in its place. */
  src: string;
  alt: string;
  /** Of a photograph, in several widths; its layout says by `sizes` how wide it is shown. */
  srcset?: string;
  /** `#rrggbb` of what is shown, seen until the picture is there. */
  placeholder?: string;
}
