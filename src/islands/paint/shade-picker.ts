import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { SHADE_FIELD } from '../catalog/product/cart-item.ts';

// The radios are static HTML and the only place where the selection is stored, before and after hydration.

export interface SelectedShade {
  name: string;
  code: string;
  hex: string;
}

function listRadios(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${SHADE_FIELD}"]`)];
}

/** Returns the form's selected shade; null while none is selected. */
export function readFormShade(form: HTMLFormElement): SelectedShade | null {
  const radio = listRadios(form).find((input) => input.checked);
  if (!radio) return null;
  return { ...parseShadeValue(radio.value), hex: radio.nextElementSibling?.getAttribute('fill') ?? '' };
}

/** Shows product, rooms and texts in the shade; images that the shop does not generate itself are not changed. */
export function showShade({ name, code }: SelectedShade): void {
  // URLs have `*` in place of the shade.
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-shade-src]')) {
    image.src = (image.dataset.shadeSrc as string).replace('*', encodeURIComponent(code));
  }
  for (const text of document.querySelectorAll('[data-shade-name]')) text.textContent = name;
}

/**
 * Writes the shade to the URL, without a history entry, so that it survives a reload and can be shared,
 * and to the recent shades, which `saved-shades.ts` reads. Kept small: it is part of the buy box's bundle.
 */
export function setShadeInUrl({ code }: SelectedShade): void {
  const url = new URL(location.href);
  url.searchParams.set('shade', code);
  history.replaceState(history.state, '', url);
  try {
    const previous = (localStorage.shadesRecent ?? '').split(' ');
    localStorage.shadesRecent = [...new Set([code, ...previous])].slice(0, 12).join(' ');
  } catch {
    // Storage is full or disabled: the shade is not added to the recent ones.
  }
}

/** Adds the shade to the links to the product's other packs. */
export function addShadeToVariantLinks({ code }: SelectedShade): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.option')) link.search = `shade=${code}`;
}

/** Marks the picker as invalid or valid; `errorId` is the id of the error message. */
export function setShadeError(form: HTMLFormElement, isMissing: boolean, errorId: string): void {
  const picker = listRadios(form)[0]?.closest('fieldset');
  if (isMissing) {
    picker?.setAttribute('aria-invalid', 'true');
    picker?.setAttribute('aria-describedby', errorId);
  } else {
    picker?.removeAttribute('aria-invalid');
    picker?.removeAttribute('aria-describedby');
  }
}

/** Opens the picker, focuses its first shade and scrolls to its heading. */
export function focusShadePicker(form: HTMLFormElement): void {
  const [first] = listRadios(form);
  const picker = form.querySelector<HTMLDetailsElement>('.shade-choice');
  for (const part of [picker, first?.closest('details')]) if (part) part.open = true;
  first?.focus({ preventScroll: true });
  picker?.firstElementChild?.scrollIntoView();
}
