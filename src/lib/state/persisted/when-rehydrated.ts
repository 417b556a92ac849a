import { rehydrateState } from './rehydrate.ts';

const REHYDRATE_TIMEOUT_MS = 5000;

let rehydration: Promise<void> | undefined;

/**
 * Resolves when the persisted state is restored, after 5000 ms at the latest. Islands that depend on it wait
 * before they render. The first call starts the restoration.
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
