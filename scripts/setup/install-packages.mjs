import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli/cli-error.mjs';
import { withProgress } from '../cli/output.mjs';
import { NODE_BIN, resolveFromRoot } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Compares package-lock.json with the lock file that npm writes to node_modules at the end of an
 * installation, and which omits optional packages of other platforms.
 * @param {{ packages: Record<string, any> }} locked @param {{ packages: Record<string, any> }} actual
 */
export function isInstalled(locked, actual) {
  return Object.entries(locked.packages).every(([folder, entry]) => {
    if (folder === '' || entry.link) return true;
    const installed = actual.packages[folder];
    if (!installed) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

function isUpToDate() {
  const installedLock = resolveFromRoot('node_modules', '.package-lock.json');
  if (!existsSync(installedLock) || !existsSync(NODE_BIN)) return false;
  return isInstalled(readJson(resolveFromRoot('package-lock.json')), readJson(installedLock));
}

/**
 * Finds npm, and the environment in which it runs on the machine's own Node: npm may replace the one in
 * node_modules.
 */
function findNpm(env) {
  const modulesFolder = resolveFromRoot('node_modules');
  const systemPath = (env.PATH ?? '').split(path.delimiter).filter((part) => !part.startsWith(modulesFolder));
  const script = env.npm_execpath ?? '';
  const node = env.npm_node_execpath ?? '';
  const command =
    /npm-cli\.[cm]?js$/.test(script) &&
    existsSync(script) &&
    existsSync(node) &&
    !node.startsWith(modulesFolder)
      ? [node, script]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return { command, env: { ...env, PATH: systemPath.join(path.delimiter) } };
}

/** Installs the locked packages; resolves with false when they are installed already. */
export async function installPackages() {
  if (isUpToDate()) return false;
  const npm = findNpm(process.env);
  const messages = { doing: 'Installing packages (a minute or so)', done: 'Packages installed' };
  await withProgress(messages, () =>
    runCommand('install', [...npm.command, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      // With NODE_ENV=production, as some callers have it, npm would omit packages that the build needs.
      env: { ...npm.env, NODE_ENV: 'development' },
      failure:
        'The packages could not be installed: check the connection to the npm registry, then try again.',
    }),
  );
  if (!existsSync(NODE_BIN)) {
    throw new CliError(
      'Node 26 was not unpacked, its install script was not run: "npm rebuild node" repairs it.',
    );
  }
  return true;
}
