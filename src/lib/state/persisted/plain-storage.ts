import { type PersistentStore, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

export { persistentAtom } from '@nanostores/persistent';

/** Values that could not be written. They are kept until the page is left. */
const unpersistedValues = new Map<string, string>();

function getItem(key: string): string | undefined {
  try {
    return unpersistedValues.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    // The storage is unavailable.
    return undefined;
  }
}

function setItem(key: string, text: string): boolean {
  unpersistedValues.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    unpersistedValues.set(key, text);
  }
  return true;
}

function removeItem(key: string): boolean {
  unpersistedValues.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // When the storage is unavailable, there is nothing to remove.
  }
  return true;
}

// Replaces localStorage for @nanostores/persistent, since localStorage throws when it is full or blocked.
const storage = new Proxy<PersistentStore>(
  {},
  {
    has: (_, key) => getItem(String(key)) !== undefined,
    get: (_, key) => getItem(String(key)),
    set: (_, key, text) => setItem(String(key), text),
    deleteProperty: (_, key) => removeItem(String(key)),
  },
);

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);

/** Whether the value of a key is kept after the page is left. */
export function hasPersistedValue(key: string): boolean {
  return !unpersistedValues.has(key);
}
