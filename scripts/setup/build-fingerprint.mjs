import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files that a build depends on. */
export const BUILD_SOURCES = [
  'src',
  'public',
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Environment variables whose values are part of a build's files. */
export const BUILD_VARIABLES = [
  'SITE_URL',
  'GTM_ID',
  'CUSTOMER_DATA_URL',
  'CUSTOMER_DATA_GLOBAL',
  'ANALYTICS_HOSTS',
  'API_BASE_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_HOST',
  'ALGOLIA_SEARCH_KEY',
  'IDENTITY_URL',
  'IDENTITY_API_KEY',
  'IDENTITY_GLOBAL',
  'IDENTITY_HOSTS',
];

function* walk(target) {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield target;
    return;
  }
  for (const name of readdirSync(target).sort()) yield* walk(path.join(target, name));
}

/**
 * Returns a hash of everything that a build depends on.
 * @param {string} root @param {NodeJS.ProcessEnv} env @param {readonly string[]} [facts] other inputs of its pages
 */
export function createBuildFingerprint(root, env, facts = []) {
  const hash = createHash('sha256');
  for (const source of BUILD_SOURCES) {
    for (const file of walk(path.join(root, source))) {
      const bytes = readFileSync(file);
      // The length separates names from contents.
      hash.update(`${path.relative(root, file)}\0${bytes.length}\0`).update(bytes);
    }
  }
  for (const name of BUILD_VARIABLES) hash.update(`${name}=${env[name] ?? ''}\0`);
  for (const fact of facts) hash.update(`${fact}\0`);
  return hash.digest('hex');
}
