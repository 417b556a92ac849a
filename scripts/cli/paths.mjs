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

/** Folder in which Node stores compiled code, so that the next process starts faster; a build deletes it. */
export const COMPILED_CODE_DIR = path.join(CACHE_DIR, 'compiled-code');

/**
 * Returns the environment of a program that runs on the project's Node: with that Node and the packages' programs
 * first in PATH, and with the folder of compiled code.
 */
export const createNodeEnv = (env) => ({
  ...env,
  NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? COMPILED_CODE_DIR,
  PATH: [resolveFromRoot('node_modules', '.bin'), env.PATH].filter(Boolean).join(path.delimiter),
});
