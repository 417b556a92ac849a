import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the list when a pressed filter button is removed: moves it to the next active filter,
 * else to the result count. Call the returned function with the button before it is removed.
 */
export function useFilterFocus(
  root: RefObject<HTMLElement | null>,
  results: unknown,
): (button: HTMLElement | null) => void {
  const place = useRef<number>(undefined);
  const chips = () => [...(root.current?.querySelectorAll<HTMLElement>('.active-filters__item') ?? [])];

  useEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const left = chips();
    const next = left[Math.min(place.current, left.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>('.listing__count'))?.focus({ preventScroll: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: removed buttons are gone by then
  useEffect(() => {
    place.current = undefined;
  }, [results]);

  return (button) => {
    const name = button?.getAttribute('name');
    if (name === 'drop') place.current = chips().indexOf(button as HTMLElement);
    if (name === 'clear') place.current = 0;
  };
}
