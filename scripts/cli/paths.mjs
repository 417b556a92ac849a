import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the set-up keeps its own files: the lock, logs, builds in progress. Ignored by git. */
export const CACHE_DIR = path.join(ROOT, '.cache');

/** The Node that everything but the set-up itself runs on, whatever Node the machine has. */
export const NODE_BIN = path.join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export const resolveFromRoot = (...parts) => path.resolve(ROOT, ...parts);

/** PATH as a package script of Node 26 sees it. */
export const withNodeOnPath = (env) => ({
  ...env,
  PATH: [resolveFromRoot('node_modules', '.bin'), env.PATH].filter(Boolean).join(path.delimiter),
});
