import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { CACHE_DIR } from '../cli/paths.mjs';

const FOLDER = path.join(CACHE_DIR, 'visual-fonts');

/**
 * Fontconfig file with the shop's own fonts and none of the machine's: a character that the shop's fonts lack
 * looks the same on every machine.
 */
export const FONT_CONFIG = path.join(FOLDER, 'fonts.conf');

const FACES = ['latin-400', 'latin-700', 'arabic-400', 'arabic-700'];
const SFNT_HEADER = 12;
const TABLE_RECORD = 16;
const WOFF_HEADER = 44;
const WOFF_RECORD = 20;

const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${FOLDER}</dir>
  <cachedir>${path.join(FOLDER, 'cache')}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * Unpacks a WOFF 1.0 file into its TrueType file: Chromium accepts no other format as a system font.
 * @param {Buffer} woff
 */
export function unpackWoff(woff) {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + TABLE_RECORD * count);
  woff.copy(header, 0, 4, 8);
  const exponent = Math.floor(Math.log2(count));
  const range = TABLE_RECORD * 2 ** exponent;
  const fields = [count, range, exponent, TABLE_RECORD * count - range];
  for (const [index, value] of fields.entries()) header.writeUInt16BE(value, 4 + 2 * index);
  const parts = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const source = WOFF_HEADER + WOFF_RECORD * index;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(source + field));
    const bytes = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const padding = (4 - (length % 4)) % 4;
    const record = SFNT_HEADER + TABLE_RECORD * index;
    woff.copy(header, record, source, source + 4);
    woff.copy(header, record + 4, source + 16, source + 20);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(length, record + 12);
    parts.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}

/** Writes the fontconfig file and its fonts. */
export function writeFonts() {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(FOLDER, { recursive: true });
  for (const face of FACES) {
    const woff = readFileSync(resolve(`@fontsource/readex-pro/files/readex-pro-${face}-normal.woff`));
    writeFileSync(path.join(FOLDER, `${face}.ttf`), unpackWoff(woff));
  }
  writeFileSync(FONT_CONFIG, SETTINGS);
}
