import sharp, { type Sharp } from 'sharp';
import { ImageError } from './image-error.ts';
import type { PhotoFormat } from './source/detect-format.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Bytes of a picture, and what they are. */
export interface ImageBytes {
  bytes: Buffer;
  format: PhotoFormat | 'svg';
}

// One thread a picture: how many are made at once is for the lanes to say. Nothing is asked for twice, so libvips
// need not remember anything.
sharp.concurrency(1);
sharp.cache(false);

/** 40 million pixels: more than a camera for catalogues has, and 160 MB at most while it is read. */
const MOST_PIXELS = 40_000_000;
/** A drawing has no more to show above this width. */
const WIDEST_DRAWING = 1920;
const PATIENCE_SECONDS = 20;

// AVIF's scale promises more than WebP's: these pairs look alike (see docs/decisions/034-avif-in-background.md).
const AVIF_QUALITY: Record<number, number> = { 50: 35, 60: 40, 75: 50, 90: 70 };
// Effort 4 takes five times as long for a file that is hardly smaller.
const AVIF_EFFORT = 3;

const INK_ON_WHITE = { background: '#ffffff' };

const WRITERS: Record<ImageFormat, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) =>
    picture.avif({ quality: AVIF_QUALITY[quality] ?? quality, effort: AVIF_EFFORT }),
  webp: (picture, quality) => picture.webp({ quality }),
  jpeg: (picture, quality) => picture.flatten(INK_ON_WHITE).jpeg({ quality, progressive: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** A picture in a format, no wider than it is and no wider than `width`. Throws a Refusal for one that is broken. */
export async function encodeImage(
  source: ImageBytes,
  format: ImageFormat,
  { width, quality }: { width: number; quality: number },
): Promise<Buffer> {
  try {
    const picture = source.format === 'svg' ? await openDrawing(source, width) : openPhoto(source, width);
    return await WRITERS[format](picture.timeout({ seconds: PATIENCE_SECONDS }), quality).toBuffer();
  } catch (error) {
    throw toRefusal(error);
  }
}

/** What a browser gets that takes neither AVIF nor WebP: the format that came, where browsers of all ages know it. */
export async function getFallbackFormat({ bytes, format }: ImageBytes): Promise<ImageFormat> {
  if (format === 'jpeg') return 'jpeg';
  if (format !== 'webp' && format !== 'avif') return 'png';
  try {
    return (await open(bytes).metadata()).hasAlpha ? 'png' : 'jpeg';
  } catch (error) {
    throw toRefusal(error);
  }
}

function open(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...(density && { density }) });
}

function openPhoto({ bytes }: ImageBytes, width: number): Sharp {
  return open(bytes).autoOrient().resize({ width, withoutEnlargement: true });
}

// Drawn at the size that is wanted: a drawing that is scaled afterwards is blurred.
async function openDrawing({ bytes }: ImageBytes, wanted: number): Promise<Sharp> {
  const width = Math.min(wanted, WIDEST_DRAWING);
  const own = (await open(bytes).metadata()).width;
  return open(bytes, (72 * width) / own).resize({ width });
}

function toRefusal(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  const message = String((error as Error).message);
  if (/pixel limit/i.test(message))
    return new ImageError(502, 'The photograph has more than 40 million pixels.');
  if (/timeout/i.test(message)) return new ImageError(504, 'The photograph takes too long to be read.');
  return new ImageError(502, 'The photograph is broken.');
}
