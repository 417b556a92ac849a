import { type KeyboardEvent, useState } from 'react';
import type { Group, Option } from './options.ts';

interface Keys {
  groups: readonly Group[];
  isShown: boolean;
  /** Opens the list, or closes it. */
  setOpen: (isOpen: boolean) => void;
  /** Empties the box. */
  clear: () => void;
}

/** The option's element: ids count from the first option on. */
export function optionId(id: string, groups: readonly Group[], key: string | null): string | undefined {
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
export function useKeys(id: string, { groups, isShown, setOpen, clear }: Keys) {
  const [wanted, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  // What takes something away stands beside its term: the keys that go along the line lead there.
  const stops = options.filter(({ does }) => does !== 'remove');
  const active = isShown ? (options.find(({ key }) => key === wanted) ?? null) : null;

  function go(step: 1 | -1): void {
    const { term, does } = active ?? {};
    const from =
      does === 'remove' ? stops.findIndex((stop) => stop.term === term) : stops.indexOf(active as Option);
    // Past either end is the input itself.
    const to = from < 0 && step < 0 ? stops.length - 1 : from + step;
    setActive(stops[to]?.key ?? null);
  }

  /** Between a term and what takes it away; false where there is no such pair. */
  function turn(): boolean {
    const pair = options.find(({ term, does }) => term === active?.term && does !== active?.does);
    const isPair = active?.does === 'remove' || pair?.does === 'remove';
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
        if (active && turn()) return true;
        setActive(null);
        return false;
      case 'Home':
      case 'End':
        if (active) setActive((key === 'Home' ? stops[0] : stops.at(-1))?.key ?? null);
        return active !== null;
      case 'Enter':
        if (active) press(document.getElementById(optionId(id, groups, active.key) ?? ''), event);
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
