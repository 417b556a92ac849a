import { parseShadeValue } from '#lib/paint/shade-value.ts';
import type { SelectedShade } from './shade-picker.ts';

// For islands beside the form that buys: they see its shades as the page has them.
const PICKER = '#shades';

/** The radios of the page's shades, in the order in which they stand. */
export function listShadeRadios(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`${PICKER} [type="radio"]`)];
}

/** The shade that a radio stands for. */
export function readShadeRadio(radio: HTMLInputElement): SelectedShade {
  return { ...parseShadeValue(radio.value), hex: radio.nextElementSibling?.getAttribute('fill') ?? '' };
}

/** The shade that is chosen; null while none is. */
export function getSelectedShade(): SelectedShade | null {
  const radio = document.querySelector<HTMLInputElement>(`${PICKER} [type="radio"]:checked`);
  return radio && readShadeRadio(radio);
}

/** Hears of every choice until the answer is called. */
export function subscribeToSelectedShade(listener: (shade: SelectedShade) => void): () => void {
  const hear = ({ target }: Event): void => {
    const radio = target as HTMLInputElement;
    if (radio.type === 'radio' && radio.closest(PICKER)) listener(readShadeRadio(radio));
  };
  document.addEventListener('change', hear);
  return () => document.removeEventListener('change', hear);
}
