import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from '../../scripts/server/ports.mjs';
import { findChromium, findHeadlessShell } from '../../scripts/services/chromium.mjs';
import { startServerProcess } from '../../scripts/services/server-process.mjs';

const isOpen = (port: number) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

it('startServerProcess resolves when the port accepts connections, and its stop function closes it', async () => {
  const port = await findFreePort();
  const code = `setTimeout(() => require('node:net').createServer().listen(${port}, '127.0.0.1'), 100)`;
  const stop = await startServerProcess({
    name: 'Sample',
    command: [process.execPath, '--eval', code],
    port,
  });
  expect(await isOpen(port)).toBe(true);
  await stop();
  expect(await isOpen(port)).toBe(false);
});

it('a server that exits instead of starting shows its last output', async () => {
  const command = [process.execPath, '--eval', "console.error('no licence'); process.exit(3)"];
  const starting = startServerProcess({ name: 'Sample', command, port: await findFreePort() });
  await expect(starting).rejects.toMatchObject({ message: 'Sample did not start.', log: 'no licence\n' });
});

it('a browser named in the environment is used, or an error is thrown', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(() => findChromium({ CHROMIUM_PATH: 'nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH names nowhere/chromium',
  );
  expect(findHeadlessShell({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(() => findHeadlessShell({ CHROMIUM_PATH: 'nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH names nowhere/chromium',
  );
});
