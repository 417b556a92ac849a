import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MINUTE_MS } from '#lib/locale/duration.ts';

/** A cached image. An AVIF without bytes records that the AVIF is not smaller than the WebP. */
export interface CachedImage {
  bytes: Buffer;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface DiskCache {
  read(name: string): Promise<CachedImage | undefined>;
  /** Never throws: an image that cannot be stored is encoded again. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes the least recently used files until the cache is below its limit. */
  evict(): Promise<void>;
}

export interface DiskCacheOptions {
  folder: string;
  /** Maximum size in bytes. */
  limit: number;
  onError: (error: unknown) => void;
}

// Age after which a partial file of a terminated process is deleted.
const ORPHAN_MS = 60 * MINUTE_MS;
// Eviction reduces the cache to this share of its limit and runs again after another 5 % was written, so that
// a single process never exceeds the limit.
const TARGET_FILL_RATIO = 0.95;
const PARTIAL_SUFFIX = '.part';

/**
 * Opens a folder of images with a size limit. Its only metadata are file times: the modification time is when
 * an image was created, the access time when it was last requested. It therefore survives restarts and can be
 * shared between processes: a name always holds the same image and appears by an atomic rename.
 */
export function openDiskCache({ folder, limit, onError }: DiskCacheOptions): DiskCache {
  const getPath = (name: string) => join(folder, name.slice(0, 2), name);
  // Bytes written since the last eviction; infinite before the first, as the folder's size is unknown.
  let writtenBytes = Number.POSITIVE_INFINITY;
  let lastEviction = Promise.resolve();
  let nextEviction: Promise<void> | undefined;

  async function runEviction(): Promise<void> {
    writtenBytes = 0;
    const files = await listFiles(folder);
    const now = Date.now();
    let bytes = 0;
    for (const file of files.sort((a, b) => b.usedAt - a.usedAt)) {
      const isPartial = file.path.endsWith(PARTIAL_SUFFIX);
      // Partial files are never deleted while they may still be written, and always once they are orphaned.
      const shouldRetain = isPartial
        ? now - file.createdAt <= ORPHAN_MS
        : bytes + file.bytes <= limit * TARGET_FILL_RATIO;
      if (shouldRetain) bytes += file.bytes;
      else await rm(file.path, { force: true });
    }
  }

  // A running eviction does not see files written after its start, so another one follows it.
  function scheduleEviction(): Promise<void> {
    nextEviction ??= lastEviction.then(() => {
      nextEviction = undefined;
      lastEviction = runEviction().catch(onError);
      return lastEviction;
    });
    return nextEviction;
  }

  return {
    async read(name) {
      const path = getPath(name);
      let handle: FileHandle | undefined;
      try {
        handle = await open(path);
        const { mtimeMs, mtime, atimeMs } = await handle.stat();
        const bytes = await handle.readFile();
        if (Date.now() - atimeMs > MINUTE_MS) await utimes(path, new Date(), mtime);
        return { bytes, createdAt: mtimeMs };
      } catch (error) {
        if (!isMissing(error)) onError(error);
        return undefined;
      } finally {
        await handle?.close();
      }
    },
    async write(name, bytes) {
      const path = getPath(name);
      const partialPath = `${path}.${process.pid}.${randomBytes(4).toString('hex')}${PARTIAL_SUFFIX}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(partialPath, bytes);
        await rename(partialPath, path);
      } catch (error) {
        onError(error);
        await rm(partialPath, { force: true }).catch(() => undefined);
        return;
      }
      writtenBytes += bytes.length;
      if (writtenBytes > limit * (1 - TARGET_FILL_RATIO)) void scheduleEviction();
    },
    evict: scheduleEviction,
  };
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files: { path: string; bytes: number; usedAt: number; createdAt: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may have deleted it meanwhile.
    const stats = await stat(path).catch(() => undefined);
    if (!stats) continue;
    files.push({
      path,
      bytes: stats.size,
      usedAt: Math.max(stats.atimeMs, stats.mtimeMs),
      createdAt: stats.mtimeMs,
    });
  }
  return files;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
