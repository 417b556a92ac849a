import { useEffect } from 'react';
import { $rejectedChanges } from '#lib/state/cart/offline-status.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import { getFailureMessage, interpolate } from '../ui/messages.ts';
import type { CartMessages } from './messages.ts';

const SEEN_MS = 10_000;

/** Shows toasts for changes that were queued on an earlier page or offline and rejected later. */
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
