import { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printLine, withProgress } from '../cli/output.mjs';
import { CACHE_DIR, NODE_BIN, ROOT, resolveFromRoot, withNodeOnPath } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';
import { createSeedDatabase, findBuildCatalog, listPastMasterclasses } from './build-catalog.mjs';
import { createBuildFingerprint } from './build-fingerprint.mjs';
import { FINGERPRINT_FILE, readBuildFingerprint, removeOldBuilds } from './build-retention.mjs';

// What the site's own code has to tell while it is built.
const BUILD_NOTE = /^Build: (.*)$/gm;
const MAX_NOTES = 3;

// Without a name of its own a shop is somebody's trial; its port may change from one start to the next.
const DEFAULT_SITE = 'http://localhost:4321';

const isInside = (folder, root) => !path.relative(root, folder).startsWith('..');

/** Beside the folder when that is elsewhere: a rename works within one disk only. */
const findBuildsFolder = (folder) =>
  path.join(isInside(folder, ROOT) ? CACHE_DIR : path.join(path.dirname(folder), '.cache'), 'builds');

/** Makes the folder name this build, in one step: whoever looks sees the old one or the new one, whole. */
function linkBuild(folder, target) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) rmSync(folder, { recursive: true });
  const link = `${target}.link`;
  rmSync(link, { force: true });
  symlinkSync(target, link, 'junction');
  renameSync(link, folder);
}

async function runBuild(target, env) {
  const tools = withNodeOnPath({
    ...env,
    BUILD_DIR: target,
    SITE_URL: env.SITE_URL || DEFAULT_SITE,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  const astro = [NODE_BIN, resolveFromRoot('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'];
  const printed = await runCommand('build', astro, { env: tools, failure: 'The site could not be built.' });
  const precompress = [NODE_BIN, resolveFromRoot('src', 'server', 'compression', 'precompress.ts')];
  await runCommand('precompress', precompress, {
    env: tools,
    failure: 'The built files could not be compressed.',
  });
  // The server compares it with its own: see src/server/static/rewrite-origin.ts.
  writeFileSync(path.join(target, 'site'), tools.SITE_URL);
  return [...printed.matchAll(BUILD_NOTE)].map(([, line]) => line);
}

/** Makes `folder` a link to a build of what the source is now; builds only when there is none yet. Its pages show the
 * shop's own catalogue when that may be read (`isShop`), else the seed's.
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, force?: boolean, isShop?: boolean }} [options] */
export async function buildSite({
  folder = readBuildDir(),
  env = process.env,
  force = false,
  isShop = false,
} = {}) {
  const catalogue = await findBuildCatalog(env, isShop);
  const wanted = createBuildFingerprint(ROOT, env, [catalogue.name, ...listPastMasterclasses(ROOT)]);
  if (!force && readBuildFingerprint(folder) === wanted) return false;
  const workshop = findBuildsFolder(folder);
  mkdirSync(workshop, { recursive: true });
  const prefix = `${path.basename(folder)}-`;
  // A build that is forced may be served just now: the new one goes beside it.
  const target = path.join(workshop, `${prefix}${wanted.slice(0, 12)}${force ? `-${process.pid}` : ''}`);
  removeOldBuilds(workshop, prefix, target);
  if (force || readBuildFingerprint(target) !== wanted) {
    rmSync(target, { recursive: true, force: true });
    const seed = `${target}-data`;
    try {
      const told = await withProgress({ doing: 'Building the site', done: 'Site built' }, async () =>
        runBuild(target, catalogue.isOwn ? env : await createSeedDatabase(env, seed)),
      );
      for (const line of told.slice(0, MAX_NOTES)) printLine(`    ${line}`);
      if (told.length > MAX_NOTES) printLine(`    The same of ${told.length - MAX_NOTES} more.`);
      writeFileSync(path.join(target, FINGERPRINT_FILE), wanted);
    } catch (error) {
      rmSync(target, { recursive: true, force: true });
      throw error;
    } finally {
      // Astro keeps a cache beside the folder that it is told to build into.
      rmSync(`${target}-cache`, { recursive: true, force: true });
      rmSync(seed, { recursive: true, force: true });
    }
  }
  utimesSync(target, new Date(), new Date());
  linkBuild(folder, target);
  return true;
}

export const readBuildDir = (env = process.env) => resolveFromRoot(env.BUILD_DIR || 'dist');
