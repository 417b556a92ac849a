// Plain local storage, so that a page that is the same for everybody can say at once what it holds. The store's code
// is all there is: whoever reads it looks the store up, and takes a code that nobody knows for none.
const KEY = 'collectStore';

/** The code of the store that the shopper chose, and would collect from; null when there is none, or nothing can be read. */
export function readMyStore(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers the store, or forgets it; false where the browser keeps nothing. The page hears of it as other tabs do. */
export function keepMyStore(code: string | null): boolean {
  try {
    if (code === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    return false;
  }
  dispatchEvent(new Event('storage'));
  return true;
}
