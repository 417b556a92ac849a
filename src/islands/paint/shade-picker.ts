import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { SHADE_FIELD } from '../catalog/product/cart-item.ts';

// The radios are static HTML: what is chosen stands in them alone, before this is an island and afterwards.

/** The shade that is chosen. */
export interface SelectedShade {
  name: string;
  code: string;
  hex: string;
}

function radiosOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${SHADE_FIELD}"]`)];
}

/** What the form's radios say; null while none is chosen. */
export function readFormShade(form: HTMLFormElement): SelectedShade | null {
  const radio = radiosOf(form).find((each) => each.checked);
  if (!radio) return null;
  return { ...parseShadeValue(radio.value), hex: radio.nextElementSibling?.getAttribute('fill') ?? '' };
}

/** Shows the tin in the shade; a picture that is not drawn by the shop cannot be tinted and stays. */
export function tintPicture(productCode: string, shade: SelectedShade): void {
  const picture = document.querySelector<HTMLImageElement>('[data-product-picture]');
  const drawn = `/media/products/${productCode}-1.`;
  const wanted = `${drawn}${encodeURIComponent(shade.code)}.svg`;
  const current = picture?.getAttribute('src');
  if (current?.startsWith(drawn) && current !== wanted) picture?.setAttribute('src', wanted);
  // Rooms stand there with a gap for the shade.
  for (const room of document.querySelectorAll<HTMLImageElement>('[data-tint]')) {
    room.src = (room.dataset.tint as string).replace('*', encodeURIComponent(shade.code));
  }
}

/**
 * The address names the shade, so that it can be sent on and is there again after a reload; no step of its own. The
 * browser remembers it: `kept.ts` reads what is written here, which is small because every choice pays for it.
 */
export function setShadeInUrl({ code }: SelectedShade): void {
  const url = new URL(location.href);
  url.searchParams.set('shade', code);
  history.replaceState(history.state, '', url);
  try {
    const before = (localStorage.shadesRecent ?? '').split(' ');
    localStorage.shadesRecent = [...new Set([code, ...before])].slice(0, 12).join(' ');
  } catch {
    // Full, or not allowed: it is forgotten with the page.
  }
}

/** The product's other packs are looked at in the same shade. */
export function addShadeToVariantLinks({ code }: SelectedShade): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.choice')) link.search = `shade=${code}`;
}

/** Says of the picker whether it lacks a choice, and by which words. */
export function setShadeError(form: HTMLFormElement, isMissing: boolean, wordsId: string): void {
  const picker = radiosOf(form)[0]?.closest('fieldset');
  if (isMissing) {
    picker?.setAttribute('aria-invalid', 'true');
    picker?.setAttribute('aria-describedby', wordsId);
  } else {
    picker?.removeAttribute('aria-invalid');
    picker?.removeAttribute('aria-describedby');
  }
}

/** Leads to the picker's heading and the first shade that shows; families of shades may be folded. */
export function focusShadePicker(form: HTMLFormElement): void {
  const radios = radiosOf(form);
  const first = radios.find((radio) => radio.closest('details')?.open ?? true) ?? radios[0];
  first?.focus({ preventScroll: true });
  first?.closest('fieldset')?.querySelector('legend')?.scrollIntoView({ block: 'start' });
}
