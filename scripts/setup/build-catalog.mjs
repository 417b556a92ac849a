import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createNodeEnv, NODE_BIN, resolveFromRoot } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';

const createCommand = (name) => [NODE_BIN, resolveFromRoot('src', 'lib', 'backend', name)];

const hasDatabase = (env) =>
  Boolean(env.DATABASE_URL) || existsSync(path.join(resolveFromRoot(env.DATA_DIR || 'data'), 'binaa.db'));

/**
 * Returns which catalog a build renders: a remote one, the shop's own, or the seed, which needs a temporary
 * database. The name of an imported catalog contains its version; that of a remote one is always the same.
 * @param {NodeJS.ProcessEnv} env @param {boolean} usesShopCatalog whether the shop's own database may be read
 * @returns {Promise<{ name: string, needsSeedDatabase: boolean }>}
 */
export async function findBuildCatalog(env, usesShopCatalog) {
  if (env.API_BASE_URL) return { name: 'remote', needsSeedDatabase: false };
  const isReadable = usesShopCatalog && hasDatabase(env);
  const name = isReadable
    ? (
        await runCommand('catalogue', createCommand('commands/print-catalog-source.ts'), {
          env: createNodeEnv(env),
        })
      ).trim()
    : '';
  return { name: name || 'seed', needsSeedDatabase: name === '' };
}

/**
 * Seeds a database in a folder; returns the environment that uses it.
 * @param {NodeJS.ProcessEnv} env @param {string} folder
 */
export async function createSeedDatabase(env, folder) {
  const settings = { ...env, DATA_DIR: folder, DATABASE_URL: '' };
  const failure = 'The database of the build could not be prepared.';
  await runCommand('database', createCommand('setup-database.ts'), {
    env: createNodeEnv(settings),
    failure,
  });
  return settings;
}

/**
 * Returns the files of past masterclasses: their pages are marked as past, and are rebuilt when this list
 * changes.
 * @param {string} root @param {number} [now]
 */
export function listPastMasterclasses(root, now = Date.now()) {
  const folder = path.join(root, 'src', 'content', 'en', 'masterclasses');
  if (!existsSync(folder)) return [];
  const isPast = (name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const [, starts = ''] = /^starts:\s*['"]?([^'"\s]+)/m.exec(text) ?? [];
    const [, minutes = '0'] = /^minutes:\s*(\d+)/m.exec(text) ?? [];
    return Date.parse(starts) + Number(minutes) * 60_000 < now;
  };
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && isPast(name))
    .sort();
}
