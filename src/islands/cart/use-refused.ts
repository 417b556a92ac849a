import { useEffect } from 'react';
import { showToast } from '#lib/stores/toasts.ts';
import { $rejectedChanges } from '#lib/stores/waiting.ts';
import { getFailureMessage, interpolate } from '../ui/words.ts';
import type { CartMessages } from './words.ts';

const SEEN_MS = 10_000;

/** Says what the shop refused of an earlier page, which was left or offline when it was asked for. */
export function useRejectedChanges(words: CartMessages): void {
  useEffect(
    () =>
      $rejectedChanges.subscribe((all) => {
        if (all.length > 0) $rejectedChanges.set([]);
        for (const { error } of all) {
          const message = interpolate(words.refusedLater, { why: getFailureMessage(error, words.errors) });
          showToast({ message, autoCloseMs: SEEN_MS });
        }
      }),
    [words],
  );
}
