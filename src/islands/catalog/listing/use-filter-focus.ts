import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the list when a pressed filter button is removed: moves it to the next active filter,
 * else to the result count. Call the returned function with the button before it is removed.
 */
export function useFilterFocus(
  root: RefObject<HTMLElement | null>,
  results: unknown,
): (button: HTMLElement | null) => void {
  const focusIndex = useRef<number>(undefined);
  const listChips = () => [...(root.current?.querySelectorAll<HTMLElement>('.active-filters__item') ?? [])];

  useEffect(() => {
    if (focusIndex.current === undefined || document.activeElement !== document.body) return;
    const remaining = listChips();
    const next = remaining[Math.min(focusIndex.current, remaining.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('.listing__count'))?.focus({ preventScroll: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: removed buttons are gone by then
  useEffect(() => {
    focusIndex.current = undefined;
  }, [results]);

  return (button) => {
    const name = button?.getAttribute('name');
    if (name === 'drop') focusIndex.current = listChips().indexOf(button as HTMLElement);
    if (name === 'clear') focusIndex.current = 0;
  };
}
