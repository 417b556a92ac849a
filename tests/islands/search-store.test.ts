import { beforeEach, expect, test, vi } from 'vitest';
import { $search, forgetSearch, forgetSearches, readRecent, rememberSearch } from '#lib/stores/search.ts';

const KEY = 'recentSearches';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => localStorage.clear());

test('the newest search stands first, five are kept', () => {
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(term);
  expect(stored()).toEqual(['six', 'five', 'four', 'three', 'two']);
  expect($search.get().recentSearches).toEqual(stored());
});

test.each([
  ['White  Paint ', 'white paint'],
  ['دهان أبيض', 'دهان ابيض'],
  ['دِهان', 'دهـان'],
])('%j and %j are the same search, as it was written last', (first, second) => {
  rememberSearch(first);
  rememberSearch('other');
  rememberSearch(second);
  expect(stored()).toEqual([second, 'other']);
});

test('nothing is no search, and what nobody would type is cut', () => {
  rememberSearch('  \n ');
  expect(stored()).toBeNull();
  rememberSearch(`a\u0000b${'x'.repeat(400)}`);
  expect(stored()[0]).toHaveLength(256);
  expect(stored()[0]).toMatch(/^a bx/);
});

test.each(['{', '{"a":1}', '"drill"', 'null', '[1,{"a":2},null,["x"]]'])(
  'a storage with %s is survived',
  (found) => {
    localStorage.setItem(KEY, found);
    expect(readRecent()).toEqual([]);
    rememberSearch('drill');
    expect(stored()).toEqual(['drill']);
  },
);

test('what is sound in a tampered storage stays', () => {
  localStorage.setItem(KEY, JSON.stringify(['drill', 7, ' Drill', 'saw', 'a', 'b', 'c', 'd']));
  expect(readRecent()).toEqual(['drill', 'saw', 'a', 'b', 'c']);
});

test('a storage that is closed stops nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  rememberSearch('drill');
  expect($search.get().recentSearches).toEqual(['drill']);
});

test('one search or all are forgotten', () => {
  for (const term of ['saw', 'drill', 'tap']) rememberSearch(term);
  forgetSearch('DRILL');
  expect(stored()).toEqual(['tap', 'saw']);
  forgetSearches();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect($search.get().recentSearches).toEqual([]);
});
