import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of lock files, logs and builds; ignored by git. */
export const CACHE_DIR = path.join(ROOT, '.cache');

/** The Node version of the project, installed as a package. Everything but the set-up runs on it. */
export const NODE_BIN = path.join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export const resolveFromRoot = (...parts) => path.resolve(ROOT, ...parts);

/** Puts the packages' programs and the project's Node first in PATH. */
export const withNodeOnPath = (env) => ({
  ...env,
  PATH: [resolveFromRoot('node_modules', '.bin'), env.PATH].filter(Boolean).join(path.delimiter),
});
