import { rehydrateState } from './rehydrate.ts';

const REHYDRATE_TIMEOUT_MS = 5000;

let rehydration: Promise<void> | undefined;

/**
 * Resolves when the persisted state is restored, at most after 5000 ms. Islands that depend on it wait and
 * then render. The first call starts the restoring.
 */
export function whenRehydrated(): Promise<void> {
  rehydration ??= Promise.race([
    rehydrateState(),
    new Promise<void>((resolve) => {
      setTimeout(resolve, REHYDRATE_TIMEOUT_MS);
    }),
  ]);
  return rehydration;
}
