import { hasPersistedValue, persistentAtom } from '#lib/state/persisted/plain-storage.ts';

// Plain local storage, so that cached pages can read it before any module loads. Contains only the store's
// code: readers look the store up and treat unknown codes as none.
const KEY = 'collectStore';

/** The code of the preferred store for collection; null for none. */
export const $preferredStore = persistentAtom<string | null>(KEY, null, {
  encode: (code) => code ?? undefined,
  decode: (code) => code,
});

/**
 * Saves the store, or removes it, and notifies the page as another tab would; false where nothing can be saved.
 */
export function setPreferredStore(code: string | null): boolean {
  $preferredStore.set(code);
  if (!hasPersistedValue(KEY)) {
    $preferredStore.set(null);
    return false;
  }
  dispatchEvent(new Event('storage'));
  return true;
}
