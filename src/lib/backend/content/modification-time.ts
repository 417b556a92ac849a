import { stat } from 'node:fs/promises';

const CHECK_INTERVAL_MS = 1000;

/**
 * Creates a function that returns when a file was changed; undefined when there is no such file. It asks the
 * file system at most once a second for each file, because a page reads many files.
 */
export function createModificationTimeReader(): (path: string) => Promise<number | undefined> {
  const lastChecks = new Map<string, { checkedAt: number; modificationTime: Promise<number | undefined> }>();
  return (path) => {
    const now = performance.now();
    const lastCheck = lastChecks.get(path);
    if (lastCheck && now - lastCheck.checkedAt < CHECK_INTERVAL_MS) return lastCheck.modificationTime;
    const modificationTime = stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    // Names come from visitors, so missing files are not cached.
    lastChecks.set(path, { checkedAt: now, modificationTime });
    void modificationTime.then((time) => time === undefined && lastChecks.delete(path));
    return modificationTime;
  };
}
