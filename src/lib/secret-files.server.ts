import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a secret of a folder; creates it when there is none. */
export function readOrCreateSecret(folder: string, name: string): string {
  const file = join(folder, name);
  return readSecret(file) ?? createSecret(folder, file);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

// Written to a temporary file and linked: of several processes that start together one succeeds, and none
// reads a partial secret.
function createSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(temporaryFile, `${secret}\n`, { mode: 0o600 });
  try {
    linkSync(temporaryFile, file);
    return secret;
  } catch (error) {
    const existingSecret = (error as NodeJS.ErrnoException).code === 'EEXIST' ? readSecret(file) : undefined;
    if (!existingSecret) throw error;
    return existingSecret;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}
