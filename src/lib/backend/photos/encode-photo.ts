import type { Sharp } from 'sharp';
import { MAX_PHOTO_BYTES } from '#lib/contract/photos.ts';
import { AppError } from '../gateway/app-error.ts';

/** A photo as it is stored. */
export interface EncodedPhoto {
  content: Buffer;
  width: number;
  height: number;
}

const MEGABYTE = 1024 * 1024;
const MAX_MEGAPIXELS = 40;
const MAX_SIDE = 1600;
const WEBP_QUALITY = 80;
const TIMEOUT_SECONDS = 20;

// Only one photo is decoded at a time, because each may need 160 MB.
let previousDecoding: Promise<unknown> = Promise.resolve();

/**
 * Encodes a photo as WebP, at most 1600 pixels wide and high, upright and without metadata. Throws
 * PHOTO_TOO_LARGE, PHOTO_INVALID or PHOTO_ANIMATED.
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  if (bytes.length > MAX_PHOTO_BYTES)
    throw new AppError('PHOTO_TOO_LARGE', { megabytes: MAX_PHOTO_BYTES / MEGABYTE });
  if (!isPhoto(bytes)) throw new AppError('PHOTO_INVALID');
  if (isAnimated(bytes)) throw new AppError('PHOTO_ANIMATED');
  const encoded = previousDecoding.then(() => encode(bytes));
  previousDecoding = encoded.catch(() => undefined);
  return await encoded;
}

async function encode(bytes: Buffer): Promise<EncodedPhoto> {
  const { default: sharp } = await import('sharp');
  const limitInputPixels = MAX_MEGAPIXELS * 1_000_000;
  // Reads the header only, so that no pixel of a photo that is too large is decoded.
  const {
    width,
    height,
    pages = 1,
  } = await readOrReject(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > limitInputPixels)
    throw new AppError('PHOTO_TOO_LARGE', { megapixels: MAX_MEGAPIXELS });
  if (pages > 1) throw new AppError('PHOTO_ANIMATED');
  const photo: Sharp = sharp(bytes, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const { data, info } = await readOrReject(photo.toBuffer({ resolveWithObject: true }));
  return { content: data, width: info.width, height: info.height };
}

async function readOrReject<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch {
    throw new AppError('PHOTO_INVALID');
  }
}

const readLatin1 = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const isPng = (bytes: Buffer) => readLatin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n';

/**
 * Whether the first bytes are those of an accepted format, so that no other decoder, such as that of SVG,
 * ever runs.
 */
function isPhoto(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (readLatin1(bytes, 0, 4) === 'RIFF' && readLatin1(bytes, 8, 12) === 'WEBP') return true;
  return isPng(bytes) || readLatin1(bytes, 4, 8) === 'ftyp';
}

/**
 * Recognises animations of which the decoder would read only the first image: APNG, and image sequences of
 * AVIF and HEIC.
 */
function isAnimated(bytes: Buffer): boolean {
  if (readLatin1(bytes, 4, 8) === 'ftyp') return ['avis', 'hevc', 'msf1'].includes(readLatin1(bytes, 8, 12));
  if (!isPng(bytes)) return false;
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const chunk = readLatin1(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}
