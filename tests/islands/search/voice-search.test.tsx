import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { $recentSearches } from '#lib/state/search/recent-searches.ts';
import { $search } from '#lib/state/search/search.ts';
import { writeStorage } from '../../support/storage.ts';
import { box, onSubmit, renderBox } from './search-box-harness.tsx';

vi.mock('#lib/search/browser-client.ts', () => ({
  createSearchClient: () => ({ search: () => new Promise(() => undefined) }),
}));

class FakeSpeechRecognition {
  static last: FakeSpeechRecognition;
  lang = '';
  interimResults = false;
  onresult?: (event: object) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
  start = vi.fn();
  abort = vi.fn(() => this.onend?.());
  constructor() {
    FakeSpeechRecognition.last = this;
  }
  hear(transcript: string, isFinal: boolean): void {
    act(() => this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] }));
  }
  fail(error: string): void {
    act(() => {
      this.onerror?.({ error });
      this.onend?.();
    });
  }
}

afterEach(() => {
  cleanup();
  onSubmit.mockClear();
  vi.unstubAllGlobals();
  writeStorage(null);
});

it('there is no microphone in a browser without speech recognition', () => {
  renderBox({ trends: [] }, 'ar-ae');
  expect(screen.queryByRole('button', { name: 'ابحث بصوتك' })).toBeNull();
});

it('recognised text appears in the box and is searched for when it is final', () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeSpeechRecognition);
  renderBox({ trends: [] }, 'ar-ae');
  fireEvent.click(screen.getByRole('button', { name: 'ابحث بصوتك' }));
  expect(FakeSpeechRecognition.last.lang).toBe('ar-AE');
  expect(screen.getByRole('status').textContent).toBe('نستمع إليك. قل ما تحتاجه.');
  FakeSpeechRecognition.last.hear('دهان', false);
  expect(box().value).toBe('دهان');
  expect(onSubmit).not.toHaveBeenCalled();
  FakeSpeechRecognition.last.hear('دهان أبيض', true);
  expect(box().value).toBe('دهان أبيض');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect($search.get()).toMatchObject({ searchType: 'voice' });
  expect($recentSearches.get()).toEqual(['دهان أبيض']);
  fireEvent.input(box(), { target: { value: 'دهان' } });
  expect($search.get().searchType).toBe('text');
});

it('a second press stops listening without an error', () => {
  vi.stubGlobal('SpeechRecognition', FakeSpeechRecognition);
  renderBox({ trends: [] }, 'en-kw');
  fireEvent.click(screen.getByRole('button', { name: 'Search by voice' }));
  const button = screen.getByRole('button', { name: 'Stop listening' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  FakeSpeechRecognition.last.fail('aborted');
  expect(screen.getByRole('button', { name: 'Search by voice' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  ['not-allowed', /microphone is blocked/],
  ['service-not-allowed', /microphone is blocked/],
  ['no-speech', /did not hear you/],
])('%s is reported', (error, message) => {
  vi.stubGlobal('SpeechRecognition', FakeSpeechRecognition);
  renderBox({ trends: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Search by voice' }));
  FakeSpeechRecognition.last.fail(error);
  expect(screen.getByRole('status').textContent).toMatch(message);
  expect(box()).toBeDefined();
});
