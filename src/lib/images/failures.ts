import { LRUCache } from 'lru-cache';
import type { Refusal } from './refusal.ts';

const KEPT_MS = 30_000;
const MOST = 1000;

export interface Failures {
  /** What went wrong a moment ago. */
  get(name: string): Refusal | undefined;
  /** Remembers a source that failed; true when that is news. */
  note(name: string, refusal: Refusal): boolean;
}

/** Sources that failed are left alone for half a minute, however many ask. */
export function createFailures(clock: () => number): Failures {
  const known = new LRUCache<string, Refusal>({
    max: MOST,
    ttl: KEPT_MS,
    perf: { now: clock },
    ttlResolution: 0,
  });
  return {
    get: (name) => known.get(name),
    note(name, refusal) {
      if (refusal.status < 404 || refusal.status === 503 || known.has(name)) return false;
      known.set(name, refusal);
      return true;
    },
  };
}
