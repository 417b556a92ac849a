// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  $recentSearches,
  addRecentSearch,
  clearRecentSearches,
  removeRecentSearch,
} from '#lib/state/search/recent-searches.ts';
import { writeStorage } from '../../../support/storage.ts';

const KEY = 'recentSearches';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => writeStorage(null));

it('the newest search comes first, and five are kept', () => {
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) addRecentSearch(term);
  expect(stored()).toEqual(['six', 'five', 'four', 'three', 'two']);
  expect($recentSearches.get()).toEqual(stored());
});

it.each([
  ['White  Paint ', 'white paint'],
  ['دهان أبيض', 'دهان ابيض'],
  ['دِهان', 'دهـان'],
])('%j and %j are the same search, in its latest spelling', (first, second) => {
  addRecentSearch(first);
  addRecentSearch('other');
  addRecentSearch(second);
  expect(stored()).toEqual([second, 'other']);
});

it('an empty search is ignored, and a very long one is cut', () => {
  addRecentSearch('  \n ');
  expect(stored()).toBeNull();
  addRecentSearch(`a\u0000b${'x'.repeat(400)}`);
  expect(stored()[0]).toHaveLength(256);
  expect(stored()[0]).toMatch(/^a bx/);
});

it.each(['{', '{"a":1}', '"drill"', 'null', '[1,{"a":2},null,["x"]]'])(
  'a storage with %s is ignored',
  (found) => {
    writeStorage(KEY, found);
    expect($recentSearches.get()).toEqual([]);
    addRecentSearch('drill');
    expect(stored()).toEqual(['drill']);
  },
);

it('valid entries of a corrupted storage are kept', () => {
  writeStorage(KEY, JSON.stringify(['drill', 7, ' Drill', 'saw', 'a', 'b', 'c', 'd']));
  expect($recentSearches.get()).toEqual(['drill', 'saw', 'a', 'b', 'c']);
});

it('an unavailable storage does not fail', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  addRecentSearch('drill');
  expect($recentSearches.get()).toEqual(['drill']);
});

it('one search or all can be removed', () => {
  for (const term of ['saw', 'drill', 'tap']) addRecentSearch(term);
  removeRecentSearch('DRILL');
  expect(stored()).toEqual(['tap', 'saw']);
  clearRecentSearches();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect($recentSearches.get()).toEqual([]);
});

it('a page starts with the stored searches, and follows changes of other tabs', async () => {
  vi.resetModules();
  localStorage.setItem(KEY, JSON.stringify(['saw', ' Saw ', 7]));
  const page = await import('#lib/state/search/recent-searches.ts');
  expect(page.$recentSearches.get()).toEqual(['saw']);
  writeStorage(KEY, JSON.stringify(['drill', 'saw']));
  expect(page.$recentSearches.get()).toEqual(['drill', 'saw']);
  localStorage.removeItem(KEY);
  window.dispatchEvent(new Event('storage'));
  expect(page.$recentSearches.get()).toEqual([]);
});
