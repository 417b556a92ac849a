import type { ImageModel } from '../models/shared.ts';

/** Path of Astro's image endpoint. */
export const IMAGE_ROUTE = '/_image';

/** Supported image widths in pixels. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Supported image qualities, 0 to 100; only four, to limit the number of cached copies. */
export const IMAGE_QUALITIES = [50, 60, 75, 90] as const;

export const DEFAULT_QUALITY = 75;

// Widths requested per use; the first is the fallback.
export const LINE_IMAGE_WIDTH = 240;
export const CARD_IMAGE_WIDTHS = [480, 160, 240, 320, 640, 828] as const;
export const PAGE_IMAGE_WIDTHS = [1200, 160, 320, 480, 640, 828, 1080, 1920] as const;

/**
 * Returns the URL of an image in one of IMAGE_WIDTHS; `url` is a path below `/media/` or the URL of a photo.
 */
export function getImageUrl(url: string, width: number, quality = DEFAULT_QUALITY): string {
  return `${IMAGE_ROUTE}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

type ContractImage = { imageUrl: string; altText: string; placeholder?: string } | undefined;

const isPhoto = (url: string): boolean => /^https?:/.test(url);

/** Returns the URL of an image as JPEG, for clients that support no other format, such as link previews. */
export function getJpegUrl(url: string, width: number): string {
  return `${getImageUrl(url, width)}&f=jpeg`;
}

/** Converts an image of the contract: a photo is requested in one width, an illustration is unchanged. */
export function toImageModel(image: ContractImage, width: number): ImageModel {
  const { imageUrl = '', altText: alt = '', placeholder } = image ?? {};
  return { src: isPhoto(imageUrl) ? getImageUrl(imageUrl, width) : imageUrl, alt, placeholder };
}

/** Converts an image of the contract: a photo gets a `srcset` of several widths, the first as fallback. */
export function toResponsiveImageModel(
  image: ContractImage,
  widths: readonly [number, ...number[]],
): ImageModel {
  const model = toImageModel(image, widths[0]);
  const url = image?.imageUrl ?? '';
  if (!isPhoto(url)) return model;
  return { ...model, srcset: widths.map((width) => `${getImageUrl(url, width)} ${width}w`).join(', ') };
}

/** Returns the image of a department; by default an illustration of its products. */
export function getDepartmentImage(department: { code: string; picture: string }, alt: string): ImageModel {
  return { src: `/media/${department.picture || `departments/${department.code}.svg`}`, alt };
}
