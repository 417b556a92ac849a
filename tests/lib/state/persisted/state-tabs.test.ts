// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineSlice } from '#lib/state/persisted/define-slice.ts';
import { createEncryptedStorage } from '#lib/state/persisted/encrypted-storage.ts';
import { readEncryptionKey } from '#lib/state/persisted/encryption-key.ts';
import {
  createSlice,
  getEntry,
  type NoteSlice,
  notifyTabs,
  openTab,
  writeSlice,
} from './encryption-harness.ts';

describe('Versions of a slice', () => {
  const migrations = {
    1: (old: unknown) => ({ words: (old as NoteSlice).text }),
    2: (old: unknown) => ({ words: (old as { words: string }).words.split(' ') }),
  };
  const later = (table = migrations as Record<number, (old: unknown) => unknown>) =>
    defineSlice({
      name: 'note',
      version: 3,
      schema: z.object({ words: z.array(z.string()) }),
      initial: { words: [] as string[] },
      migrations: table,
    });

  it('are migrated step by step', async () => {
    await writeSlice(createEncryptedStorage(), createSlice(), 'two words');
    expect(await createEncryptedStorage().read(later())).toEqual({ words: ['two', 'words'] });
  });

  it.each([
    ['a step is missing', { 2: migrations[2] }],
    ['a step fails', { ...migrations, 2: () => expect.fail('broken') }],
    ['the outcome is not what the version has', { ...migrations, 2: () => ({ words: 'no list' }) }],
  ])('fall back to the default when %s', async (_title, table) => {
    await writeSlice(createEncryptedStorage(), createSlice(), 'two words');
    expect(await createEncryptedStorage().read(later(table))).toBeUndefined();
  });

  it('that are newer are neither read nor overwritten', async () => {
    const storage = createEncryptedStorage();
    const newer = later();
    newer.atom.set({ words: ['new'] });
    storage.write(newer);
    await vi.waitFor(() => expect(getEntry('note')).not.toBeNull());
    const before = getEntry('note');

    const old = createEncryptedStorage();
    const slice = createSlice();
    expect(await old.read(slice)).toBeUndefined();
    slice.atom.set({ text: 'old' });
    old.write(slice);
    await new Promise((resolve) => setTimeout(resolve, 20));
    old.flush();
    expect(getEntry('note')).toBe(before);
  });
});

describe('Two tabs', () => {
  it("adopt each other's values", async () => {
    const firstTab = openTab();
    const other = openTab();
    await writeSlice(firstTab.storage, firstTab.slice, 'from one');
    notifyTabs('note', getEntry('note'));
    await vi.waitFor(() => expect(other.slice.atom.get()).toEqual({ text: 'from one' }));
  });

  it('do not replace a newer value with an older one', async () => {
    const firstTab = openTab();
    const other = openTab();
    await writeSlice(firstTab.storage, firstTab.slice, 'older');
    const older = getEntry('note');
    await writeSlice(other.storage, other.slice, 'newer');
    notifyTabs('note', older);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.slice.atom.get()).toEqual({ text: 'newer' });
  });

  it('are both cleared when one signs out, and the other continues with a new key', async () => {
    const firstTab = openTab();
    const other = openTab();
    await writeSlice(firstTab.storage, firstTab.slice, 'private');
    notifyTabs('note', getEntry('note'));
    await vi.waitFor(() => expect(other.slice.atom.get()).toEqual({ text: 'private' }));
    const before = await readEncryptionKey();
    await firstTab.storage.clear();
    expect(await readEncryptionKey()).toBeNull();
    notifyTabs('note', null);
    expect(other.slice.atom.get()).toEqual({ text: '' });
    await writeSlice(other.storage, other.slice, 'new');
    expect(await readEncryptionKey()).not.toBe(before);
    expect(await createEncryptedStorage().read(createSlice())).toEqual({ text: 'new' });
  });

  it('notice a cleared storage', async () => {
    const { slice } = openTab();
    slice.atom.set({ text: 'x' });
    notifyTabs(null, null);
    expect(slice.atom.get()).toEqual({ text: '' });
  });

  it('ignore invalid entries', async () => {
    const { slice } = openTab();
    slice.atom.set({ text: 'mine' });
    notifyTabs('note', 'nonsense');
    notifyTabs('note', `1.${Date.now() + 1000}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(slice.atom.get()).toEqual({ text: 'mine' });
  });
});
