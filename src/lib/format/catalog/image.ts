import type { ImageModel } from '../models/shared.ts';

/** Where pictures are made to measure: Astro's image endpoint. */
export const IMAGE_ROUTE = '/_image';

/** The widths in pixels that a picture can be had in. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** The qualities that a picture can be had in, of 100: four steps, so that one picture has few copies. */
export const IMAGE_QUALITIES = [50, 60, 75, 90] as const;

export const DEFAULT_QUALITY = 75;

// What each kind of place asks for.
export const LINE_IMAGE_WIDTH = 240;
export const CARD_IMAGE_WIDTHS = [480, 160, 240, 320, 640, 828] as const;
export const PAGE_IMAGE_WIDTHS = [1200, 160, 320, 480, 640, 828, 1080, 1920] as const;

/** The address of a picture in one of IMAGE_WIDTHS: of a path below `/media/` or a photograph's own address. */
export function getImageUrl(url: string, width: number, quality = DEFAULT_QUALITY): string {
  return `${IMAGE_ROUTE}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

type Image = { imageUrl: string; altText: string; placeholder?: string } | undefined;

const isPhotograph = (url: string): boolean => /^https?:/.test(url);

/** A picture of the contract in one width: photographs to measure, drawings as they are. */
export function toImageModel(image: Image, width: number): ImageModel {
  const { imageUrl = '', altText: alt = '', placeholder } = image ?? {};
  return { src: isPhotograph(imageUrl) ? getImageUrl(imageUrl, width) : imageUrl, alt, placeholder };
}

/** The same in a set of widths; the first is for readers that take no set. */
export function toResponsiveImageModel(image: Image, widths: readonly [number, ...number[]]): ImageModel {
  const picture = toImageModel(image, widths[0]);
  const url = image?.imageUrl ?? '';
  if (!isPhotograph(url)) return picture;
  return { ...picture, srcset: widths.map((width) => `${getImageUrl(url, width)} ${width}w`).join(', ') };
}

/** The picture of a department; for one that names none the shop draws some of its goods. */
export function getDepartmentImage(department: { code: string; picture: string }, alt: string): ImageModel {
  return { src: `/media/${department.picture || `departments/${department.code}.svg`}`, alt };
}
