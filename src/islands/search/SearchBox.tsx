import { useStore } from '@nanostores/react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import type { SearchConfig } from '#lib/search/config.ts';
import {
  $recentSearches,
  $search,
  addRecentSearch,
  clearRecentSearches,
  removeRecentSearch,
  updateSearch,
} from '#lib/state/search/search.ts';
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

const NONE: readonly string[] = [];

/**
 * Search input with a suggestion list (combobox pattern); options are real links. The surrounding form is the
 * page's own and works without script; text typed before hydration is kept.
 */
export function SearchBox({ context, messages, config, trends, query = '', related = NONE }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [isHydrated, setHere] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(query.trim());
  const [status, setSaid] = useState('');
  const { searchLoading } = useStore($search, { ssr: 'initial' });
  const recentSearches = useStore($recentSearches, { ssr: 'initial' });
  const { finds: results, hasFailed } = useSuggestions(config, context, isOpen ? typed : null);
  const known = {
    typed,
    finds: results,
    recent: recentSearches,
    trends,
    related: typed === query.trim() ? related : NONE,
  };
  const groups = buildSuggestionGroups(known, messages, context);
  const { voice, toggle } = useVoiceSearch(context.speechLanguage, onSpeech);
  const errorText = troubleOf();
  const nothing =
    typed && hasNoResults(known) ? `${getNoResultsText(typed, messages)} ${messages.noneText}` : null;
  const isShown = isOpen && (groups.length > 0 || errorText !== null);
  const { active, setActive, onKeyDown } = useComboboxKeys(id, { groups, isShown, setOpen, clear });
  const activeId = getOptionId(id, groups, active);

  function troubleOf(): string | null {
    if (voice === 'listening') return messages.listening;
    if (voice === 'refused') return messages.voiceRefused;
    if (voice === 'failed') return messages.voiceFailed;
    return hasFailed ? messages.failed : null;
  }

  const show = useCallback((): void => {
    // The browser may have restored text of an earlier visit.
    setTyped(input.current?.value.trim() ?? '');
    setOpen(true);
  }, []);

  /** Reads the input's text. */
  function read(searchType: 'text' | 'voice' = 'text'): void {
    setActive(null);
    updateSearch({ searchType });
    show();
  }

  function write(text: string): void {
    if (input.current) input.current.value = text;
    input.current?.focus();
  }

  function clear(): void {
    write('');
    read();
  }

  function onSpeech(heard: string, isFinal: boolean): void {
    write(heard);
    read('voice');
    if (isFinal && heard) input.current?.form?.requestSubmit();
  }

  function speak(): void {
    input.current?.focus();
    show();
    toggle();
  }

  function onInput(event: FormEvent<HTMLInputElement>): void {
    // Text under composition is incomplete with a desktop IME; mobile keyboards compose every word.
    const { isComposing } = event.nativeEvent as InputEvent;
    if (!isComposing || matchMedia('(pointer: coarse)').matches) read();
  }

  function onSelect({ action, term, href }: SuggestionOption, isElsewhere: boolean): void {
    if (action) {
      if (action === 'remove' && term) removeRecentSearch(term);
      else clearRecentSearches();
      setSaid(
        action === 'remove' && term ? interpolate(messages.removed, { query: term }) : messages.cleared,
      );
      setActive(null);
      input.current?.focus();
      return;
    }
    if (term) addRecentSearch(term);
    if (href && !isElsewhere) setOpen(false);
  }

  useEffect(() => {
    const box = input.current;
    const form = box?.form;
    updateSearch({ searchTrends: trends });
    // Records searches made before hydration.
    if (query && location.pathname.endsWith('/product-list')) addRecentSearch(query);
    setHere(true);
    if (document.activeElement === box) show();
    const sent = (): void => {
      addRecentSearch(box?.value ?? '');
      setOpen(false);
    };
    const leave = (event: Event): void => {
      if (!form?.contains(event.target as Node)) setOpen(false);
    };
    form?.addEventListener('submit', sent);
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      form?.removeEventListener('submit', sent);
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [query, trends, show]);

  useEffect(() => {
    if (results && results.query === typed && isOpen) setSaid(getResultStatus(results, messages, context));
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
        onCompositionEnd={() => read()}
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
          onClick={speak}
        >
          <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8 21h8" />
          </svg>
        </button>
      )}
      <span ref={root} className="sr-only" role="status">
        {isOpen && (errorText ?? status)}
      </span>
      {isShown && (
        <SuggestionPanel
          id={id}
          groups={groups}
          results={results}
          active={active}
          label={messages.list}
          isBusy={searchLoading}
          notice={errorText ?? nothing}
          onSelect={onSelect}
        />
      )}
    </>
  );
}
