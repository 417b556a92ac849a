import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of the cache: a picture, or no bytes where there is nothing to be had. */
export interface CachedImage {
  bytes: Buffer;
  /** Epoch milliseconds. */
  madeAt: number;
}

export interface DiskCache {
  read(name: string): Promise<CachedImage | undefined>;
  /** Never fails: a picture that cannot be kept is made again. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Takes away what was used longest ago until there is room again. */
  evict(): Promise<void>;
}

export interface DiskCacheOptions {
  folder: string;
  /** Bytes. */
  limit: number;
  onError: (error: unknown) => void;
}

const MINUTE = 60_000;
// What a process that ended left half written.
const ORPHAN_MS = 60 * MINUTE;
// Tidied down to this share; looked at again after a twentieth more: one process never exceeds its limit.
const FULL = 0.95;
const ASIDE = '.part';

/**
 * A folder of pictures with a limit. Times of files are all it knows: the modified time says when a picture was made,
 * the access time when it was last wanted. So it survives a restart, and processes may share it: a name always holds
 * the same picture, and appears by one rename.
 */
export function openDiskCache({ folder, limit, onError }: DiskCacheOptions): DiskCache {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  // Nobody knows what is there before the first look.
  let written = Number.POSITIVE_INFINITY;
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  async function clear(): Promise<void> {
    written = 0;
    const files = await listFiles(folder);
    const now = Date.now();
    let bytes = 0;
    for (const file of files.sort((a, b) => b.usedAt - a.usedAt)) {
      const isAside = file.path.endsWith(ASIDE);
      // What somebody is just writing is never in the way; what nobody finished is.
      const isKept = isAside ? now - file.madeAt <= ORPHAN_MS : bytes + file.bytes <= limit * FULL;
      if (isKept) bytes += file.bytes;
      else await rm(file.path, { force: true });
    }
  }

  // A pass that is under way does not know what was written since it began, so another one follows it.
  function tidy(): Promise<void> {
    next ??= running.then(() => {
      next = undefined;
      running = clear().catch(onError);
      return running;
    });
    return next;
  }

  return {
    async read(name) {
      const path = pathOf(name);
      let handle: FileHandle | undefined;
      try {
        handle = await open(path);
        const { mtimeMs, mtime, atimeMs } = await handle.stat();
        const bytes = await handle.readFile();
        if (Date.now() - atimeMs > MINUTE) await utimes(path, new Date(), mtime);
        return { bytes, madeAt: mtimeMs };
      } catch (error) {
        if (!isMissing(error)) onError(error);
        return undefined;
      } finally {
        await handle?.close();
      }
    },
    async write(name, bytes) {
      const path = pathOf(name);
      const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}${ASIDE}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(aside, bytes);
        await rename(aside, path);
      } catch (error) {
        onError(error);
        await rm(aside, { force: true }).catch(() => undefined);
        return;
      }
      written += bytes.length;
      if (written > limit * (1 - FULL)) void tidy();
    },
    evict: tidy,
  };
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files: { path: string; bytes: number; usedAt: number; madeAt: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may have taken it away meanwhile.
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    files.push({
      path,
      bytes: found.size,
      usedAt: Math.max(found.atimeMs, found.mtimeMs),
      madeAt: found.mtimeMs,
    });
  }
  return files;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
