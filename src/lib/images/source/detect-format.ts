export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const decodeLatin1 = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Detects the format by the first bytes, as a name or content type may be wrong. Undefined for other formats.
 */
export function detectPhotoFormat(bytes: Uint8Array): PhotoFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (decodeLatin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(decodeLatin1(bytes, 0, 6))) return 'gif';
  if (decodeLatin1(bytes, 0, 4) === 'RIFF' && decodeLatin1(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}

// The first box of the file lists its compatible brands.
function isAvif(bytes: Uint8Array): boolean {
  if (decodeLatin1(bytes, 4, 8) !== 'ftyp') return false;
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256, bytes.length);
  const brands: string[] = decodeLatin1(bytes, 8, length).match(/.{4}/gs) ?? [];
  return brands.includes('avif');
}
