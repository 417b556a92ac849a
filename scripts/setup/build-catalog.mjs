import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_BIN, resolveFromRoot, withNodeOnPath } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';

const program = (name) => [NODE_BIN, resolveFromRoot('src', 'lib', 'backend', name)];

const hasDatabase = (env) =>
  Boolean(env.DATABASE_URL) || existsSync(path.join(resolveFromRoot(env.DATA_DIR || 'data'), 'binaa.db'));

/** Which catalogue a build writes into its pages: a remote one, the shop's own as it is now, or the seed, which needs
 * a database of its own for the time of the build. Changes whenever the pages would.
 * @param {NodeJS.ProcessEnv} env @param {boolean} isShop whether the shop's own database may be read
 * @returns {Promise<{ name: string, isOwn: boolean }>} */
export async function findBuildCatalog(env, isShop) {
  if (env.API_BASE_URL) return { name: 'remote', isOwn: true };
  const found = isShop && hasDatabase(env);
  const name = found
    ? (await runCommand('catalogue', program('print-catalog-source.ts'), { env: withNodeOnPath(env) })).trim()
    : '';
  return { name: name || 'seed', isOwn: name !== '' };
}

/** Fills a database in a folder with the seed and answers the environment in which it is the shop's.
 * @param {NodeJS.ProcessEnv} env @param {string} folder */
export async function createSeedDatabase(env, folder) {
  const settings = { ...env, DATA_DIR: folder, DATABASE_URL: '' };
  const failure = 'The database of the build could not be prepared.';
  await runCommand('database', program('setup-database.ts'), { env: withNodeOnPath(settings), failure });
  return settings;
}

/** Files of the master classes that are over: their pages say so, and are made anew when there is one more.
 * @param {string} root @param {number} [now] */
export function listPastMasterclasses(root, now = Date.now()) {
  const folder = path.join(root, 'src', 'content', 'en', 'masterclasses');
  if (!existsSync(folder)) return [];
  const isOver = (name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const [, starts = ''] = /^starts:\s*['"]?([^'"\s]+)/m.exec(text) ?? [];
    const [, minutes = '0'] = /^minutes:\s*(\d+)/m.exec(text) ?? [];
    return Date.parse(starts) + Number(minutes) * 60_000 < now;
  };
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && isOver(name))
    .sort();
}
