import { useStore } from '@nanostores/react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import type { SearchConfig } from '#lib/search/config.ts';
import {
  $recentSearches,
  addRecentSearch,
  clearRecentSearches,
  removeRecentSearch,
} from '#lib/state/search/recent-searches.ts';
import { $search, updateSearch } from '#lib/state/search/search.ts';
import { interpolate } from '../ui/messages.ts';
import { useReady } from '../ui/use-ready.ts';
import type { SearchBoxMessages } from './messages.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import type { SearchBoxContext } from './search-box-context.ts';
import {
  buildSuggestionGroups,
  getNoResultsText,
  getResultStatus,
  hasNoResults,
  type SuggestionOption,
} from './suggestion-options.ts';
import { getOptionId, useComboboxKeys } from './use-combobox-keys.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useVoiceSearch } from './use-voice-search.ts';

export interface SearchBoxProps {
  context: SearchBoxContext;
  messages: SearchBoxMessages;
  config: SearchConfig;
  /** Trending searches. */
  trends: readonly string[];
  /** Query of the results page. */
  query?: string | undefined;
  /** Related searches of that query. */
  related?: readonly string[];
}

const NO_TERMS: readonly string[] = [];

/**
 * Search input with a suggestion list (combobox pattern); options are real links. The surrounding form is the
 * page's own and works without script; text typed before hydration is kept.
 */
export function SearchBox({
  context,
  messages,
  config,
  trends,
  query = '',
  related = NO_TERMS,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [isHydrated, setHydrated] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(query.trim());
  const [status, setStatus] = useState('');
  const { searchLoading } = useStore($search, { ssr: 'initial' });
  const recentSearches = useStore($recentSearches, { ssr: 'initial' });
  const { results, hasFailed } = useSuggestions(config, context, isOpen ? typed : null);
  const suggestionData = {
    typed,
    results,
    recent: recentSearches,
    trends,
    related: typed === query.trim() ? related : NO_TERMS,
  };
  const groups = buildSuggestionGroups(suggestionData, messages, context);
  const { voice, toggle } = useVoiceSearch(context.speechLanguage, onSpeech);
  const noticeText = getNoticeText();
  const noResultsText =
    typed && hasNoResults(suggestionData)
      ? `${getNoResultsText(typed, messages)} ${messages.noneText}`
      : null;
  const isShown = isOpen && (groups.length > 0 || noticeText !== null);
  const { active, setActive, onKeyDown } = useComboboxKeys(id, { groups, isShown, setOpen, clear });
  const activeId = getOptionId(id, groups, active);

  function getNoticeText(): string | null {
    if (voice === 'listening') return messages.listening;
    if (voice === 'denied') return messages.voiceDenied;
    if (voice === 'failed') return messages.voiceFailed;
    return hasFailed ? messages.failed : null;
  }

  const show = useCallback((): void => {
    // The browser may have restored text of an earlier visit.
    setTyped(input.current?.value.trim() ?? '');
    setOpen(true);
  }, []);

  function handleText(searchType: 'text' | 'voice' = 'text'): void {
    setActive(null);
    updateSearch({ searchType });
    show();
  }

  function setInputText(text: string): void {
    if (input.current) input.current.value = text;
    input.current?.focus();
  }

  function clear(): void {
    setInputText('');
    handleText();
  }

  function onSpeech(transcript: string, isFinal: boolean): void {
    setInputText(transcript);
    handleText('voice');
    if (isFinal && transcript) input.current?.form?.requestSubmit();
  }

  function toggleVoice(): void {
    input.current?.focus();
    show();
    toggle();
  }

  function onInput(event: FormEvent<HTMLInputElement>): void {
    // Text under composition is incomplete with a desktop IME; mobile keyboards compose every word.
    const { isComposing } = event.nativeEvent as InputEvent;
    if (!isComposing || matchMedia('(pointer: coarse)').matches) handleText();
  }

  function onSelect({ action, term, href }: SuggestionOption, opensNewTab: boolean): void {
    if (action) {
      if (action === 'remove' && term) removeRecentSearch(term);
      else clearRecentSearches();
      setStatus(
        action === 'remove' && term ? interpolate(messages.removed, { query: term }) : messages.cleared,
      );
      setActive(null);
      input.current?.focus();
      return;
    }
    if (term) addRecentSearch(term);
    if (href && !opensNewTab) setOpen(false);
  }

  useEffect(() => {
    const inputElement = input.current;
    const form = inputElement?.form;
    updateSearch({ searchTrends: trends });
    // Records searches made before hydration.
    if (query && location.pathname.endsWith('/product-list')) addRecentSearch(query);
    setHydrated(true);
    if (document.activeElement === inputElement) show();
    const handleSubmit = (): void => {
      addRecentSearch(inputElement?.value ?? '');
      setOpen(false);
    };
    const closeOnOutside = (event: Event): void => {
      if (!form?.contains(event.target as Node)) setOpen(false);
    };
    form?.addEventListener('submit', handleSubmit);
    addEventListener('pointerdown', closeOnOutside);
    addEventListener('focusin', closeOnOutside);
    return () => {
      form?.removeEventListener('submit', handleSubmit);
      removeEventListener('pointerdown', closeOnOutside);
      removeEventListener('focusin', closeOnOutside);
    };
  }, [query, trends, show]);

  useEffect(() => {
    if (results && results.query === typed && isOpen) setStatus(getResultStatus(results, messages, context));
  }, [results, typed, isOpen, messages, context]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useReady(root);

  return (
    <>
      <input
        ref={input}
        type="text"
        name="q"
        role="combobox"
        aria-label={messages.label}
        aria-expanded={isShown}
        aria-controls={isShown && groups.length > 0 ? `${id}list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        defaultValue={query}
        placeholder={messages.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        maxLength={256}
        required
        onFocus={show}
        onClick={show}
        onInput={onInput}
        onCompositionEnd={() => handleText()}
        onKeyDown={onKeyDown}
      />
      {isHydrated && (
        <button type="button" className="header-search__clear" aria-label={messages.clear} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      {voice && (
        <button
          type="button"
          className="header-search__voice"
          aria-label={voice === 'listening' ? messages.stop : messages.voice}
          aria-pressed={voice === 'listening'}
          onClick={toggleVoice}
        >
          <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8 21h8" />
          </svg>
        </button>
      )}
      <span ref={root} className="sr-only" role="status">
        {isOpen && (noticeText ?? status)}
      </span>
      {isShown && (
        <SuggestionPanel
          id={id}
          groups={groups}
          results={results}
          active={active}
          label={messages.list}
          isBusy={searchLoading}
          notice={noticeText ?? ((typed && results?.answer) || noResultsText)}
          onSelect={onSelect}
        />
      )}
    </>
  );
}
