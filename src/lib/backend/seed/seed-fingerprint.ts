import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Folders whose code determines the rows of the seed.
const SOURCES = ['seed', 'db', 'catalog/model', 'catalog/model.ts', 'pricing/coupon.ts'];

/**
 * Returns a hash of the files that the seed is built from: cheaper than building it, and it changes whenever
 * the seed does.
 */
export function getSeedFingerprint(): string {
  const backend = path.join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const sourcePath = path.join(backend, source);
    const files = source.endsWith('.ts') ? [sourcePath] : listFiles(sourcePath);
    for (const file of files) hash.update(`${path.relative(backend, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
