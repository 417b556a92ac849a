import { parseShadeValue } from '#lib/paint/shade-value.ts';
import type { SelectedShade } from './shade-picker.ts';

// For islands outside the buy box: they read the page's shade radios.
const PICKER_SELECTOR = '#shades';

/** Returns the page's shade radios in document order. */
export function listShadeRadios(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`${PICKER_SELECTOR} [type="radio"]`)];
}

export function readShadeRadio(radio: HTMLInputElement): SelectedShade {
  return { ...parseShadeValue(radio.value), hex: radio.nextElementSibling?.getAttribute('fill') ?? '' };
}

/** Returns null while no shade is selected. */
export function getSelectedShade(): SelectedShade | null {
  const radio = document.querySelector<HTMLInputElement>(`${PICKER_SELECTOR} [type="radio"]:checked`);
  return radio && readShadeRadio(radio);
}

/** Subscribes to shade changes; returns `unsubscribe`. */
export function subscribeToSelectedShade(listener: (shade: SelectedShade) => void): () => void {
  const handleChange = ({ target }: Event): void => {
    const radio = target as HTMLInputElement;
    if (radio.type === 'radio' && radio.closest(PICKER_SELECTOR)) listener(readShadeRadio(radio));
  };
  document.addEventListener('change', handleChange);
  return () => document.removeEventListener('change', handleChange);
}
