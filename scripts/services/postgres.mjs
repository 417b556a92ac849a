import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli/cli-error.mjs';
import { findFreePort } from '../server/ports.mjs';
import { startServerProcess } from './server-process.mjs';
import { canInstallPackages, installSystemPackages } from './system-packages.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Returns the folder of the programs. Debian installs each version in its own folder, outside PATH. */
function findBinDirectory() {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/** Returns the user `postgres` when this process is root: PostgreSQL refuses to run as root. */
function findPostgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  const readId = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: readId('-u'), gid: readId('-g') };
}

// PostgreSQL's code for "the database system is starting up".
const CANNOT_CONNECT_NOW = '57P03';
const MAX_ATTEMPTS = 300;

/** Waits until the server accepts connections: its port is open before, while it recovers its data. */
async function waitUntilAccepting(url) {
  // Imported here, because this file is loaded before the packages are installed.
  const { default: pg } = await import('pg');
  for (let attempts = 0; ; attempts += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (error.code !== CANNOT_CONNECT_NOW || attempts === MAX_ATTEMPTS) throw error;
      await wait(100);
    } finally {
      await client.end();
    }
  }
}

/**
 * Starts a temporary PostgreSQL server. `close` shuts it down fast (`SIGINT`) or immediately (`SIGQUIT`), and `open`
 * starts it with its data at the same address.
 * @returns {Promise<{
 *   url: string,
 *   close: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>,
 *   open: () => Promise<void>,
 *   stop: () => Promise<void>,
 * }>}
 */
export async function startPostgres() {
  let programs = findBinDirectory();
  if (!programs && canInstallPackages()) {
    await installSystemPackages(['postgresql'], 'PostgreSQL');
    programs = findBinDirectory();
  }
  if (!programs)
    throw new CliError('No PostgreSQL was found: install it (Debian: apt-get install postgresql).');
  const folder = mkdtempSync(path.join(tmpdir(), 'binaa-postgres-'));
  const user = findPostgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await findFreePort();
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    const initdb = [
      path.join(programs, 'initdb'),
      '-D',
      data,
      '-U',
      'binaa',
      '--auth=trust',
      '-E',
      'UTF8',
      '--no-locale',
    ];
    execFileSync(initdb[0], initdb.slice(1), { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'], ...user });
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      // The data need not survive a crash of the machine, and no database lives long enough for vacuuming.
      fsync: 'off',
      autovacuum: 'off',
      max_connections: 200,
    };
    const command = [path.join(programs, 'postgres'), '-D', data];
    for (const [name, value] of Object.entries(settings)) command.push('-c', `${name}=${value}`);
    const url = `postgres://binaa@127.0.0.1:${port}/postgres`;
    const start = async () => {
      const closeServer = await startServerProcess({ name: 'PostgreSQL', command, port, user });
      await waitUntilAccepting(url);
      return closeServer;
    };
    let close = await start();
    return {
      url,
      close: (signal) => close(signal),
      async open() {
        close = await start();
      },
      // Fast shutdown: ends open connections instead of waiting for them.
      stop: () => close('SIGINT').finally(clean),
    };
  } catch (error) {
    clean();
    throw error;
  }
}
