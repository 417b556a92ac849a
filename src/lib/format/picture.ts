import type { PictureModel } from './models.ts';

/** Where pictures are made to measure: Astro's image endpoint. */
export const IMAGE_ROUTE = '/_image';

/** The widths in pixels that a picture can be had in. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** The qualities that a picture can be had in, of 100: four steps, so that one picture has few copies. */
export const IMAGE_QUALITIES = [50, 60, 75, 90] as const;

export const DEFAULT_QUALITY = 75;
const DEFAULT_WIDTH = 640;

// What each kind of place asks for; the first is for readers that take no set.
export const LINE_WIDTHS = [240] as const;
export const CARD_WIDTHS = [480, 160, 240, 320, 640, 828] as const;
export const PAGE_WIDTHS = [1200, 160, 320, 480, 640, 828, 1080, 1920] as const;

/** The address of a picture in one of IMAGE_WIDTHS: of a path below `/media/` or a photograph's own address. */
export function imageAddress(url: string, width: number, quality = DEFAULT_QUALITY): string {
  return `${IMAGE_ROUTE}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

/** A picture of the contract as it is drawn: photographs to measure, illustrations as they are. */
export function toPicture(
  image: { imageUrl: string; altText: string; placeholder?: string } | undefined,
  widths: readonly number[],
): PictureModel {
  const src = image?.imageUrl ?? '';
  const picture = { src, alt: image?.altText ?? '', placeholder: image?.placeholder };
  if (!/^https?:/.test(src)) return picture;
  const [first = DEFAULT_WIDTH, ...others] = widths;
  const at = (width: number): string => imageAddress(src, width);
  const srcset = others.length > 0 ? widths.map((width) => `${at(width)} ${width}w`).join(', ') : undefined;
  return { ...picture, src: at(first), srcset };
}

/** The picture of a department; for one that names none the shop draws some of its goods. */
export function departmentPicture(department: { code: string; picture: string }, alt: string): PictureModel {
  return { src: `/media/${department.picture || `departments/${department.code}.svg`}`, alt };
}
