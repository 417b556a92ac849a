import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceShadeFinder } from '#islands/paint/enhance-shade-finder.ts';
import { getShadeFinderMessages } from '#islands/paint/messages.ts';
import { setShadeInUrl } from '#islands/paint/shade-picker.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { readShadeCodes, setShadeSaved } from '#lib/state/paint/saved-shades.ts';

const chip = (name: string, code: string, hex: string, tone: string) =>
  `<label data-tone="${tone}"><input type="radio" name="body.options.0.value" value="${name}|${code}">` +
  `<svg fill="${hex}"></svg><span>${name}</span></label>`;

function renderFinder(): HTMLElement {
  document.body.innerHTML = `
    <div id="finder">
      <form data-filters><input type="search" name="q"><select name="undertone">
      <option value=""></option><option>warm</option></select></form>
      <button form="finder" data-show>Show</button>
      <form data-near><input type="color" name="near" value="#c9a27e"></form>
      <p data-lists hidden><button type="button" data-list="saved"></button>
      <button type="button" data-list="recent"></button><button type="button" data-keep hidden></button></p>
      <p class="shade-finder__count"></p><button type="reset" data-clear hidden></button>
    </div>
    <form id="shades"><div data-search-results hidden></div>
      <div class="shade-family"><p><span>Neutrals</span></p><div>${chip('Sand', 'A-1', '#e0c9a0', 'warm')}${chip('Dune', 'A-2', '#c9a27e', 'warm')}</div></div>
      <details class="shade-family"><summary><span>Blues</span></summary><div>${chip('Sea Mist', 'B-1', '#d3e3e8', 'cool')}</div></details>
    </form>`;
  return document.querySelector('#finder') as HTMLElement;
}

const renderEnhancedFinder = () =>
  enhanceShadeFinder(renderFinder(), getShadeFinderMessages(getTranslate('en'), 'en'), 'en');

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const listFoundShades = () =>
  [...find('[data-search-results]').querySelectorAll('span')].map((name) => name.textContent);
const listFamilyShades = () =>
  [...document.querySelectorAll('.shade-family label span')].map((name) => name.textContent);

function setFieldValue(selector: string, value: string): void {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
});

