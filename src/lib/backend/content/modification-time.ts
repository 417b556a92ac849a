import { stat } from 'node:fs/promises';

const CHECK_INTERVAL_MS = 1000;

/**
 * Creates a function that returns when a file was changed; undefined when there is no such file. It asks the
 * file system at most once a second for each file, because a page reads many files.
 */
export function createModificationTimeReader(): (path: string) => Promise<number | undefined> {
  const checks = new Map<string, { checkedAt: number; modified: Promise<number | undefined> }>();
  return (path) => {
    const now = performance.now();
    const last = checks.get(path);
    if (last && now - last.checkedAt < CHECK_INTERVAL_MS) return last.modified;
    const modified = stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    // Names come from visitors, so missing files are not cached.
    checks.set(path, { checkedAt: now, modified });
    void modified.then((time) => time === undefined && checks.delete(path));
    return modified;
  };
}
