import type { ImageModel } from '#lib/format/models/shared.ts';

/** How wide the picture of a product's page is shown. */
export const GALLERY_SIZES = '(min-width: 84rem) 40rem, (min-width: 64rem) 46vw, 94vw';

/** The address of a picture at its largest. */
export function getLargestSrc({ src, srcset }: ImageModel): string {
  const last = srcset?.split(', ').at(-1)?.split(' ', 1)[0];
  return last ?? src;
}

/** A drawn tin as it stands there in the shade that the address names; photographs are as they are. */
export function getTintedImage(picture: ImageModel, shade: string | null): ImageModel {
  return shade ? { ...picture, src: picture.src.replace(/\.svg$/, `.${shade}.svg`) } : picture;
}
