import { LRUCache } from 'lru-cache';
import type { ImageError } from '../image-error.ts';

const FAILURE_TTL_MS = 30_000;
const MAX_FAILURES = 1000;

export interface FailureCache {
  /** Returns the recent error of a source. */
  get(name: string): ImageError | undefined;
  /** Stores an error of a source, except 400, 403 and 503. Returns true when it was not stored before. */
  add(name: string, error: ImageError): boolean;
}

/** Remembers failed sources for 30 seconds, so that they are not requested again meanwhile. */
export function createFailureCache(clock: () => number): FailureCache {
  const failures = new LRUCache<string, ImageError>({
    max: MAX_FAILURES,
    ttl: FAILURE_TTL_MS,
    perf: { now: clock },
    ttlResolution: 0,
  });
  return {
    get: (name) => failures.get(name),
    add(name, error) {
      if (error.status < 404 || error.status === 503 || failures.has(name)) return false;
      failures.set(name, error);
      return true;
    },
  };
}
