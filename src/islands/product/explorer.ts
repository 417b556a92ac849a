import { fill } from '#lib/format/fill.ts';
import { fillForm } from '#lib/format/plural.ts';
import { type Closeness, undertoneOf } from '#lib/paint/colour.ts';
import { findShades, isAsked, readWish, type ShadeFacts } from '#lib/paint/find.ts';
import { keepCode, readCodes, type ShadeList } from './kept.ts';
import type { FinderWords } from './paint-words.ts';
import { followShade, listRadios, pickedShade, shadeOf } from './picked.ts';

interface Chip extends ShadeFacts {
  label: HTMLElement;
  home: Element;
}

/** The shades as they stand in the HTML: nothing of them is sent twice. */
function readChips(): Chip[] {
  return listRadios().flatMap((radio) => {
    const label = radio.closest('label');
    const home = label?.parentElement;
    const shade = shadeOf(radio);
    const undertone = label?.dataset.tone ?? undertoneOf(shade.hex);
    const familyLabel = home?.previousElementSibling?.querySelector('span')?.textContent ?? '';
    return label && home ? [{ ...shade, label, home, family: '', familyLabel, undertone }] : [];
  });
}

/**
 * Makes the tools of the finder work on the page: what is found stands together above the families, as the same
 * radios. Without it they are forms that lead to the page of all shades. The answer ends it.
 */
export function explore(finder: HTMLElement, words: FinderWords, language: 'en' | 'ar'): () => void {
  const find = <E extends HTMLElement>(selector: string): E => finder.querySelector(selector) as E;
  const found = document.querySelector<HTMLElement>('[data-found]') as HTMLElement;
  const [status, keep, clear] = [find('.finder__count'), find('[data-keep]'), find('[data-clear]')];
  const typed = find<HTMLInputElement>('[name="q"]');
  const chips = readChips();
  const frames = [...document.querySelectorAll<HTMLElement>('.family')];
  const lists = [...finder.querySelectorAll<HTMLButtonElement>('[data-list]')];
  const [wishes, nearness] = [find<HTMLFormElement>('[data-wishes]'), find<HTMLFormElement>('[data-near]')];
  let near = '';
  let list: ShadeList | null = null;

  function pick(): { shade: Chip; closeness: Closeness | null }[] | null {
    if (list) {
      const byCode = new Map(chips.map((chip) => [chip.code, chip]));
      return readCodes(list).flatMap((code) => {
        const shade = byCode.get(code);
        return shade ? [{ shade, closeness: null }] : [];
      });
    }
    const wish = { ...readWish(new FormData(wishes)), near };
    return isAsked(wish) ? findShades(chips, wish) : null;
  }

  function show(): void {
    const picked = pick();
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
    else status.textContent = picked.length > 0 ? fillForm(words.found, language, picked.length) : words.none;
  }

  function showKeep(): void {
    const shade = pickedShade();
    keep.hidden = !shade;
    if (!shade) return;
    const isKept = readCodes('kept').includes(shade.code);
    keep.textContent = fill(isKept ? words.saved : words.keep, { name: shade.name });
    keep.ariaPressed = String(isKept);
  }

  function ask(change: { near?: string; list?: ShadeList | null }): void {
    near = change.near ?? near;
    list = change.list ?? null;
    // A colour is looked for among all shades: what is typed would hide the nearest of them.
    if (change.near) typed.value = '';
    if (change.near === '') nearness.reset();
    show();
  }

  /** Leads to what was found when it begins too low to be seen; at once, for who wants no motion. */
  function reveal(): void {
    const isLow = found.getBoundingClientRect().top > innerHeight * 0.6;
    if (isLow && found.firstChild) wishes.scrollIntoView();
  }

  function toResults(event: Event): void {
    event.preventDefault();
    found.querySelector<HTMLInputElement>('input')?.focus();
  }

  finder.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'near') ask({ near: value });
    else {
      ask(name === 'q' ? { near: '' } : {});
      reveal();
    }
  });
  // Not while the colour is still being chosen: the page would move under it.
  nearness.addEventListener('change', reveal);
  wishes.addEventListener('submit', (event) => {
    show();
    toResults(event);
  });
  wishes.addEventListener('reset', () =>
    setTimeout(() => {
      ask({ near: '' });
      typed.focus();
    }),
  );
  nearness.addEventListener('submit', (event) => {
    ask({ near: find<HTMLInputElement>('[name="near"]').value });
    toResults(event);
  });
  for (const button of lists) {
    button.addEventListener('click', () => {
      const wanted = button.dataset.list as ShadeList;
      ask({ list: list === wanted ? null : wanted });
      reveal();
    });
  }
  keep.addEventListener('click', () => {
    const shade = pickedShade();
    if (!shade) return;
    const isKept = keep.ariaPressed === 'true';
    keepCode(shade.code, !isKept);
    showKeep();
    if (list === 'kept') show();
    status.textContent = fill(isKept ? words.isUnkept : words.isKept, { name: shade.name });
  });
  find('[data-lists]').hidden = false;
  // What is asked for is shown at once from here on.
  find('[data-show]').hidden = true;
  showKeep();
  // What was typed before this ran.
  if (isAsked(readWish(new FormData(wishes)))) show();
  return followShade(showKeep);
}
