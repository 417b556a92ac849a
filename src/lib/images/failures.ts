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
  const known = new Map<string, { refusal: Refusal; until: number }>();
  return {
    get(name) {
      const failure = known.get(name);
      if (failure && failure.until > clock()) return failure.refusal;
      known.delete(name);
      return undefined;
    },
    note(name, refusal) {
      if (refusal.status < 404 || refusal.status === 503 || known.has(name)) return false;
      if (known.size >= MOST) known.clear();
      known.set(name, { refusal, until: clock() + KEPT_MS });
      return true;
    },
  };
}
