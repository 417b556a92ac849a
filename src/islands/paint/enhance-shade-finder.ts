import { interpolate } from '#lib/format/interpolate.ts';
import { formatPlural } from '#lib/format/plural.ts';
import { type ColourCloseness, getUndertone } from '#lib/paint/lab-colour.ts';
import {
  findShades,
  isFilterActive,
  parseShadeFilter,
  type SearchableShade,
} from '#lib/paint/shade-search.ts';
import { readShadeCodes, type ShadeList, setShadeSaved } from '../../lib/state/paint/saved-shades.ts';
import type { ShadeFinderMessages } from './messages.ts';
import {
  getSelectedShade,
  listShadeRadios,
  readShadeRadio,
  subscribeToSelectedShade,
} from './selected-shade.ts';

interface ShadeChip extends SearchableShade {
  label: HTMLElement;
  home: Element;
}

/** Reads the shades from the HTML, so that they are not sent twice. */
function readChips(): ShadeChip[] {
  return listShadeRadios().flatMap((radio) => {
    const label = radio.closest('label');
    const home = label?.parentElement;
    const shade = readShadeRadio(radio);
    const undertone = label?.dataset.tone ?? getUndertone(shade.hex);
    const familyLabel = home?.previousElementSibling?.querySelector('span')?.textContent ?? '';
    return label && home ? [{ ...shade, label, home, family: '', familyLabel, undertone }] : [];
  });
}

/**
 * Makes the shade finder work in place: matching shades are moved above the families, as the same radios.
 * Returns a function that removes the handlers.
 */
export function enhanceShadeFinder(
  finder: HTMLElement,
  words: ShadeFinderMessages,
  language: 'en' | 'ar',
): () => void {
  const find = <E extends HTMLElement>(selector: string): E => finder.querySelector(selector) as E;
  const found = document.querySelector<HTMLElement>('[data-search-results]') as HTMLElement;
  const [status, keep, clear] = [find('.shade-finder__count'), find('[data-keep]'), find('[data-clear]')];
  const typed = find<HTMLInputElement>('[name="q"]');
  const chips = readChips();
  const frames = [...document.querySelectorAll<HTMLElement>('.shade-family')];
  const lists = [...finder.querySelectorAll<HTMLButtonElement>('[data-list]')];
  const [searchForm, colourForm] = [
    find<HTMLFormElement>('[data-filters]'),
    find<HTMLFormElement>('[data-near]'),
  ];
  let nearHex = '';
  let list: ShadeList | null = null;

  function listMatches(): { shade: ShadeChip; closeness: ColourCloseness | null }[] | null {
    if (list) {
      const byCode = new Map(chips.map((chip) => [chip.code, chip]));
      return readShadeCodes(list).flatMap((code) => {
        const shade = byCode.get(code);
        return shade ? [{ shade, closeness: null }] : [];
      });
    }
    const wish = { ...parseShadeFilter(new FormData(searchForm)), nearHex };
    return isFilterActive(wish) ? findShades(chips, wish) : null;
  }

  function show(): void {
    const picked = listMatches();
    for (const { label, home } of chips) {
      label.querySelector('small')?.remove();
      home.append(label);
    }
    for (const { shade, closeness } of picked ?? []) {
      if (closeness)
        shade.label.append(Object.assign(document.createElement('small'), { textContent: words[closeness] }));
      found.append(shade.label);
    }
    found.hidden = !picked;
    clear.hidden = !picked;
    for (const frame of frames) frame.hidden = picked !== null;
    for (const button of lists) button.ariaPressed = String(button.dataset.list === list);
    if (!picked) status.textContent = '';
    else
      status.textContent =
        picked.length > 0 ? formatPlural(words.found, language, picked.length) : words.none;
  }

  function showKeep(): void {
    const shade = getSelectedShade();
    keep.hidden = !shade;
    if (!shade) return;
    const isKept = readShadeCodes('kept').includes(shade.code);
    keep.textContent = interpolate(isKept ? words.saved : words.keep, { name: shade.name });
    keep.ariaPressed = String(isKept);
  }

  function updateQuery(change: { near?: string; list?: ShadeList | null }): void {
    nearHex = change.near ?? nearHex;
    list = change.list ?? null;
    // A colour search covers all shades: a text filter would hide the nearest ones.
    if (change.near) typed.value = '';
    if (change.near === '') colourForm.reset();
    show();
  }

  /** Scrolls, without animation, to the results when they start below 60% of the viewport. */
  function reveal(): void {
    const isLow = found.getBoundingClientRect().top > innerHeight * 0.6;
    if (isLow && found.firstChild) searchForm.scrollIntoView();
  }

  function toResults(event: Event): void {
    event.preventDefault();
    found.querySelector<HTMLInputElement>('input')?.focus();
  }

  finder.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'near') updateQuery({ near: value });
    else {
      updateQuery(name === 'q' ? { near: '' } : {});
      reveal();
    }
  });
  // On `change`, as scrolling while a colour is being picked would move the page.
  colourForm.addEventListener('change', reveal);
  searchForm.addEventListener('submit', (event) => {
    show();
    toResults(event);
  });
  searchForm.addEventListener('reset', () =>
    setTimeout(() => {
      updateQuery({ near: '' });
      typed.focus();
    }),
  );
  colourForm.addEventListener('submit', (event) => {
    updateQuery({ near: find<HTMLInputElement>('[name="near"]').value });
    toResults(event);
  });
  for (const button of lists) {
    button.addEventListener('click', () => {
      const wanted = button.dataset.list as ShadeList;
      updateQuery({ list: list === wanted ? null : wanted });
      reveal();
    });
  }
  keep.addEventListener('click', () => {
    const shade = getSelectedShade();
    if (!shade) return;
    const isKept = keep.ariaPressed === 'true';
    setShadeSaved(shade.code, !isKept);
    showKeep();
    if (list === 'kept') show();
    status.textContent = interpolate(isKept ? words.isUnkept : words.isKept, { name: shade.name });
  });
  find('[data-lists]').hidden = false;
  // Results update at once, so the submit button is not needed.
  find('[data-show]').hidden = true;
  showKeep();
  // Text typed before hydration.
  if (isFilterActive(parseShadeFilter(new FormData(searchForm)))) show();
  return subscribeToSelectedShade(showKeep);
}
