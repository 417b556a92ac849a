import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli/cli-error.mjs';

const canConnect = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      // An open connection would delay the server's shutdown.
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts a server as a foreground process and waits until its port accepts connections. Resolves with a
 * function that stops it.
 * @param {{ name: string, command: string[], port: number, user?: { uid: number, gid: number } }} options
 */
export async function startServerProcess({ name, command: [program, ...args], port, user }) {
  let output = '';
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', ...user });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const deadline = Date.now() + 30_000;
  while (!(await canConnect(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new CliError(`${name} did not start.`, { log: output });
    }
    await wait(50);
  }
  return async (signal = 'SIGTERM') => {
    child.kill(signal);
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(killTimer);
  };
}
