import type { PersistedSlice } from './define-slice.ts';
import { decryptEntry, type EncryptedEntry, encryptEntry, parseEncryptedEntry } from './encrypted-entry.ts';
import { deleteEncryptionKey, getOrCreateEncryptionKey, readEncryptionKey } from './encryption-key.ts';

/** Persists state groups in localStorage, encrypted. No method throws or logs. */
export interface EncryptedStorage {
  /** Returns the persisted value; undefined when there is none that can be read. */
  read: (slice: PersistedSlice) => Promise<unknown>;
  /** Persists the group's current value: encrypted at once, written after 250 ms. */
  write: (slice: PersistedSlice) => void;
  /** Writes encrypted values now. */
  flush: () => void;
  /** Subscribes to writes of other tabs (undefined for removals); returns `unsubscribe`. */
  subscribe: (
    slices: readonly PersistedSlice[],
    onChange: (slice: PersistedSlice, value: unknown) => void,
  ) => () => void;
  /** Removes all groups in all versions, and the key. */
  clear: () => Promise<void>;
}

const PREFIX = 'binaa-state.';
const DELAY_MS = 250;
const LONGEST_MS = 30 * 24 * 3600_000;

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
  /** Groups to be encrypted. */
  const toEncrypt = new Map<string, PersistedSlice>();
  const sealing = new Set<string>();
  /** Encrypted entries to be written. */
  const encrypted = new Map<string, string>();
  /** Groups that another tab wrote with a newer version of the shop; they are not overwritten. */
  const newerSlices = new Set<string>();
  let key: Promise<CryptoKey> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open(slice: PersistedSlice, entry: EncryptedEntry, onLost?: () => void): Promise<unknown> {
    if (entry.version > slice.version) {
      newerSlices.add(slice.name);
      return undefined;
    }
    newerSlices.delete(slice.name);
    let found: CryptoKey | null;
    try {
      found = await readEncryptionKey();
    } catch {
      // IndexedDB is unavailable for now: the entry may be readable later.
      return undefined;
    }
    try {
      if (!found || entry.writtenAt < Date.now() - LONGEST_MS) throw new Error('lost');
      key = Promise.resolve(found);
      const value = slice.migrate(entry.version, await decryptEntry(found, slice.name, entry));
      if (value === undefined) throw new Error('unknown');
      lastTime.set(slice.name, entry.writtenAt);
      lastJson.set(slice.name, JSON.stringify(value));
      return value;
    } catch {
      onLost?.();
      return undefined;
    }
  }

  async function read(slice: PersistedSlice): Promise<unknown> {
    const text = storage?.getItem(PREFIX + slice.name) ?? null;
    const remove = (): void => storage?.removeItem(PREFIX + slice.name);
    if (text === null) return undefined;
    const entry = parseEncryptedEntry(text);
    if (entry) return open(slice, entry, remove);
    remove();
    return undefined;
  }

  function write(slice: PersistedSlice): void {
    const { name } = slice;
    if (!storage || newerSlices.has(name)) return;
    toEncrypt.set(name, slice);
    if (!sealing.has(name)) void seal(name);
  }

  // Encrypts one value of a group at a time, so that the last value is written last.
  async function seal(name: string): Promise<void> {
    sealing.add(name);
    try {
      for (let slice = toEncrypt.get(name); slice; slice = toEncrypt.get(name)) {
        toEncrypt.delete(name);
        const json = JSON.stringify(slice.getPersistedValue());
        if (json !== (lastJson.get(name) ?? slice.defaultJson)) await encryptSlice(slice, json);
      }
    } catch {
      // Without a key the state stays in memory.
    } finally {
      sealing.delete(name);
    }
  }

  async function encryptSlice({ name, version }: PersistedSlice, json: string): Promise<void> {
    const at = Math.max(Date.now(), (lastTime.get(name) ?? 0) + 1);
    lastJson.set(name, json);
    lastTime.set(name, at);
    key ??= getOrCreateEncryptionKey();
    const text = await encryptEntry(await key, name, { version, at, json });
    // Another tab may have written a newer value meanwhile, or the storage was cleared.
    if (lastTime.get(name) !== at) return;
    encrypted.set(name, text);
    timer ??= setTimeout(flush, DELAY_MS);
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

  function forget(name: string): void {
    for (const each of [lastJson, lastTime, toEncrypt, encrypted]) each.delete(name);
    newerSlices.delete(name);
  }

  function follow(
    slices: readonly PersistedSlice[],
    take: (slice: PersistedSlice, value: unknown) => void,
  ): () => void {
    function onStorage(event: StorageEvent): void {
      const changed = slices.filter(({ name }) => event.key === null || event.key === PREFIX + name);
      for (const slice of changed) void takeOver(slice, event.key === null ? null : event.newValue);
    }

    async function takeOver(slice: PersistedSlice, text: string | null): Promise<void> {
      if (text === null) {
        // A sign-out in another tab has deleted the key too.
        key = undefined;
        forget(slice.name);
        take(slice, undefined);
        return;
      }
      const entry = parseEncryptedEntry(text);
      if (!entry || entry.writtenAt <= (lastTime.get(slice.name) ?? 0)) return;
      const value = await open(slice, entry);
      if (value === undefined || lastTime.get(slice.name) !== entry.writtenAt) return;
      toEncrypt.delete(slice.name);
      encrypted.delete(slice.name);
      take(slice, value);
    }

    const onSight = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onSight);
    };
  }

  async function clear(): Promise<void> {
    key = undefined;
    clearTimeout(timer);
    timer = undefined;
    for (const each of [lastJson, lastTime, toEncrypt, encrypted]) each.clear();
    newerSlices.clear();
    const names = Object.keys(storage ?? {}).filter((name) => name.startsWith(PREFIX));
    for (const name of names) storage?.removeItem(name);
    await deleteEncryptionKey().catch(() => undefined);
  }

  return { read, write, flush, subscribe: follow, clear };
}
