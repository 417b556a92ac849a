import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { getSearchBoxMessages } from '#islands/search/messages.ts';
import { SearchBox, type SearchBoxProps } from '#islands/search/SearchBox.tsx';
import { createSearchBoxContext } from '#islands/search/search-box-context.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { EMBEDDED_SEARCH } from '#lib/search/config.ts';
import { writeStorage } from '../../support/storage.ts';

/** Called when the surrounding form is submitted. */
export const onSubmit = vi.fn((event: Event) => event.preventDefault());

/** The props that a page passes to the box. */
export function createBoxProps(tag: string, overrides: Partial<SearchBoxProps> = {}): SearchBoxProps {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  return {
    context: createSearchBoxContext(locale, t),
    messages: getSearchBoxMessages(t, locale.language, 'Search for a drill, paint, a tap…'),
    config: EMBEDDED_SEARCH,
    trends: ['garden hose', 'white paint'],
    ...overrides,
  };
}

/** Renders the box in a form, as the header does. */
export function renderBox(overrides: Partial<SearchBoxProps> = {}, tag = 'en-ae'): void {
  const { container } = render(
    <form action="/en-ae/product-list">
      <SearchBox {...createBoxProps(tag, overrides)} />
      <button type="submit">Search</button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
}

export const box = () => screen.getByRole('combobox') as HTMLInputElement;
export const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const press = (key: string, overrides: object = {}) => fireEvent.keyDown(box(), { key, ...overrides });
export const getActiveOption = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
export const readRecentSearches = () => JSON.parse(localStorage.getItem('recentSearches') ?? '[]');
export const storeSearches = (...terms: string[]) => writeStorage('recentSearches', JSON.stringify(terms));

/** Types into the box and waits for its request. */
export async function typeQuery(text: string): Promise<void> {
  act(() => box().focus());
  fireEvent.input(box(), { target: { value: text } });
  await advanceTimers(150);
}
