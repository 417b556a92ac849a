import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installSystemPackages, isDebianRoot } from './setup/debian.mjs';
import { Refusal, runMain } from './setup/refusal.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

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

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function* listPlaywright() {
  for (const cache of PLAYWRIGHT_CACHES) {
    if (!cache || !existsSync(cache)) continue;
    for (const name of readdirSync(cache).sort().reverse()) {
      if (!/^chromium-\d+$/.test(name)) continue;
      for (const program of PLAYWRIGHT_PROGRAMS) yield path.join(cache, name, program);
    }
  }
}

/** @param {NodeJS.ProcessEnv} [env] @returns {string | undefined} */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (canRun(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Refusal(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not a program that can be run.`);
  }
  const onPath = (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'chromium'));
  return [...SYSTEM, ...onPath, ...listPlaywright()].find(canRun);
}

/** Finds Chromium; where it may, it installs the system's. @returns {Promise<string>} */
export async function requireChromium() {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) {
    await installSystemPackages(['chromium'], 'Chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Refusal(
    'No Chromium was found: install one (Debian: apt-get install chromium) or name yours in CHROMIUM_PATH, then try again.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runMain(async () => {
    process.stdout.write(`${await requireChromium()}\n`);
  });
}
