import { LRUCache } from 'lru-cache';
import type { ImageError } from '../image-error.ts';

const KEPT_MS = 30_000;
const MOST = 1000;

export interface FailureCache {
  /** What went wrong a moment ago. */
  get(name: string): ImageError | undefined;
  /** Remembers a source that failed; true when that is news. */
  add(name: string, refusal: ImageError): boolean;
}

/** Sources that failed are left alone for half a minute, however many ask. */
export function createFailureCache(clock: () => number): FailureCache {
  const known = new LRUCache<string, ImageError>({
    max: MOST,
    ttl: KEPT_MS,
    perf: { now: clock },
    ttlResolution: 0,
  });
  return {
    get: (name) => known.get(name),
    add(name, refusal) {
      if (refusal.status < 404 || refusal.status === 503 || known.has(name)) return false;
      known.set(name, refusal);
      return true;
    },
  };
}
