/** A link with its words. */
export interface LinkModel {
  href: string;
  label: string;
}

/** A picture of our own or of an import. */
export interface PictureModel {
  src: string;
  alt: string;
}
