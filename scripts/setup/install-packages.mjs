import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli/cli-error.mjs';
import { withProgress } from '../cli/output.mjs';
import { NODE_BIN, resolveFromRoot } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Compares package-lock.json with the lock file that npm writes to node_modules at the end of an
 * installation; an interrupted one has none. It omits optional packages of other platforms.
 * @param {{ packages: Record<string, any> }} wanted @param {{ packages: Record<string, any> }} found
 */
export function isInstalled(wanted, found) {
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (place === '' || entry.link) return true;
    const have = found.packages[place];
    if (!have) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return have.version === entry.version && have.integrity === entry.integrity;
  });
}

function isUpToDate() {
  const hidden = resolveFromRoot('node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(NODE_BIN)) return false;
  return isInstalled(readJson(resolveFromRoot('package-lock.json')), readJson(hidden));
}

/** npm must run on the machine's own Node: the one in node_modules may be replaced. */
function findNpm(env) {
  const own = resolveFromRoot('node_modules');
  const outside = (env.PATH ?? '').split(path.delimiter).filter((part) => !part.startsWith(own));
  const script = env.npm_execpath ?? '';
  const node = env.npm_node_execpath ?? '';
  const command =
    /npm-cli\.[cm]?js$/.test(script) && existsSync(script) && existsSync(node) && !node.startsWith(own)
      ? [node, script]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return { command, env: { ...env, PATH: outside.join(path.delimiter) } };
}

/** Installs the locked packages unless they are installed. */
export async function installPackages() {
  if (isUpToDate()) return false;
  const npm = findNpm(process.env);
  const words = { doing: 'Installing packages (a minute or so)', done: 'Packages installed' };
  await withProgress(words, () =>
    runCommand('install', [...npm.command, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      // npm passes its own settings on, and NODE_ENV=production would omit packages that the build needs.
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
