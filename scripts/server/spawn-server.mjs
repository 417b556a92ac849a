import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli/cli-error.mjs';
import { createNodeEnv, NODE_BIN, ROOT, resolveFromRoot } from '../cli/paths.mjs';
import { readBuildDir } from '../setup/build.mjs';
import { markBuildInUse } from '../setup/build-retention.mjs';

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;
// Includes building the search index, which takes long on a busy machine.
const READY_TIMEOUT_MS = 180_000;
// By wildcard address: a client cannot connect to a wildcard.
const LOOPBACK = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Returns the URL under which a server on this host and port is reachable from this machine. */
export function getLocalUrl(host, port) {
  const address = host ?? '';
  const urlHost = LOOPBACK[address] ?? (address.includes(':') ? `[${address}]` : address);
  return `http://${urlHost}:${port}`;
}

/** @param {{ env: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options */
export function spawnServer({ env, stdio = ['ignore', 'inherit', 'inherit', 'ipc'] }) {
  const args = ['--import', EXIT_WITH_PARENT, resolveFromRoot('src', 'server.ts')];
  // The resolved folder instead of the link: a later build must not change files under this server.
  const folder = realpathSync(readBuildDir(env));
  const settings = createNodeEnv({ ...env, BUILD_DIR: folder, NODE_ENV: 'production' });
  // A separate process group, so that a signal to the parent's group reaches it once, through the parent.
  const server = spawn(NODE_BIN, args, {
    cwd: ROOT,
    env: settings,
    stdio,
    detached: process.platform !== 'win32',
  });
  markBuildInUse(folder, server);
  return server;
}

async function isReady(address) {
  try {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/**
 * Resolves with true when the server is ready, or with false when it has exited.
 * @param {import('node:child_process').ChildProcess} server @param {string} address
 */
export async function waitUntilReady(server, address) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (server.exitCode === null && server.signalCode === null) {
    if (await isReady(address)) return true;
    if (Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new CliError(
        `The server did not become ready within ${READY_TIMEOUT_MS / 1000} s at ${address}/readyz.`,
      );
    }
    await wait(50);
  }
  return false;
}
