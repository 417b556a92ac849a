import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { progress } from './say.mjs';

/** Whether packages of the system can be installed without asking anybody. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let updated = false;

/** @param {string[]} packages @param {string} what in plain words */
export async function installSystemPackages(packages, what) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await progress({ doing: `Installing ${what} by apt-get`, done: `${what} installed` }, async () => {
    const failure = `${what} could not be installed by apt-get.`;
    if (!updated) await run('apt-update', ['apt-get', 'update', '-qq'], { env, failure });
    updated = true;
    await run('apt-install', ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      failure,
    });
  });
}
