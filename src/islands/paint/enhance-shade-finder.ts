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
  familyList: Element;
}

/** Reads the shades from the HTML, so that they are not sent twice. */
function readChips(): ShadeChip[] {
  return listShadeRadios().flatMap((radio) => {
    const label = radio.closest('label');
    const familyList = label?.parentElement;
    const shade = readShadeRadio(radio);
    const undertone = label?.dataset.tone ?? getUndertone(shade.hex);
    const familyLabel = familyList?.previousElementSibling?.querySelector('span')?.textContent ?? '';
    return label && familyList ? [{ ...shade, label, familyList, family: '', familyLabel, undertone }] : [];
  });
}

/**
 * Filters shades without a page load, by moving the radios of matching shades above the families. Returns the
 * `unsubscribe` of the selected shade; the handlers of `finder` stay.
 */
export function enhanceShadeFinder(
  finder: HTMLElement,
  messages: ShadeFinderMessages,
  language: 'en' | 'ar',
): () => void {
  const findElement = <E extends HTMLElement>(selector: string): E => finder.querySelector(selector) as E;
  const resultList = document.querySelector<HTMLElement>('[data-search-results]') as HTMLElement;
  const [status, saveButton, clearButton] = [
    findElement('.shade-finder__count'),
    findElement('[data-keep]'),
    findElement('[data-clear]'),
  ];
  const queryInput = findElement<HTMLInputElement>('[name="q"]');
  const chips = readChips();
  const familySections = [...document.querySelectorAll<HTMLElement>('.shade-family')];
  const listButtons = [...finder.querySelectorAll<HTMLButtonElement>('[data-list]')];
  const [searchForm, colourForm] = [
    findElement<HTMLFormElement>('[data-filters]'),
    findElement<HTMLFormElement>('[data-near]'),
  ];
  let referenceHex = '';
  let list: ShadeList | null = null;

  function listMatches(): { shade: ShadeChip; closeness: ColourCloseness | null }[] | null {
    if (list) {
      const byCode = new Map(chips.map((chip) => [chip.code, chip]));
      return readShadeCodes(list).flatMap((code) => {
        const shade = byCode.get(code);
        return shade ? [{ shade, closeness: null }] : [];
      });
    }
    const filter = { ...parseShadeFilter(new FormData(searchForm)), referenceHex };
    return isFilterActive(filter) ? findShades(chips, filter) : null;
  }

  function show(): void {
    const matches = listMatches();
    for (const { label, familyList } of chips) {
      label.querySelector('small')?.remove();
      familyList.append(label);
    }
    for (const { shade, closeness } of matches ?? []) {
      if (closeness)
        shade.label.append(
          Object.assign(document.createElement('small'), { textContent: messages[closeness] }),
        );
      resultList.append(shade.label);
    }
    resultList.hidden = !matches;
    const picker = resultList.closest('details');
    if (matches && picker) picker.open = true;
    clearButton.hidden = !matches;
    for (const section of familySections) section.hidden = matches !== null;
    for (const button of listButtons) button.ariaPressed = String(button.dataset.list === list);
    if (!matches) status.textContent = '';
    else
      status.textContent =
        matches.length > 0 ? formatPlural(messages.found, language, matches.length) : messages.none;
  }

  function updateSaveButton(): void {
    const shade = getSelectedShade();
    saveButton.hidden = !shade;
    if (!shade) return;
    const isSaved = readShadeCodes('saved').includes(shade.code);
    saveButton.textContent = interpolate(isSaved ? messages.saved : messages.save, { name: shade.name });
    saveButton.ariaPressed = String(isSaved);
  }

  function updateQuery(change: { near?: string; list?: ShadeList | null }): void {
    referenceHex = change.near ?? referenceHex;
    list = change.list ?? null;
    // A colour search covers all shades: a text filter would hide the nearest ones.
    if (change.near) queryInput.value = '';
    if (change.near === '') colourForm.reset();
    show();
  }

  /** Scrolls, without animation, to the results when they start below 60% of the viewport. */
  function scrollToResults(): void {
    const isBelowFold = resultList.getBoundingClientRect().top > innerHeight * 0.6;
    if (isBelowFold && resultList.firstChild) searchForm.scrollIntoView();
  }

  function focusFirstResult(event: Event): void {
    event.preventDefault();
    resultList.querySelector<HTMLInputElement>('input')?.focus();
  }

  finder.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'near') updateQuery({ near: value });
    else {
      updateQuery(name === 'q' ? { near: '' } : {});
      scrollToResults();
    }
  });
  // On `change`, as scrolling while a colour is being picked would move the page.
  colourForm.addEventListener('change', scrollToResults);
  searchForm.addEventListener('submit', (event) => {
    show();
    focusFirstResult(event);
  });
  searchForm.addEventListener('reset', () =>
    setTimeout(() => {
      updateQuery({ near: '' });
      queryInput.focus();
    }),
  );
  colourForm.addEventListener('submit', (event) => {
    updateQuery({ near: findElement<HTMLInputElement>('[name="near"]').value });
    focusFirstResult(event);
  });
  for (const button of listButtons) {
    button.addEventListener('click', () => {
      const requestedList = button.dataset.list as ShadeList;
      updateQuery({ list: list === requestedList ? null : requestedList });
      scrollToResults();
    });
  }
  saveButton.addEventListener('click', () => {
    const shade = getSelectedShade();
    if (!shade) return;
    const isSaved = saveButton.ariaPressed === 'true';
    setShadeSaved(shade.code, !isSaved);
    updateSaveButton();
    if (list === 'saved') show();
    status.textContent = interpolate(isSaved ? messages.removed : messages.added, { name: shade.name });
  });
  findElement('[data-lists]').hidden = false;
  // Results update at once, so the submit button is not needed.
  findElement('[data-show]').hidden = true;
  updateSaveButton();
  // Text typed before hydration.
  if (isFilterActive(parseShadeFilter(new FormData(searchForm)))) show();
  return subscribeToSelectedShade(updateSaveButton);
}
