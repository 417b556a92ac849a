import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compressScreenshots } from '../../../scripts/visual/compress.mjs';
import { unpackWoff } from '../../../scripts/visual/fonts.mjs';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/readex-pro/files/readex-pro-arabic-700-normal.woff'));

/** Computes the TrueType checksum of a table: the sum of its 32-bit words. */
function computeChecksum(font: Buffer, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
  return sum;
}

it('a WOFF file is unpacked into a TrueType file with intact tables', () => {
  const font = unpackWoff(woff);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + 16 * index).map((at) => ({
    tag: font.toString('latin1', at, at + 4),
    checksum: font.readUInt32BE(at + 4),
    offset: font.readUInt32BE(at + 8),
    length: font.readUInt32BE(at + 12),
  }));
  expect(records.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GSUB', 'name']));
  // The checksum of `head` excludes its own checksum field.
  const sums = records.filter(({ tag }) => tag !== 'head');
  for (const { checksum, offset, length } of sums)
    expect(computeChecksum(font, offset, length)).toBe(checksum);
});

it('compresses only screenshots written since a time, and returns the size of all in bytes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'binaa-screenshots-'));
  try {
    const size = { width: 64, height: 64 };
    const noise = randomBytes(64 * 64 * 3);
    const picture = await sharp(noise, { raw: { ...size, channels: 3 } })
      .png()
      .toBuffer();
    for (const name of ['a.png', 'b.png']) writeFileSync(path.join(folder, name), picture);
    expect(await compressScreenshots(folder, Date.now() + 60_000)).toBe(2 * picture.length);
    const total = await compressScreenshots(folder, 0);
    expect(total).toBeLessThan(2 * picture.length);
    const { isPalette } = await sharp(path.join(folder, 'a.png')).metadata();
    expect(isPalette).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
