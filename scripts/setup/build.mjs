import { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printLine, withProgress } from '../cli/output.mjs';
import {
  CACHE_DIR,
  COMPILED_CODE_DIR,
  createNodeEnv,
  NODE_BIN,
  ROOT,
  resolveFromRoot,
} from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';
import { createSeedDatabase, findBuildCatalog, listPastMasterclasses } from './build-catalog.mjs';
import { createBuildFingerprint } from './build-fingerprint.mjs';
import { FINGERPRINT_FILE, readBuildFingerprint, removeOldBuilds } from './build-retention.mjs';

// Messages of the site's own code during the build.
const BUILD_MESSAGE = /^Build: (.*)$/gm;
const MAX_BUILD_MESSAGES = 3;

// Without SITE_URL the port may change with each start: the build gets a fixed origin.
const DEFAULT_SITE = 'http://localhost:4321';

const isInside = (folder, root) => !path.relative(root, folder).startsWith('..');

/** Returns the folder of builds; on the disk of `folder`, since a rename cannot cross disks. */
const findBuildsFolder = (folder) =>
  path.join(isInside(folder, ROOT) ? CACHE_DIR : path.join(path.dirname(folder), '.cache'), 'builds');

/** Points the build folder's link at the new build atomically. */
function linkBuild(folder, target) {
  const existing = lstatSync(folder, { throwIfNoEntry: false });
  if (existing?.isDirectory()) rmSync(folder, { recursive: true });
  const link = `${target}.link`;
  rmSync(link, { force: true });
  symlinkSync(target, link, 'junction');
  renameSync(link, folder);
}

/** Removes the compiled code of older builds, whose files have other names. Fails silently: it is only a cache. */
function removeCompiledCode() {
  try {
    // Programs that end meanwhile write into the folder.
    rmSync(COMPILED_CODE_DIR, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}

async function runBuild(target, env) {
  const toolEnv = createNodeEnv({
    ...env,
    BUILD_DIR: target,
    SITE_URL: env.SITE_URL || DEFAULT_SITE,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  const astro = [NODE_BIN, resolveFromRoot('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'];
  const printed = await runCommand('build', astro, { env: toolEnv, failure: 'The site could not be built.' });
  // Imported here: the packages are installed when a build starts, but not yet when this module is imported.
  const { buildServiceWorker } = await import('./build-service-worker.mjs');
  await buildServiceWorker(path.join(target, 'client'));
  const precompress = [NODE_BIN, resolveFromRoot('src', 'server', 'compression', 'precompress.ts')];
  await runCommand('precompress', precompress, {
    env: toolEnv,
    failure: 'The built files could not be compressed.',
  });
  // The server compares it with its own origin: src/server/static/rewrite-origin.ts.
  writeFileSync(path.join(target, 'site'), toolEnv.SITE_URL);
  return [...printed.matchAll(BUILD_MESSAGE)].map(([, line]) => line);
}

/**
 * Links `folder` to a build of the current source, and builds only when there is none. Renders the catalog of
 * API_BASE_URL if that is set, the shop's own with `usesShopCatalog`, otherwise the seed's. Resolves with
 * false when nothing changed.
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, force?: boolean, usesShopCatalog?: boolean }} [options]
 */
export async function buildSite({
  folder = readBuildDir(),
  env = process.env,
  force = false,
  usesShopCatalog = false,
} = {}) {
  const catalog = await findBuildCatalog(env, usesShopCatalog);
  const fingerprint = createBuildFingerprint(ROOT, env, [catalog.name, ...listPastMasterclasses(ROOT)]);
  if (!force && readBuildFingerprint(folder) === fingerprint) return false;
  const buildsFolder = findBuildsFolder(folder);
  mkdirSync(buildsFolder, { recursive: true });
  const prefix = `${path.basename(folder)}-`;
  // The current build may be in use: a forced build gets a separate folder.
  const target = path.join(
    buildsFolder,
    `${prefix}${fingerprint.slice(0, 12)}${force ? `-${process.pid}` : ''}`,
  );
  removeOldBuilds(buildsFolder, prefix, target);
  if (force || readBuildFingerprint(target) !== fingerprint) {
    rmSync(target, { recursive: true, force: true });
    removeCompiledCode();
    const seed = `${target}-data`;
    try {
      const buildMessages = await withProgress({ doing: 'Building the site', done: 'Site built' }, async () =>
        runBuild(target, catalog.needsSeedDatabase ? await createSeedDatabase(env, seed) : env),
      );
      for (const line of buildMessages.slice(0, MAX_BUILD_MESSAGES)) printLine(`    ${line}`);
      if (buildMessages.length > MAX_BUILD_MESSAGES)
        printLine(`    … and ${buildMessages.length - MAX_BUILD_MESSAGES} more.`);
      writeFileSync(path.join(target, FINGERPRINT_FILE), fingerprint);
    } catch (error) {
      rmSync(target, { recursive: true, force: true });
      throw error;
    } finally {
      // Astro's cache folder beside the build.
      rmSync(`${target}-cache`, { recursive: true, force: true });
      rmSync(seed, { recursive: true, force: true });
    }
  }
  utimesSync(target, new Date(), new Date());
  linkBuild(folder, target);
  return true;
}

export const readBuildDir = (env = process.env) => resolveFromRoot(env.BUILD_DIR || 'dist');
