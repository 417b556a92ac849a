// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createEncryptedStorage } from '#lib/state/persisted/encrypted-storage.ts';
import { getOrCreateEncryptionKey, readEncryptionKey } from '#lib/state/persisted/encryption-key.ts';
import {
  createSlice,
  database,
  getEntry,
  interceptWrites,
  openTab,
  writeSlice,
} from './encryption-harness.ts';

describe('An encrypted value', () => {
  it('is restored on another page, and never stored in plain text', async () => {
    await writeSlice(createEncryptedStorage(), createSlice(), 'layla@binaa.example');
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).not.toContain('layla');
    expect(stored).not.toContain(btoa('layla@binaa.example').slice(0, 12));
    expect(await createEncryptedStorage().read(createSlice())).toEqual({ text: 'layla@binaa.example' });
  });

  it('is encrypted with a key that cannot be exported', async () => {
    const key = await getOrCreateEncryptionKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('is encrypted anew each time: equal values look different', async () => {
    const storage = createEncryptedStorage();
    const storedTexts = new Set<string>();
    for (const text of ['a', 'b', 'a', 'b', 'a']) {
      await writeSlice(storage, createSlice(), text);
      storedTexts.add((getEntry('note') ?? '').split('.')[2]?.slice(0, 16) ?? '');
    }
    expect(storedTexts.size).toBe(5);
  });

  it('is written once for a burst of changes, with the last value', async () => {
    const { setItem, originalStorage } = interceptWrites((name, text) => originalStorage.setItem(name, text));
    const storage = createEncryptedStorage();
    const slice = createSlice();
    for (const text of ['L', 'La', 'Lay', 'Layla']) {
      slice.atom.set({ text });
      storage.write(slice);
    }
    await vi.waitFor(() => expect(getEntry('note')).not.toBeNull());
    expect(setItem).toHaveBeenCalledOnce();
    expect(await createEncryptedStorage().read(createSlice())).toEqual({ text: 'Layla' });
  });

  it('is written at once when the page is left', async () => {
    const { storage, slice } = openTab();
    const seal = vi.spyOn(crypto.subtle, 'encrypt');
    slice.atom.set({ text: 'left' });
    storage.write(slice);
    await vi.waitFor(() => expect(seal).toHaveResolved());
    await Promise.resolve();
    expect(getEntry('note')).toBeNull();
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(getEntry('note')).not.toBeNull();
    });
  });

  it('uses one key when two tabs create one at the same time', async () => {
    const [firstKey, secondKey] = await Promise.all([getOrCreateEncryptionKey(), getOrCreateEncryptionKey()]);
    expect(firstKey).toBe(secondKey);
    expect(await readEncryptionKey()).toBe(firstKey);
  });

  it('is not stored for values that never changed', async () => {
    const storage = createEncryptedStorage();
    storage.write(createSlice());
    await new Promise((resolve) => setTimeout(resolve, 20));
    storage.flush();
    expect(localStorage.length).toBe(0);
    expect(database.stores.size).toBe(0);
  });
});

describe('Nothing is read, and nothing fails, when', () => {
  it.each([
    ['the storage holds nonsense', () => localStorage.setItem('binaa-state.note', '{"text":')],
    ['it holds something that looks right', () => localStorage.setItem('binaa-state.note', '1.5.AAAA')],
    ['the key is lost', () => database.stores.clear()],
    ['the key is something else', () => database.stores.set('keys', { state: { extractable: false } })],
    ['the entry was changed', () => change(-6)],
    ['its time was changed', () => change(4)],
  ])('%s', async (_title, corrupt) => {
    await writeSlice(createEncryptedStorage(), createSlice(), 'mine');
    corrupt();
    expect(await createEncryptedStorage().read(createSlice())).toBeUndefined();
    // An entry that cannot be decrypted is removed.
    expect(getEntry('note')).toBeNull();
    await writeSlice(createEncryptedStorage(), createSlice(), 'again');
    expect(await createEncryptedStorage().read(createSlice())).toEqual({ text: 'again' });
  });

  function change(at: number): void {
    const text = getEntry('note') ?? '';
    const index = at < 0 ? text.length + at : at;
    const other = /\d/.test(text.charAt(index)) ? (text.charAt(index) === '1' ? '2' : '1') : 'A';
    const swapped = text.charAt(index) === other ? 'B' : other;
    localStorage.setItem('binaa-state.note', text.slice(0, index) + swapped + text.slice(index + 1));
  }

  it('an entry is replaced by that of another slice', async () => {
    await writeSlice(createEncryptedStorage(), createSlice('one'), 'of one');
    localStorage.setItem('binaa-state.other', getEntry('one') ?? '');
    expect(await createEncryptedStorage().read(createSlice('other'))).toBeUndefined();
    expect(await createEncryptedStorage().read(createSlice('one'))).toEqual({ text: 'of one' });
  });

  it('an entry is older than thirty days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await writeSlice(createEncryptedStorage(), createSlice(), 'long ago');
    vi.setSystemTime(Date.now() + 31 * 24 * 3600_000);
    expect(await createEncryptedStorage().read(createSlice())).toBeUndefined();
    expect(getEntry('note')).toBeNull();
  });

  it('the database does not open, as in some private windows', async () => {
    await writeSlice(createEncryptedStorage(), createSlice(), 'mine');
    const before = getEntry('note');
    database.isClosed = true;
    const storage = createEncryptedStorage();
    const slice = createSlice();
    expect(await storage.read(slice)).toBeUndefined();
    slice.atom.set({ text: 'in memory' });
    storage.write(slice);
    await new Promise((resolve) => setTimeout(resolve, 20));
    storage.flush();
    // Another page may be able to decrypt it.
    expect(getEntry('note')).toBe(before);
    await expect(storage.clear()).resolves.toBeUndefined();
    expect(getEntry('note')).toBeNull();
  });

  it('there is no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    localStorage.setItem('binaa-state.note', `1.${Date.now()}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
    const storage = createEncryptedStorage();
    expect(await storage.read(createSlice())).toBeUndefined();
    storage.write(createSlice());
    await expect(storage.clear()).resolves.toBeUndefined();
  });

  it('the storage is unavailable', async () => {
    // Registered so that it is restored afterwards.
    vi.stubGlobal('localStorage', null);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const storage = createEncryptedStorage();
    expect(await storage.read(createSlice())).toBeUndefined();
    storage.write(createSlice());
    storage.flush();
    await expect(storage.clear()).resolves.toBeUndefined();
  });

  it('the storage is full: later values are written again', async () => {
    const { setItem, originalStorage } = interceptWrites(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = createEncryptedStorage();
    const slice = createSlice();
    slice.atom.set({ text: 'much' });
    storage.write(slice);
    await vi.waitFor(() => expect(setItem).toHaveBeenCalled());
    setItem.mockImplementation((name, text) => originalStorage.setItem(name, text));
    storage.write(slice);
    await vi.waitFor(() => expect(originalStorage.getItem('binaa-state.note')).not.toBeNull());
    expect(await createEncryptedStorage().read(createSlice())).toEqual({ text: 'much' });
  });
});

it('a removed value is not restored by an encryption that was in progress', async () => {
  const storage = createEncryptedStorage();
  const slice = createSlice();
  slice.atom.set({ text: 'late' });
  storage.write(slice);
  await storage.clear();
  await new Promise((resolve) => setTimeout(resolve, 30));
  storage.flush();
  expect(localStorage.length).toBe(0);
});
