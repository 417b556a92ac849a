import { rehydrateState } from './rehydrate.ts';

const REHYDRATE_TIMEOUT_MS = 5000;

let gate: Promise<void> | undefined;

/**
 * Resolves when what was kept is in its stores, at most after 5000 ms: an island that depends on it waits, and then
 * draws with what there is. The first to ask begins the reading.
 */
export function whenRehydrated(): Promise<void> {
  gate ??= Promise.race([
    rehydrateState(),
    new Promise<void>((resolve) => {
      setTimeout(resolve, REHYDRATE_TIMEOUT_MS);
    }),
  ]);
  return gate;
}
