/** Writes to local storage, removes a key (text null) or clears it (key null), as another tab does. */
export function writeStorage(key: string | null, text: string | null = null): void {
  if (key === null) localStorage.clear();
  else if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}
