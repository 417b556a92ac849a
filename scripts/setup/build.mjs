import { lstatSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RECORD, readRecord, removeOld } from './builds.mjs';
import { findCatalogue, listOver, openSeed } from './catalogue.mjs';
import { fingerprint } from './fingerprint.mjs';
import { CACHE, fromRoot, NODE, ROOT, withRuntime } from './paths.mjs';
import { run } from './run.mjs';
import { progress, say } from './say.mjs';

// What the site's own code has to tell while it is built.
const TOLD = /^Build: (.*)$/gm;
const MOST_TOLD = 3;

// Without a name of its own a shop is somebody's trial; its port may change from one start to the next.
const DEFAULT_SITE = 'http://localhost:4321';

const isInside = (folder, root) => !path.relative(root, folder).startsWith('..');

/** Beside the folder when that is elsewhere: a rename works within one disk only. */
const findWorkshop = (folder) =>
  path.join(isInside(folder, ROOT) ? CACHE : path.join(path.dirname(folder), '.cache'), 'builds');

/** Makes the folder name this build, in one step: whoever looks sees the old one or the new one, whole. */
function point(folder, target) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) rmSync(folder, { recursive: true });
  const link = `${target}.link`;
  rmSync(link, { force: true });
  symlinkSync(target, link, 'junction');
  renameSync(link, folder);
}

async function make(target, env) {
  const tools = withRuntime({
    ...env,
    BUILD_DIR: target,
    SITE_URL: env.SITE_URL || DEFAULT_SITE,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  const astro = [NODE, fromRoot('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'];
  const printed = await run('build', astro, { env: tools, failure: 'The site could not be built.' });
  const precompress = [NODE, fromRoot('src', 'server', 'precompress.ts')];
  await run('precompress', precompress, { env: tools, failure: 'The built files could not be compressed.' });
  // The server compares it with its own: see src/server/relocate.ts.
  writeFileSync(path.join(target, 'site'), tools.SITE_URL);
  return [...printed.matchAll(TOLD)].map(([, line]) => line);
}

/** Makes `folder` a link to a build of what the source is now; builds only when there is none yet. Its pages show the
 * shop's own catalogue when that may be read (`isShop`), else the seed's.
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, force?: boolean, isShop?: boolean }} [options] */
export async function build({
  folder = readBuildDir(),
  env = process.env,
  force = false,
  isShop = false,
} = {}) {
  const catalogue = await findCatalogue(env, isShop);
  const wanted = fingerprint(ROOT, env, [catalogue.name, ...listOver(ROOT)]);
  if (!force && readRecord(folder) === wanted) return false;
  const workshop = findWorkshop(folder);
  mkdirSync(workshop, { recursive: true });
  const prefix = `${path.basename(folder)}-`;
  // A build that is forced may be served just now: the new one goes beside it.
  const target = path.join(workshop, `${prefix}${wanted.slice(0, 12)}${force ? `-${process.pid}` : ''}`);
  removeOld(workshop, prefix, target);
  if (force || readRecord(target) !== wanted) {
    rmSync(target, { recursive: true, force: true });
    const seed = `${target}-data`;
    try {
      const told = await progress({ doing: 'Building the site', done: 'Site built' }, async () =>
        make(target, catalogue.isOwn ? env : await openSeed(env, seed)),
      );
      for (const line of told.slice(0, MOST_TOLD)) say(`    ${line}`);
      if (told.length > MOST_TOLD) say(`    The same of ${told.length - MOST_TOLD} more.`);
      writeFileSync(path.join(target, RECORD), wanted);
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
  point(folder, target);
  return true;
}

export const readBuildDir = (env = process.env) => fromRoot(env.BUILD_DIR || 'dist');
