import { LRUCache } from 'lru-cache';
import type { ImageError } from '../image-error.ts';

const KEPT_MS = 30_000;
const MOST = 1000;

export interface FailureCache {
  /** Returns the recent error of a source. */
  get(name: string): ImageError | undefined;
  /** Stores the error of a source; returns true when it was not stored yet. */
  add(name: string, refusal: ImageError): boolean;
}

/** Remembers failed sources for 30 seconds, so that they are not requested again meanwhile. */
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
