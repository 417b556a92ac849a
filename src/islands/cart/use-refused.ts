import { useEffect } from 'react';
import { showToast } from '#lib/stores/toasts.ts';
import { $refused } from '#lib/stores/waiting.ts';
import { failureWords, fill } from '../ui/words.ts';
import type { CartIslandWords } from './words.ts';

const SEEN_MS = 10_000;

/** Says what the shop refused of an earlier page, which was left or offline when it was asked for. */
export function useRefused(words: CartIslandWords): void {
  useEffect(
    () =>
      $refused.subscribe((all) => {
        if (all.length > 0) $refused.set([]);
        for (const { error } of all) {
          const message = fill(words.refusedLater, { why: failureWords(error, words.errors) });
          showToast({ message, autoClose: SEEN_MS });
        }
      }),
    [words],
  );
}
