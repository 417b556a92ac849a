import { afterEach, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineSlice, type Slice } from '#lib/state/persisted/define-slice.ts';
import { createEncryptedStorage, type EncryptedStorage } from '#lib/state/persisted/encrypted-storage.ts';
import { MemoryIndexedDb } from '../../../support/memory-indexed-db.ts';

const NoteSchema = z.object({ text: z.string() });
export type NoteSlice = z.output<typeof NoteSchema>;

/** The browser's database; a new one for each test. */
export let database: MemoryIndexedDb;
const unsubscribes: (() => void)[] = [];

export const getEntry = (name: string) => localStorage.getItem(`binaa-state.${name}`);
/** Creates a persisted slice. */
export const createSlice = (name = 'note'): Slice<NoteSlice> =>
  defineSlice({ name, version: 1, schema: NoteSchema, initial: { text: '' } });

/** Writes a text in a tab and waits until it is stored. */
export async function writeSlice(
  storage: EncryptedStorage,
  slice: Slice<NoteSlice>,
  text: string,
): Promise<void> {
  const before = getEntry(slice.name);
  slice.atom.set({ text });
  storage.write(slice);
  await vi.waitFor(() => {
    storage.flush();
    expect(getEntry(slice.name)).not.toBe(before);
  });
}

/** Opens a tab that applies the writes of other tabs. */
export function openTab(): { storage: EncryptedStorage; slice: Slice<NoteSlice> } {
  const storage = createEncryptedStorage();
  const slice = createSlice();
  unsubscribes.push(
    storage.subscribe([slice], (_, value) => (value === undefined ? slice.reset() : slice.setValue(value))),
  );
  return { storage, slice };
}

/** Replaces `localStorage.setItem` with `write`. */
export function interceptWrites(write: (name: string, text: string) => void) {
  const originalStorage = localStorage;
  const setItem = vi.fn(write);
  const getProperty = (_: unknown, name: string) =>
    name === 'setItem' ? setItem : (originalStorage[name as 'getItem']?.bind(originalStorage) ?? null);
  vi.stubGlobal('localStorage', new Proxy({}, { get: getProperty }));
  return { setItem, originalStorage };
}

/** Dispatches a storage event, as browsers do in other tabs. */
export function notifyTabs(name: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: name && `binaa-state.${name}`, newValue }));
}

beforeEach(() => {
  database = new MemoryIndexedDb();
  vi.stubGlobal('indexedDB', database);
  localStorage.clear();
});

afterEach(() => {
  for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
