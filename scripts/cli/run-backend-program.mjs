import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';
import { createNodeEnv, NODE_BIN, resolveFromRoot } from './paths.mjs';

const EXIT_WITH_PARENT = new URL('../server/exit-with-parent.mjs', import.meta.url).href;

/**
 * Runs a program of `src/lib/backend` until it ends, with its output shown.
 * @param {string} file @param {string[]} [args]
 * @returns {Promise<number>} its exit status
 */
export async function runBackendProgram(file, args = []) {
  const program = resolveFromRoot('src', 'lib', 'backend', file);
  // A separate process group, so that it gets each signal only once and can finish its work.
  const child = spawn(NODE_BIN, ['--import', EXIT_WITH_PARENT, program, ...args], {
    cwd: resolveFromRoot(),
    env: createNodeEnv(process.env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  forwardSignals(child);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
