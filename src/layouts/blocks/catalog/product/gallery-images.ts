import type { ImageModel } from '#lib/format/models/shared.ts';

/** `sizes` of the images on the product page. */
export const GALLERY_SIZES = '(min-width: 84rem) 40rem, (min-width: 64rem) 46vw, 94vw';

/** URL of the largest file of an image. */
export function getLargestSrc({ src, srcset }: ImageModel): string {
  const last = srcset?.split(', ').at(-1)?.split(' ', 1)[0];
  return last ?? src;
}

/** URL of the illustration with `*` in place of the shade; undefined for photos. */
export function getShadeSrc({ src }: ImageModel): string | undefined {
  return src.endsWith('.svg') ? src.replace(/(\.[^./]+)?\.svg$/, '.*.svg') : undefined;
}

/** Illustration of a tin in the shade of the URL; photos are returned unchanged. */
export function getTintedImage(picture: ImageModel, shade: string | null): ImageModel {
  return shade ? { ...picture, src: picture.src.replace(/\.svg$/, `.${shade}.svg`) } : picture;
}
