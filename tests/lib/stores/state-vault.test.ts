// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { findKey, makeKey } from '#lib/stores/state/keys.ts';
import { createVault } from '#lib/stores/state/vault.ts';
import { database, entryOf, keep, note, openTab, watchWriting } from '../../support/vault.ts';

describe('what is kept', () => {
  test('comes back in another page, and stands nowhere in the clear', async () => {
    await keep(createVault(), note(), 'layla@binaa.example');
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).not.toContain('layla');
    expect(stored).not.toContain(btoa('layla@binaa.example').slice(0, 12));
    expect(await createVault().read(note())).toEqual({ text: 'layla@binaa.example' });
  });

  test('is sealed with a key that cannot be taken out', async () => {
    const key = await makeKey();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  test('is sealed anew each time: the same words never look the same', async () => {
    const vault = createVault();
    const seen = new Set<string>();
    for (const text of ['a', 'b', 'a', 'b', 'a']) {
      await keep(vault, note(), text);
      seen.add((entryOf('note') ?? '').split('.')[2]?.slice(0, 16) ?? '');
    }
    expect(seen.size).toBe(5);
  });

  test('is written once for a burst, the last value last', async () => {
    const { watched, real } = watchWriting((name, text) => real.setItem(name, text));
    const vault = createVault();
    const slice = note();
    for (const text of ['L', 'La', 'Lay', 'Layla']) {
      slice.store.set({ text });
      vault.write(slice);
    }
    await vi.waitFor(() => expect(entryOf('note')).not.toBeNull());
    expect(watched).toHaveBeenCalledOnce();
    expect(await createVault().read(note())).toEqual({ text: 'Layla' });
  });

  test('is written at once when the page is left', async () => {
    const { vault, slice } = openTab();
    const seal = vi.spyOn(crypto.subtle, 'encrypt');
    slice.store.set({ text: 'left' });
    vault.write(slice);
    await vi.waitFor(() => expect(seal).toHaveResolved());
    await Promise.resolve();
    expect(entryOf('note')).toBeNull();
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(entryOf('note')).not.toBeNull();
    });
  });

  test('of two tabs that make a key at once, both use one', async () => {
    const [one, other] = await Promise.all([makeKey(), makeKey()]);
    expect(one).toBe(other);
    expect(await findKey()).toBe(one);
  });

  test('is nothing for what was never changed', async () => {
    const vault = createVault();
    vault.write(note());
    await new Promise((resolve) => setTimeout(resolve, 20));
    vault.flush();
    expect(localStorage.length).toBe(0);
    expect(database.stores.size).toBe(0);
  });
});

describe('nothing is read, and nothing breaks, when', () => {
  test.each([
    ['the storage holds nonsense', () => localStorage.setItem('binaa-state.note', '{"text":')],
    ['it holds something that looks right', () => localStorage.setItem('binaa-state.note', '1.5.AAAA')],
    ['the key is lost', () => database.stores.clear()],
    ['the key is something else', () => database.stores.set('keys', { state: { extractable: false } })],
    ['the entry was changed', () => change(-6)],
    ['its time was changed', () => change(4)],
  ])('%s', async (_what, spoil) => {
    await keep(createVault(), note(), 'mine');
    spoil();
    expect(await createVault().read(note())).toBeUndefined();
    // What nobody can open any more need not stand there.
    expect(entryOf('note')).toBeNull();
    await keep(createVault(), note(), 'again');
    expect(await createVault().read(note())).toEqual({ text: 'again' });
  });

  function change(at: number): void {
    const text = entryOf('note') ?? '';
    const index = at < 0 ? text.length + at : at;
    const other = /\d/.test(text.charAt(index)) ? (text.charAt(index) === '1' ? '2' : '1') : 'A';
    const swapped = text.charAt(index) === other ? 'B' : other;
    localStorage.setItem('binaa-state.note', text.slice(0, index) + swapped + text.slice(index + 1));
  }

  test('one group’s entry is put in another’s place', async () => {
    await keep(createVault(), note('one'), 'of one');
    localStorage.setItem('binaa-state.other', entryOf('one') ?? '');
    expect(await createVault().read(note('other'))).toBeUndefined();
    expect(await createVault().read(note('one'))).toEqual({ text: 'of one' });
  });

  test('it is older than thirty days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await keep(createVault(), note(), 'long ago');
    vi.setSystemTime(Date.now() + 31 * 24 * 3600_000);
    expect(await createVault().read(note())).toBeUndefined();
    expect(entryOf('note')).toBeNull();
  });

  test('the database does not open, as in some private windows', async () => {
    await keep(createVault(), note(), 'mine');
    const before = entryOf('note');
    database.isClosed = true;
    const vault = createVault();
    const slice = note();
    expect(await vault.read(slice)).toBeUndefined();
    slice.store.set({ text: 'in memory' });
    vault.write(slice);
    await new Promise((resolve) => setTimeout(resolve, 20));
    vault.flush();
    // It may be open to another page.
    expect(entryOf('note')).toBe(before);
    await expect(vault.clear()).resolves.toBeUndefined();
    expect(entryOf('note')).toBeNull();
  });

  test('there is no database at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    localStorage.setItem('binaa-state.note', `1.${Date.now()}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
    const vault = createVault();
    expect(await vault.read(note())).toBeUndefined();
    vault.write(note());
    await expect(vault.clear()).resolves.toBeUndefined();
  });

  test('the storage is closed', async () => {
    // So that it is put back afterwards.
    vi.stubGlobal('localStorage', null);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const vault = createVault();
    expect(await vault.read(note())).toBeUndefined();
    vault.write(note());
    vault.flush();
    await expect(vault.clear()).resolves.toBeUndefined();
  });

  test('the storage is full: what comes later is tried again', async () => {
    const { watched, real } = watchWriting(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const vault = createVault();
    const slice = note();
    slice.store.set({ text: 'much' });
    vault.write(slice);
    await vi.waitFor(() => expect(watched).toHaveBeenCalled());
    watched.mockImplementation((name, text) => real.setItem(name, text));
    vault.write(slice);
    await vi.waitFor(() => expect(real.getItem('binaa-state.note')).not.toBeNull());
    expect(await createVault().read(note())).toEqual({ text: 'much' });
  });
});

test('what is taken away does not come back by what was still being sealed', async () => {
  const vault = createVault();
  const slice = note();
  slice.store.set({ text: 'late' });
  vault.write(slice);
  await vault.clear();
  await new Promise((resolve) => setTimeout(resolve, 30));
  vault.flush();
  expect(localStorage.length).toBe(0);
});