describe('The shade finder', () => {
  it('searches for text typed before hydration, and restores the page when it is cleared', async () => {
    const finder = renderFinder();
    find<HTMLInputElement>('[name=q]').value = 'dnue';
    enhanceShadeFinder(finder, getShadeFinderMessages(getTranslate('en'), 'en'), 'en');
    expect(listFoundShades()).toEqual(['Dune']);
    expect(find('.shade-finder__count').textContent).toBe('1 shade found');
    expect([find('.shade-family').hidden, find('[data-clear]').hidden]).toEqual([true, false]);
    setFieldValue('[name=q]', 'nothing like it');
    expect(find('.shade-finder__count').textContent).toContain('No shade found');
    find<HTMLFormElement>('[data-filters]').reset();
    await new Promise((resolve) => setTimeout(resolve));
    expect(listFamilyShades()).toEqual(['Sand', 'Dune', 'Sea Mist']);
    expect([find('.shade-family').hidden, find('[data-search-results]').hidden]).toEqual([false, true]);
    expect(find('[data-clear]').hidden).toBe(true);
  });

  it('hides its submit button', () => {
    const finder = renderFinder();
    expect(find('[data-show]').hidden).toBe(false);
    enhanceShadeFinder(finder, getShadeFinderMessages(getTranslate('en'), 'en'), 'en');
    expect(find('[data-show]').hidden).toBe(true);
  });

  it('finds a family by its common names', () => {
    renderEnhancedFinder();
    for (const q of ['blue', 'blues', 'أزرق']) {
      setFieldValue('[name=q]', q);
      expect(listFoundShades()).toEqual(['Sea Mist']);
    }
    setFieldValue('[name=q]', 'beige');
    expect(listFoundShades()).toEqual(['Sand', 'Dune']);
  });

  it('keeps the selection while shades are reordered, and shows how similar they are', () => {
    renderEnhancedFinder();
    find<HTMLInputElement>('[value="Sea Mist|B-1"]').checked = true;
    setFieldValue('[name=near]', '#c9a27e');
    expect(listFoundShades()).toEqual(['Dune', 'Sand', 'Sea Mist']);
    expect(find('[data-search-results] small').textContent).toBe('The same');
    expect(new FormData(find<HTMLFormElement>('#shades')).get('body.options.0.value')).toBe('Sea Mist|B-1');
    setFieldValue('[name=undertone]', 'warm');
    expect(listFoundShades()).toEqual(['Dune', 'Sand']);
  });

  it('searches similar shades of the undertone regardless of the text, and by text regardless of the colour', () => {
    renderEnhancedFinder();
    setFieldValue('[name=q]', 'sand');
    setFieldValue('[name=undertone]', 'warm');
    find<HTMLFormElement>('[data-near]').requestSubmit();
    expect(listFoundShades()).toEqual(['Dune', 'Sand']);
    expect(find<HTMLInputElement>('[name=q]').value).toBe('');
    setFieldValue('[name=q]', 'sand');
    expect([listFoundShades(), document.querySelector('[data-search-results] small')]).toEqual([
      ['Sand', 'Dune'],
      null,
    ]);
  });

  it('scrolls to the results when they begin out of view', () => {
    renderEnhancedFinder();
    const scrollIntoView = vi.fn();
    find('[data-filters]').scrollIntoView = scrollIntoView;
    setFieldValue('[name=q]', 'sand');
    expect(scrollIntoView).not.toHaveBeenCalled();
    find('[data-search-results]').getBoundingClientRect = () => new DOMRect(0, 2000, 100, 100);
    setFieldValue('[name=q]', 'nothing like it');
    expect(scrollIntoView).not.toHaveBeenCalled();
    setFieldValue('[name=q]', 'dune');
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('saves shades with a button that shows its state', () => {
    renderEnhancedFinder();
    const saveButton = find('[data-keep]');
    expect(saveButton.hidden).toBe(true);
    find('[value="Sand|A-1"]').click();
    expect([saveButton.textContent, saveButton.ariaPressed]).toEqual(['Save Sand', 'false']);
    saveButton.click();
    expect([saveButton.ariaPressed, find('.shade-finder__count').textContent]).toEqual([
      'true',
      'Sand is saved.',
    ]);
    expect(saveButton.textContent).toBe('Saved: Sand');
    find('[data-list=saved]').click();
    expect(listFoundShades()).toEqual(['Sand']);
    saveButton.click();
    expect([listFoundShades(), readShadeCodes('saved')]).toEqual([[], []]);
  });
});

describe('Saved shades', () => {
  it('are listed newest first, without duplicates and up to a limit', () => {
    const name = (code: string) => setShadeInUrl({ name: 'Sand', code, hex: '#e0c9a0' });
    for (let code = 1; code <= 15; code += 1) name(`C-${code}`);
    name('C-9');
    expect(readShadeCodes('recent').slice(0, 3)).toEqual(['C-9', 'C-15', 'C-14']);
    expect(readShadeCodes('recent')).toHaveLength(12);
    expect(new URLSearchParams(location.search).get('shade')).toBe('C-9');
  });

  it('ignore invalid codes, and are empty where storage is unavailable', () => {
    localStorage.setItem('shadesKept', '<b> ../x A-1 {"a":1} ');
    expect(readShadeCodes('saved')).toEqual(['A-1']);
    const broken = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    };
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'localStorage', { value: broken, configurable: true });
    expect(readShadeCodes('saved')).toEqual([]);
    expect(() => setShadeSaved('A-1', true)).not.toThrow();
    Object.defineProperty(globalThis, 'localStorage', real);
  });
});
