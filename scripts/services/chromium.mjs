import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError, runMain } from '../cli/cli-error.mjs';
import { canInstallPackages, installSystemPackages } from './system-packages.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HEADLESS_SHELL = 'chromium-headless-shell';

const PLAYWRIGHT_CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  path.join(homedir(), '.cache', 'ms-playwright'),
  path.join(homedir(), 'Library', 'Caches', 'ms-playwright'),
];

const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

const PLAYWRIGHT_SHELLS = [
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/headless_shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
];

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function* listPlaywright(folder, programs) {
  for (const cache of PLAYWRIGHT_CACHES) {
    if (!cache || !existsSync(cache)) continue;
    for (const name of readdirSync(cache).sort().reverse()) {
      if (!folder.test(name)) continue;
      for (const program of programs) yield path.join(cache, name, program);
    }
  }
}

const listOnPath = (env, name) =>
  (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/** Returns the browser in CHROMIUM_PATH; undefined without one. Throws a CliError when it cannot be run. */
function readChromiumPath(env) {
  if (!env.CHROMIUM_PATH || canRun(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH || undefined;
  throw new CliError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not a program that can be run.`);
}

/** @param {NodeJS.ProcessEnv} [env] @returns {string | undefined} */
export function findChromium(env = process.env) {
  const installed = listPlaywright(/^chromium-\d+$/, PLAYWRIGHT_PROGRAMS);
  return (
    readChromiumPath(env) ?? [...SYSTEM_PATHS, ...listOnPath(env, 'chromium'), ...installed].find(canRun)
  );
}

/**
 * Finds Chromium's headless shell, which renders the same pages in two thirds of the time. CHROMIUM_PATH
 * takes precedence.
 * @param {NodeJS.ProcessEnv} [env] @returns {string | undefined}
 */
export function findHeadlessShell(env = process.env) {
  const system = [`/usr/bin/${HEADLESS_SHELL}`, ...listOnPath(env, HEADLESS_SHELL)];
  const installed = listPlaywright(/^chromium_headless_shell-\d+$/, PLAYWRIGHT_SHELLS);
  return readChromiumPath(env) ?? [...system, ...installed].find(canRun);
}

/**
 * Finds the headless shell, or installs it where possible; otherwise falls back to Chromium.
 * @returns {Promise<string>}
 */
export async function ensureHeadlessShell() {
  const found = findHeadlessShell();
  if (found) return found;
  if (canInstallPackages()) {
    try {
      await installSystemPackages([HEADLESS_SHELL], "Chromium's headless shell");
    } catch (error) {
      // Not every Debian release has the package, and the network may be missing.
      if (!(error instanceof CliError)) throw error;
    }
  }
  return findHeadlessShell() ?? (await ensureChromium());
}

/**
 * Finds Chromium, or installs it where possible.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) {
    await installSystemPackages(['chromium'], 'Chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new CliError(
    'No Chromium was found: install one (Debian: apt-get install chromium) or name yours in CHROMIUM_PATH, then try again.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => {
    process.stdout.write(`${await ensureChromium()}\n`);
  });
}
