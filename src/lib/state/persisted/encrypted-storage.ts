import type { PersistedSlice } from './define-slice.ts';
import { decryptEntry, type EncryptedEntry, encryptEntry, parseEncryptedEntry } from './encrypted-entry.ts';
import { deleteEncryptionKey, getOrCreateEncryptionKey, readEncryptionKey } from './encryption-key.ts';

/** Persists slices of the state in localStorage, encrypted. No method throws or logs. */
export interface EncryptedStorage {
  /** Returns the persisted value; undefined when there is none or it cannot be decrypted. */
  read: (slice: PersistedSlice) => Promise<unknown>;
  /** Persists the slice's current value: encrypted at once, written after 250 ms. */
  write: (slice: PersistedSlice) => void;
  /** Writes encrypted values now. */
  flush: () => void;
  /** Subscribes to writes of other tabs (undefined for removals); returns `unsubscribe`. */
  subscribe: (
    slices: readonly PersistedSlice[],
    onChange: (slice: PersistedSlice, value: unknown) => void,
  ) => () => void;
  /** Removes all slices in all versions, and the key. */
  clear: () => Promise<void>;
}

const PREFIX = 'binaa-state.';
const WRITE_DELAY_MS = 250;
const MAX_AGE_MS = 30 * 24 * 3600_000;

/** Returns localStorage, or undefined where the browser blocks it. */
function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

export function createEncryptedStorage(): EncryptedStorage {
  const storage = openStorage();
  const lastJson = new Map<string, string>();
  const lastTime = new Map<string, number>();
  /** Slices to be encrypted. */
  const toEncrypt = new Map<string, PersistedSlice>();
  const encrypting = new Set<string>();
  /** Encrypted entries to be written. */
  const encrypted = new Map<string, string>();
  /** Slices that another tab wrote with a newer version of the shop; they are not overwritten. */
  const newerSlices = new Set<string>();
  let key: Promise<CryptoKey> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function decrypt(
    slice: PersistedSlice,
    entry: EncryptedEntry,
    onUnreadable?: () => void,
  ): Promise<unknown> {
    if (entry.version > slice.version) {
      newerSlices.add(slice.name);
      return undefined;
    }
    newerSlices.delete(slice.name);
    let storedKey: CryptoKey | null;
    try {
      storedKey = await readEncryptionKey();
    } catch {
      // IndexedDB is unavailable for now: the entry may be readable later.
      return undefined;
    }
    try {
      if (!storedKey || entry.writtenAt < Date.now() - MAX_AGE_MS) throw new Error('lost');
      key = Promise.resolve(storedKey);
      const value = slice.migrate(entry.version, await decryptEntry(storedKey, slice.name, entry));
      if (value === undefined) throw new Error('unknown');
      lastTime.set(slice.name, entry.writtenAt);
      lastJson.set(slice.name, JSON.stringify(value));
      return value;
    } catch {
      onUnreadable?.();
      return undefined;
    }
  }

  async function read(slice: PersistedSlice): Promise<unknown> {
    const text = storage?.getItem(PREFIX + slice.name) ?? null;
    const remove = (): void => storage?.removeItem(PREFIX + slice.name);
    if (text === null) return undefined;
    const entry = parseEncryptedEntry(text);
    if (entry) return decrypt(slice, entry, remove);
    remove();
    return undefined;
  }

  function write(slice: PersistedSlice): void {
    const { name } = slice;
    if (!storage || newerSlices.has(name)) return;
    toEncrypt.set(name, slice);
    if (!encrypting.has(name)) void encryptPending(name);
  }

  // Encrypts one value of a slice at a time, so that the last value is written last.
  async function encryptPending(name: string): Promise<void> {
    encrypting.add(name);
    try {
      for (let slice = toEncrypt.get(name); slice; slice = toEncrypt.get(name)) {
        toEncrypt.delete(name);
        const json = JSON.stringify(slice.getPersistedValue());
        if (json !== (lastJson.get(name) ?? slice.defaultJson)) await encryptSlice(slice, json);
      }
    } catch {
      // Without a key the state stays in memory.
    } finally {
      encrypting.delete(name);
    }
  }

  async function encryptSlice({ name, version }: PersistedSlice, json: string): Promise<void> {
    const writtenAt = Math.max(Date.now(), (lastTime.get(name) ?? 0) + 1);
    lastJson.set(name, json);
    lastTime.set(name, writtenAt);
    key ??= getOrCreateEncryptionKey();
    const text = await encryptEntry(await key, name, { version, writtenAt, json });
    // Another tab may have written a newer value meanwhile, or the storage was cleared.
    if (lastTime.get(name) !== writtenAt) return;
    encrypted.set(name, text);
    timer ??= setTimeout(flush, WRITE_DELAY_MS);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [name, text] of encrypted) {
      encrypted.delete(name);
      try {
        storage?.setItem(PREFIX + name, text);
      } catch {
        // The storage is full: reset, so that the same value is tried again.
        lastJson.set(name, '');
      }
    }
  }

  function removeSlice(name: string): void {
    for (const entries of [lastJson, lastTime, toEncrypt, encrypted]) entries.delete(name);
    newerSlices.delete(name);
  }

  function subscribe(
    slices: readonly PersistedSlice[],
    onChange: (slice: PersistedSlice, value: unknown) => void,
  ): () => void {
    function onStorage(event: StorageEvent): void {
      const changedSlices = slices.filter(({ name }) => event.key === null || event.key === PREFIX + name);
      for (const slice of changedSlices)
        void applyRemoteValue(slice, event.key === null ? null : event.newValue);
    }

    async function applyRemoteValue(slice: PersistedSlice, text: string | null): Promise<void> {
      if (text === null) {
        // A sign-out in another tab has deleted the key too.
        key = undefined;
        removeSlice(slice.name);
        onChange(slice, undefined);
        return;
      }
      const entry = parseEncryptedEntry(text);
      if (!entry || entry.writtenAt <= (lastTime.get(slice.name) ?? 0)) return;
      const value = await decrypt(slice, entry);
      if (value === undefined || lastTime.get(slice.name) !== entry.writtenAt) return;
      toEncrypt.delete(slice.name);
      encrypted.delete(slice.name);
      onChange(slice, value);
    }

    const onVisibilityChange = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }

  async function clear(): Promise<void> {
    key = undefined;
    clearTimeout(timer);
    timer = undefined;
    for (const entries of [lastJson, lastTime, toEncrypt, encrypted]) entries.clear();
    newerSlices.clear();
    const names = Object.keys(storage ?? {}).filter((name) => name.startsWith(PREFIX));
    for (const name of names) storage?.removeItem(name);
    await deleteEncryptionKey().catch(() => undefined);
  }

  return { read, write, flush, subscribe, clear };
}
