import { type KeyboardEvent, useState } from 'react';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts';

interface ComboboxOptions {
  groups: readonly SuggestionGroup[];
  isShown: boolean;
  /** Opens or closes the list. */
  setOpen: (isOpen: boolean) => void;
  /** Clears the input. */
  clear: () => void;
}

/** Element id of an option; ids are numbered from the first option. */
export function getOptionId(
  id: string,
  groups: readonly SuggestionGroup[],
  key: string | null,
): string | undefined {
  const index = groups.flatMap(({ options }) => options).findIndex((option) => option.key === key);
  return index < 0 ? undefined : `${id}-${index}`;
}

/** Clicks an option with the event's modifier keys, so that a link opens in a new tab or window. */
function clickElement(element: HTMLElement | null, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  element?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** Keyboard handling of a combobox: the focus stays in the input, at most one option is active. */
export function useComboboxKeys(id: string, { groups, isShown, setOpen, clear }: ComboboxOptions) {
  const [activeKey, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  // Remove buttons are reached by Left and Right from the recent search that they remove, so Up and Down skip
  // them.
  const lineOptions = options.filter(({ action }) => action !== 'remove');
  const active = isShown ? (options.find(({ key }) => key === activeKey) ?? null) : null;

  function moveActive(step: 1 | -1): void {
    const { term, action } = active ?? {};
    const currentIndex =
      action === 'remove'
        ? lineOptions.findIndex((option) => option.term === term)
        : lineOptions.indexOf(active as SuggestionOption);
    // Moving past either end returns to the input.
    const nextIndex = currentIndex < 0 && step < 0 ? lineOptions.length - 1 : currentIndex + step;
    setActive(lineOptions[nextIndex]?.key ?? null);
  }

  /** Switches between a recent search and its remove button; returns false without such a pair. */
  function toggleRemoveButton(): boolean {
    const counterpart = options.find(
      ({ term, action }) => term === active?.term && action !== active?.action,
    );
    const hasRemoveButton = active?.action === 'remove' || counterpart?.action === 'remove';
    if (hasRemoveButton && counterpart) setActive(counterpart.key);
    return hasRemoveButton;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys that an input method uses are not handled.
    if (event.nativeEvent.isComposing) return;
    if (handleKey(event)) event.preventDefault();
  }

  /** Returns whether the default action must be prevented. */
  function handleKey(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { key, currentTarget } = event;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (event.altKey || !isShown) setOpen(key === 'ArrowDown' || !event.altKey);
        else moveActive(key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (active && toggleRemoveButton()) return true;
        setActive(null);
        return false;
      case 'Home':
      case 'End':
        if (active) setActive((key === 'Home' ? lineOptions[0] : lineOptions.at(-1))?.key ?? null);
        return active !== null;
      case 'Enter':
        if (active) clickElement(document.getElementById(getOptionId(id, groups, active.key) ?? ''), event);
        return active !== null;
      case 'Escape':
        // With the list closed and the input empty, Escape is left to the surrounding dialog.
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
