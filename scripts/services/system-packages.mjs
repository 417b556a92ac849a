import { existsSync } from 'node:fs';
import { withProgress } from '../cli/output.mjs';
import { runCommand } from '../cli/run-command.mjs';

/** Whether packages can be installed by apt-get without a prompt. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isUpdated = false;

/** @param {string[]} packages @param {string} label name for messages */
export async function installSystemPackages(packages, label) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress({ doing: `Installing ${label} by apt-get`, done: `${label} installed` }, async () => {
    const failure = `${label} could not be installed by apt-get.`;
    if (!isUpdated) await runCommand('apt-update', ['apt-get', 'update', '-qq'], { env, failure });
    isUpdated = true;
    await runCommand(
      'apt-install',
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      {
        env,
        failure,
      },
    );
  });
}
