import { createServer } from 'node:net';
import { CliError } from '../cli/cli-error.mjs';

const DEFAULT_PORT = 4321;

/** @param {string | undefined} text @returns {number} */
export function parsePort(text, name = 'PORT') {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new CliError(`${name} must be a whole number from 1 to 65535, and it is "${text}".`);
}

const tryPort = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve({ error }));
    probe.listen({ port, host: host || undefined, exclusive: true }, () => {
      const { port: boundPort } = probe.address();
      probe.close(() => resolve({ port: boundPort }));
    });
  });

/** @param {number} port @param {string} [host] */
export async function assertPortFree(port, host) {
  const { error } = await tryPort(port, host);
  if (!error) return;
  const alternativePort = port < 65_535 ? port + 1 : port - 1;
  if (error.code === 'EADDRINUSE') {
    throw new CliError(
      `Port ${port} is taken by another program: stop it, or choose another with PORT=${alternativePort} npm start.`,
    );
  }
  if (error.code === 'EACCES') {
    throw new CliError(
      `Port ${port} may not be opened by this user: choose another with PORT=${DEFAULT_PORT} npm start.`,
    );
  }
  throw new CliError(
    `HOST=${host ?? ''} with PORT=${port} cannot be opened (${error.code}): check both names.`,
  );
}

/** Returns a free port of the loopback address. */
export async function findFreePort() {
  const { port, error } = await tryPort(0, '127.0.0.1');
  if (error) throw error;
  return port;
}
