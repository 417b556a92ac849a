import { isSaved, persistentAtom } from '#lib/state/persisted/plain-storage.ts';

// Plain local storage, so that a page that is the same for everybody can say at once what it holds. The store's code
// is all there is: whoever reads it looks the store up, and takes a code that nobody knows for none.
const KEY = 'collectStore';

/** The code of the store that the customer chose to collect from; null for none. */
export const $myStore = persistentAtom<string | null>(KEY, null, {
  encode: (code) => code ?? undefined,
  decode: (code) => code,
});

/** Saves the store, or removes it, and notifies the page as another tab would; false where nothing can be saved. */
export function saveMyStore(code: string | null): boolean {
  $myStore.set(code);
  if (!isSaved(KEY)) {
    $myStore.set(null);
    return false;
  }
  dispatchEvent(new Event('storage'));
  return true;
}
