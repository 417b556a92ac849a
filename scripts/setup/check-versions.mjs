// Written for Node 14 and later: it must load in the versions that it rejects.
import { execFileSync } from 'node:child_process';

const MINIMUM = { node: 20, npm: 10 };

const major = (version) => Number.parseInt(String(version).replace(/^v/, ''), 10);

/** @param {{ node: string, npm: string }} found @returns {string | undefined} the message */
export function findOldVersion({ node, npm }) {
  if (!(major(node) >= MINIMUM.node)) {
    return `Node ${MINIMUM.node} or newer is needed and this is ${node}: install it from https://nodejs.org, then try again.`;
  }
  if (!(major(npm) >= MINIMUM.npm)) {
    return `npm ${MINIMUM.npm} or newer is needed and this is ${npm}: run "npm install --global npm@${MINIMUM.npm}", then try again.`;
  }
  return undefined;
}

/**
 * Returns the npm version from the environment that npm sets. Outside of npm it calls npm, which takes half a
 * second; `missing` when that fails.
 */
export function readNpmVersion(env = process.env) {
  const match = /^npm\/(\S+)/.exec(env.npm_config_user_agent || '');
  if (match) return match[1];
  try {
    return execFileSync('npm', ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'missing';
  }
}

/** Exits with a one-line message when Node or npm is too old. */
export function assertVersions() {
  const problem = findOldVersion({ node: process.version, npm: readNpmVersion() });
  if (!problem) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
