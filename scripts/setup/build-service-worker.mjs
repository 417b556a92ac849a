import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT, resolveFromRoot } from '../cli/paths.mjs';

/** Returns an id of the built files: their names contain hashes, except those of pages. */
function createBuildId(clientFolder) {
  const hash = createHash('sha256');
  const entries = readdirSync(clientFolder, { recursive: true, withFileTypes: true });
  for (const file of entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(`${path.relative(clientFolder, file)}\0`);
    if (file.endsWith('.html')) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Bundles the service worker and its replacement for a shop that has switched it off.
 * @param {string} clientFolder the build's folder of public files
 */
export async function buildServiceWorker(clientFolder) {
  const source = (name) => resolveFromRoot('src', 'service-worker', `${name}.ts`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      'service-worker': source('service-worker'),
      'service-worker-off': source('unregister'),
    },
    outdir: clientFolder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { BUILD_ID: JSON.stringify(createBuildId(clientFolder)) },
    logLevel: 'silent',
  });
}
