import { useEffect } from 'react';
import { $rejectedChanges } from '#lib/state/cart/queue/offline-status.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import { getFailureMessage, interpolate } from '../ui/messages.ts';
import type { CartMessages } from './messages.ts';

/** Shows toasts for changes that were queued on an earlier page or offline and rejected later. */
export function useRejectedChanges(messages: CartMessages): void {
  useEffect(
    () =>
      $rejectedChanges.subscribe((changes) => {
        if (changes.length > 0) $rejectedChanges.set([]);
        for (const { error } of changes) {
          const message = interpolate(messages.refusedLater, {
            reason: getFailureMessage(error, messages.errors),
          });
          showToast({ message });
        }
      }),
    [messages],
  );
}
