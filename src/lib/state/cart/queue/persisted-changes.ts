import type { CartChange } from './pending-changes.ts';

// One entry per change: tabs write independently, and a removed entry is removed for all of them.
const PREFIX = 'binaa-cart.';

/** Below the 24 hours for which the backend remembers idempotency keys. */
export const MAX_AGE_MS = 23 * 3_600_000;

/** A change that was not settled when it was persisted. */
export interface PersistedChange {
  /** Idempotency key, a UUID. */
  key: string;
  change: CartChange;
  /** Epoch milliseconds, unique within a page. */
  createdAt: number;
  /** Hash of the owner id; empty for a guest without a cart. */
  owner: string;
  /** Whether it is in storage, as far as this page knows. */
  isPersisted?: boolean;
}

/** Returns the keys of all persisted changes, of every tab and country. */
export function listPersistedKeys(): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Returns the stored text; null when it was removed. */
export function readPersistedChange(key: string): string | null {
  return localStorage.getItem(PREFIX + key);
}

/** Stores a change. Returns false when the storage is unavailable or full. */
export function persistChange(persisted: PersistedChange, country: string): boolean {
  const { key, change, createdAt: at, owner } = persisted;
  // Only name, method and path of the endpoint are stored.
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

/** Removes entries; unknown keys are ignored. */
export function removePersistedChanges(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(PREFIX + key);
  } catch {
    // When the storage is unavailable, nothing is stored.
  }
}
