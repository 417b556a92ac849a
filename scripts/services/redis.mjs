import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CliError } from '../cli/cli-error.mjs';
import { findFreePort } from '../server/ports.mjs';
import { startServerProcess } from './server-process.mjs';
import { canInstallPackages, installSystemPackages } from './system-packages.mjs';

const findRedisServer = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'redis-server'))
    .find((file) => existsSync(file));

/**
 * Starts a temporary Redis server. `close` ends the server, and `open` starts an empty one at the same address.
 * @returns {Promise<{
 *   url: string,
 *   close: () => Promise<void>,
 *   open: () => Promise<void>,
 *   stop: () => Promise<void>,
 * }>}
 */
export async function startRedis() {
  let program = findRedisServer();
  if (!program && canInstallPackages()) {
    await installSystemPackages(['redis-server'], 'Redis');
    program = findRedisServer();
  }
  if (!program) throw new CliError('No Redis was found: install it (Debian: apt-get install redis-server).');
  const folder = mkdtempSync(path.join(tmpdir(), 'binaa-redis-'));
  const port = await findFreePort();
  const command = [program, '--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', ''];
  const clean = () => rmSync(folder, { recursive: true, force: true });
  const start = () => startServerProcess({ name: 'Redis', command, port });
  try {
    let close = await start();
    return {
      url: `redis://127.0.0.1:${port}`,
      close: () => close(),
      async open() {
        close = await start();
      },
      stop: () => close().finally(clean),
    };
  } catch (error) {
    clean();
    throw error;
  }
}
