// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { findKey } from '#lib/stores/state/keys.ts';
import { defineSlice } from '#lib/stores/state/slice.ts';
import { createVault } from '#lib/stores/state/vault.ts';
import { entryOf, keep, note, openTab, tellTabs, type Written } from '../../support/vault.ts';

describe('versions', () => {
  const migrations = {
    1: (old: unknown) => ({ words: (old as Written).text }),
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

  test('an older one is brought up step by step', async () => {
    await keep(createVault(), note(), 'two words');
    expect(await createVault().read(later())).toEqual({ words: ['two', 'words'] });
  });

  test.each([
    ['a step is missing', { 2: migrations[2] }],
    ['a step fails', { ...migrations, 2: () => expect.fail('broken') }],
    ['the outcome is not what the version has', { ...migrations, 2: () => ({ words: 'no list' }) }],
  ])('when %s, the default stands', async (_what, table) => {
    await keep(createVault(), note(), 'two words');
    expect(await createVault().read(later(table))).toBeUndefined();
  });

  test('a newer one is neither read nor written over', async () => {
    const vault = createVault();
    const newer = later();
    newer.store.set({ words: ['new'] });
    vault.write(newer);
    await vi.waitFor(() => expect(entryOf('note')).not.toBeNull());
    const before = entryOf('note');

    const old = createVault();
    const slice = note();
    expect(await old.read(slice)).toBeUndefined();
    slice.store.set({ text: 'old' });
    old.write(slice);
    await new Promise((resolve) => setTimeout(resolve, 20));
    old.flush();
    expect(entryOf('note')).toBe(before);
  });
});

describe('two tabs', () => {
  test('take over what the other wrote', async () => {
    const one = openTab();
    const other = openTab();
    await keep(one.vault, one.slice, 'from one');
    tellTabs('note', entryOf('note'));
    await vi.waitFor(() => expect(other.slice.store.get()).toEqual({ text: 'from one' }));
  });

  test('an older value does not come over a newer one', async () => {
    const one = openTab();
    const other = openTab();
    await keep(one.vault, one.slice, 'older');
    const older = entryOf('note');
    await keep(other.vault, other.slice, 'newer');
    tellTabs('note', older);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.slice.store.get()).toEqual({ text: 'newer' });
  });

  test('signing out in one empties the other, which starts with a key of its own time', async () => {
    const one = openTab();
    const other = openTab();
    await keep(one.vault, one.slice, 'private');
    tellTabs('note', entryOf('note'));
    await vi.waitFor(() => expect(other.slice.store.get()).toEqual({ text: 'private' }));
    const before = await findKey();
    await one.vault.clear();
    expect(await findKey()).toBeNull();
    tellTabs('note', null);
    expect(other.slice.store.get()).toEqual({ text: '' });
    await keep(other.vault, other.slice, 'new');
    expect(await findKey()).not.toBe(before);
    expect(await createVault().read(note())).toEqual({ text: 'new' });
  });

  test('an emptied storage is told too', async () => {
    const { slice } = openTab();
    slice.store.set({ text: 'x' });
    tellTabs(null, null);
    expect(slice.store.get()).toEqual({ text: '' });
  });

  test('nonsense from elsewhere is left alone', async () => {
    const { slice } = openTab();
    slice.store.set({ text: 'mine' });
    tellTabs('note', 'nonsense');
    tellTabs('note', `1.${Date.now() + 1000}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(slice.store.get()).toEqual({ text: 'mine' });
  });
});
