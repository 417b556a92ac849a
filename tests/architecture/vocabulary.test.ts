import { describe, expect, it } from 'vitest';
import { listFiles, readFiles } from './rules/source-files.ts';
import { listDeclaredNames, listExportedTypes, readRetiredWords, splitWords } from './rules/vocabulary.ts';

const CODE = /\.(ts|tsx|mjs)$/;
const FOLDERS = ['src', 'scripts', 'tests'];
// File names in these folders are data: slugs of pages, or migration names stored in the database.
const isData = (path: string) => /^src\/content\/(en|ar)\/|\/db\/migrations\//.test(path);

const retired = readRetiredWords();

/** "goodsOf: say products", for each word of a name that is retired. */
function findRetired(name: string, words: typeof retired): string[] {
  const parts = splitWords(name);
  return words.filter(({ word }) => parts.includes(word)).map(({ use }) => `${name}: say ${use}`);
}

describe('the glossary’s retired words', () => {
  it('are read from the glossary', () => {
    expect(retired.length).toBeGreaterThan(30);
  });

  it('name no file and no folder', () => {
    const paths = FOLDERS.flatMap((folder) => listFiles(folder, /./)).filter((path) => !isData(path));
    expect(paths.flatMap((path) => findRetired(path, retired))).toEqual([]);
  });

  it('are no part of a name in code', () => {
    const words = retired.filter(({ inIdentifiers }) => inIdentifiers);
    const files = FOLDERS.flatMap((folder) => readFiles(folder, CODE)).filter(({ path }) => !isData(path));
    const found = files.flatMap((file) =>
      listDeclaredNames(file).flatMap(({ name, line }) =>
        findRetired(name, words).map((problem) => `${file.path}:${line} ${problem}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('are found in file names and declared names', () => {
    expect(findRetired('src/lib/wish-queue.ts', retired)).toHaveLength(1);
    expect(findRetired('guestWishlistItem', retired)).toEqual([]);
    const names = listDeclaredNames({
      path: 'a.ts',
      text: 'const { goodsOf } = other; type Keeper = { goods: 1 };',
    });
    expect(names.map(({ name }) => name)).toEqual(['goodsOf', 'Keeper', 'goods']);
  });
});

describe('types of src/lib', () => {
  it('have unique names', () => {
    const places = new Map<string, string[]>();
    for (const file of readFiles('src/lib', CODE)) {
      for (const name of listExportedTypes(file)) places.set(name, [...(places.get(name) ?? []), file.path]);
    }
    const shared = [...places].filter(([, paths]) => paths.length > 1);
    expect(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
  });
});
