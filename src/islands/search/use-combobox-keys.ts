import { type KeyboardEvent, useState } from 'react';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts';

interface Keys {
  groups: readonly SuggestionGroup[];
  isShown: boolean;
  /** Opens the list, or closes it. */
  setOpen: (isOpen: boolean) => void;
  /** Empties the box. */
  clear: () => void;
}

/** The option's element: ids count from the first option on. */
export function getOptionId(
  id: string,
  groups: readonly SuggestionGroup[],
  key: string | null,
): string | undefined {
  const at = groups.flatMap(({ options }) => options).findIndex((option) => option.key === key);
  return at < 0 ? undefined : `${id}-${at}`;
}

/** What pressing an option does with the keys that are held: a link opens where they say. */
function press(element: HTMLElement | null, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  element?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** The keys of a combobox: the focus stays in the input, one option at most is the active one. */
export function useComboboxKeys(id: string, { groups, isShown, setOpen, clear }: Keys) {
  const [wanted, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  // What takes something away stands beside its term: the keys that go along the line lead there.
  const lineOptions = options.filter(({ action }) => action !== 'remove');
  const active = isShown ? (options.find(({ key }) => key === wanted) ?? null) : null;

  function go(step: 1 | -1): void {
    const { term, action } = active ?? {};
    const from =
      action === 'remove'
        ? lineOptions.findIndex((stop) => stop.term === term)
        : lineOptions.indexOf(active as SuggestionOption);
    // Past either end is the input itself.
    const to = from < 0 && step < 0 ? lineOptions.length - 1 : from + step;
    setActive(lineOptions[to]?.key ?? null);
  }

  /** Between a term and what takes it away; false where there is no such pair. */
  function moveWithinPair(): boolean {
    const pair = options.find(({ term, action }) => term === active?.term && action !== active?.action);
    const isPair = active?.action === 'remove' || pair?.action === 'remove';
    if (isPair && pair) setActive(pair.key);
    return isPair;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    if (handle(event)) event.preventDefault();
  }

  /** Whether the key has done all that it should. */
  function handle(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { key, currentTarget } = event;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (event.altKey || !isShown) setOpen(key === 'ArrowDown' || !event.altKey);
        else go(key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (active && moveWithinPair()) return true;
        setActive(null);
        return false;
      case 'Home':
      case 'End':
        if (active) setActive((key === 'Home' ? lineOptions[0] : lineOptions.at(-1))?.key ?? null);
        return active !== null;
      case 'Enter':
        if (active) press(document.getElementById(getOptionId(id, groups, active.key) ?? ''), event);
        return active !== null;
      case 'Escape':
        // With nothing to close or to empty it is the page's own, as for what the box stands in.
        if (!isShown && !currentTarget.value) return false;
        if (isShown) setOpen(false);
        else clear();
        return true;
      case 'Tab':
        setOpen(false);
        return false;
      default:
        return false;
    }
  }

  return { active: active?.key ?? null, setActive, onKeyDown };
}
