import type { CartChange } from './pending-changes.ts';

// One entry for each change: tabs write beside each other, and what one has taken out is gone for all.
const PREFIX = 'binaa-cart.';

/** What is sent again has to come sooner: the shop knows a key for 24 hours. */
export const MAX_AGE_MS = 23 * 3_600_000;

/** A change that was not settled when it was written down. */
export interface PersistedChange {
  /** The UUID under which it is made once. */
  key: string;
  change: CartChange;
  /** Epoch milliseconds; no two of a page have the same. */
  createdAt: number;
  /** The mark of whose cart it was; empty for a guest who had none. */
  owner: string;
  /** Whether it stands in the storage, as far as this page knows. */
  isPersisted?: boolean;
}

/** The keys of all that is kept, of every tab and country. */
export function listPersistedKeys(): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** The text of an entry that was found or written; null when it is not there any more. */
export function readPersistedChange(key: string): string | null {
  return localStorage.getItem(PREFIX + key);
}

/** Writes a change of a country's cart down. False where there is no storage, or none left. */
export function persistChange(persisted: PersistedChange, country: string): boolean {
  const { key, change, createdAt: at, owner } = persisted;
  // Of an endpoint, what sends the call is stored.
  const text = JSON.stringify({ country, key, change, at, owner }, (field, value) =>
    field === 'endpoint' ? { name: value.name, method: value.method, path: value.path } : value,
  );
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes entries out; one that is not there is no harm. */
export function removePersistedChanges(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was written to a storage that is closed to the page.
  }
}
