import { startState } from './start.ts';

const PATIENCE_MS = 5000;

let gate: Promise<void> | undefined;

/**
 * Resolves when what was kept is in its stores, at most after 5000 ms: an island that depends on it waits, and then
 * draws with what there is. The first to ask begins the reading.
 */
export function whenRehydrated(): Promise<void> {
  gate ??= Promise.race([
    startState(),
    new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  return gate;
}
