import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// What the seed's rows are made by.
const SOURCES = ['seed', 'db', 'catalog/model', 'catalog/model.ts', 'pricing/coupon.ts'];

/** A hash of the files that the seed is made by: cheaper than making it, and it changes whenever the seed does. */
export function getSeedFingerprint(): string {
  const backend = path.join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const place = path.join(backend, source);
    const files = source.endsWith('.ts') ? [place] : listFiles(place);
    for (const file of files) hash.update(`${path.relative(backend, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
