import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStorage } from '../../support/storage.ts';
import {
  advanceTimers,
  box,
  getActiveOption,
  onSubmit,
  press,
  readRecentSearches,
  renderBox,
  storeSearches,
  typeQuery,
} from './search-box-harness.tsx';
import { searchResponse } from './search-response.ts';

const { search } = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('#lib/search/browser-client.ts', () => ({ createSearchClient: () => ({ search }) }));

beforeEach(() => {
  vi.useFakeTimers();
  writeStorage(null);
  search.mockReset().mockResolvedValue(searchResponse);
  onSubmit.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the arrow keys cycle through input and options, Home and End go to either end', async () => {
  renderBox();
  await typeQuery('dril');
  expect(getActiveOption()).toBeNull();
  press('ArrowDown');
  expect(getActiveOption()?.textContent).toBe('Cordless drill kit');
  expect(getActiveOption()?.getAttribute('aria-selected')).toBe('true');
  press('End');
  expect(getActiveOption()?.textContent).toContain('Search for');
  press('ArrowDown');
  expect(getActiveOption()).toBeNull();
  press('ArrowUp');
  expect(getActiveOption()?.textContent).toContain('Search for');
  press('Home');
  expect(getActiveOption()?.textContent).toBe('Cordless drill kit');
  press('ArrowUp');
  expect(getActiveOption()).toBeNull();
  expect(fireEvent.keyDown(box(), { key: 'Home' })).toBe(true);
});

it('Enter opens the active option and stores its query, otherwise it submits the form', async () => {
  renderBox();
  await typeQuery('dril');
  press('ArrowDown');
  const clicked = vi.fn((event: Event) => event.preventDefault());
  getActiveOption()?.addEventListener('click', clicked);
  expect(press('Enter')).toBe(false);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(readRecentSearches()).toEqual(['Cordless drill kit']);
  expect(screen.queryByRole('listbox')).toBeNull();
  await typeQuery('saw');
  expect(press('Enter')).toBe(true);
  fireEvent.submit(box().form as HTMLFormElement);
  expect(readRecentSearches()).toEqual(['saw', 'Cordless drill kit']);
});

it('Escape closes the list, then empties the box; Tab and a click elsewhere close it', async () => {
  renderBox();
  await typeQuery('dril');
  expect(press('Escape')).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().value).toBe('dril');
  press('Escape');
  expect(box().value).toBe('');
  expect(screen.queryByRole('listbox')).not.toBeNull();
  press('Tab');
  expect(screen.queryByRole('listbox')).toBeNull();
  // Nothing is open and nothing is typed, so the key is not handled.
  expect(press('Escape')).toBe(true);
  press('ArrowDown');
  expect(screen.queryByRole('listbox')).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('recent searches can be removed one by one, by keyboard too, and all at once', () => {
  storeSearches('saw', 'tap');
  renderBox();
  act(() => box().focus());
  press('ArrowDown');
  press('ArrowRight');
  expect(getActiveOption()?.getAttribute('aria-label')).toBe('Remove “saw” from your recent searches');
  press('Enter');
  expect(readRecentSearches()).toEqual(['tap']);
  expect(screen.getByRole('status').textContent).toBe('“saw” is no longer among your recent searches.');
  fireEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
  expect(readRecentSearches()).toEqual([]);
  expect(document.activeElement).toBe(box());
});

it('unfinished input of an input method triggers no search, and its keys are not handled', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  renderBox();
  box().value = 'に';
  fireEvent(box(), new InputEvent('input', { bubbles: true, isComposing: true }));
  await advanceTimers(500);
  expect(search).not.toHaveBeenCalled();
  fireEvent.compositionEnd(box());
  await advanceTimers(150);
  expect(search).toHaveBeenCalledTimes(1);
  press('ArrowDown');
  const activeOption = getActiveOption();
  press('ArrowDown', { isComposing: true });
  expect(getActiveOption()).toBe(activeOption);
});

it('text composed by a phone keyboard is searched for while it is typed', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderBox();
  box().value = 'dri';
  fireEvent(box(), new InputEvent('input', { bubbles: true, isComposing: true }));
  await advanceTimers(150);
  expect(search).toHaveBeenCalledTimes(1);
});
