import sharp, { type Sharp } from 'sharp';
import { ImageError } from './image-error.ts';
import type { PhotoFormat } from './source/detect-format.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface ImageBytes {
  bytes: Buffer;
  format: PhotoFormat | 'svg';
}

// One thread per image; the concurrency limit decides how many are encoded at once. No image is encoded
// twice, so the libvips cache would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

/** 40 million pixels: more than catalog photos have, and at most 160 MB while decoded. */
const MAX_PIXELS = 40_000_000;
/** Illustrations show no more detail above this width. */
const MAX_ILLUSTRATION_WIDTH = 1920;
const ENCODE_TIMEOUT_SECONDS = 20;

// AVIF qualities that look like the WebP quality (see docs/decisions/034-avif-in-background.md).
const AVIF_QUALITY: Record<number, number> = { 50: 35, 60: 40, 75: 50, 90: 70 };
// Effort 4 takes five times as long for a file that is hardly smaller.
const AVIF_EFFORT = 3;

const WHITE_BACKGROUND = { background: '#ffffff' };

const ENCODERS: Record<ImageFormat, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality: AVIF_QUALITY[quality] ?? quality, effort: AVIF_EFFORT }),
  webp: (image, quality) => image.webp({ quality }),
  jpeg: (image, quality) => image.flatten(WHITE_BACKGROUND).jpeg({ quality, progressive: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

/**
 * Encodes an image in a format, no wider than the original and `width`. Throws an ImageError for broken
 * images.
 */
export async function encodeImage(
  source: ImageBytes,
  format: ImageFormat,
  { width, quality }: { width: number; quality: number },
): Promise<Buffer> {
  try {
    const image = source.format === 'svg' ? await openIllustration(source, width) : openPhoto(source, width);
    return await ENCODERS[format](image.timeout({ seconds: ENCODE_TIMEOUT_SECONDS }), quality).toBuffer();
  } catch (error) {
    throw toImageError(error);
  }
}

/**
 * Returns the format for browsers without AVIF and WebP: JPEG for a JPEG, and for a WebP or AVIF without
 * transparency; PNG for all others.
 */
export async function getFallbackFormat({ bytes, format }: ImageBytes): Promise<ImageFormat> {
  if (format === 'jpeg') return 'jpeg';
  if (format !== 'webp' && format !== 'avif') return 'png';
  try {
    return (await open(bytes).metadata()).hasAlpha ? 'png' : 'jpeg';
  } catch (error) {
    throw toImageError(error);
  }
}

function open(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density && { density }) });
}

function openPhoto({ bytes }: ImageBytes, width: number): Sharp {
  return open(bytes).autoOrient().resize({ width, withoutEnlargement: true });
}

// Rendered at the requested size: an SVG that is scaled after rasterising is blurred.
async function openIllustration({ bytes }: ImageBytes, requestedWidth: number): Promise<Sharp> {
  const width = Math.min(requestedWidth, MAX_ILLUSTRATION_WIDTH);
  const naturalWidth = (await open(bytes).metadata()).width;
  return open(bytes, (72 * width) / naturalWidth).resize({ width });
}

function toImageError(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  const message = String((error as Error).message);
  if (/pixel limit/i.test(message)) return new ImageError(502, 'The photo has more than 40 million pixels.');
  if (/timeout/i.test(message)) return new ImageError(504, 'Decoding the photo takes too long.');
  return new ImageError(502, 'The photo is broken.');
}
