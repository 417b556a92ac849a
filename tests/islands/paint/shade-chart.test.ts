import { afterEach, expect, it } from 'vitest';
import { filterShadeChart } from '#islands/paint/filter-shade-chart.ts';
import { getShadeChartMessages } from '#islands/paint/messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';

const item = (name: string, code: string, hex: string) =>
  `<li><a href="#"><svg fill="${hex}"></svg><span>${name}</span><bdi>${code}</bdi></a></li>`;

function renderPage(): HTMLFormElement {
  document.body.innerHTML = `
    <form><input name="q"><select name="family"><option value=""></option><option>blue</option></select></form>
    <p class="shades-results"><strong></strong></p>
    <div class="shades-families shades-families--dense">
      <section id="family-neutral" data-family="neutral"><h2>Neutrals</h2><ul>${item('Sand', 'A-1', '#e0c9a0')}${item('Dune', 'A-2', '#c9a27e')}</ul></section>
      <section id="family-blue" data-family="blue"><h2>Blues</h2><ul>${item('Sea Mist', 'B-1', '#d3e3e8')}</ul></section>
    </div>`;
  return document.querySelector('form') as HTMLFormElement;
}

function filter(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values))
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  filterShadeChart(form, getShadeChartMessages(getTranslate('en'), 'en'), 'en');
}

const listShown = () =>
  [...document.querySelectorAll('section:not([hidden]) li:not([hidden]) span')].map(
    (name) => name.textContent,
  );
const getCount = () => document.querySelector('strong')?.textContent;

afterEach(() => {
  document.body.innerHTML = '';
});

it('the chart hides other shades and empty families while typing, and shows the number of shades found', () => {
  const form = renderPage();
  filter(form, { q: 'dun' });
  expect([listShown(), getCount()]).toEqual([['Dune'], '1 shade found']);
  expect(document.querySelector('.shades-families--dense')).toBeNull();
  filter(form, { q: 'b 1' });
  expect(listShown()).toEqual(['Sea Mist']);
});

it('the chart filters by family and its label, and shows all shades again when the text is cleared', () => {
  const form = renderPage();
  filter(form, { family: 'blue' });
  expect(listShown()).toEqual(['Sea Mist']);
  filter(form, { family: '', q: 'neutrals' });
  expect(listShown()).toEqual(['Sand', 'Dune']);
  filter(form, { q: '' });
  expect([listShown(), getCount()]).toEqual([['Sand', 'Dune', 'Sea Mist'], '3 shades found']);
});

it('the chart says when no shade matches', () => {
  filter(renderPage(), { q: 'qqqq' });
  expect([listShown(), getCount()]).toEqual([[], 'No shade found. Try fewer letters or another undertone.']);
});
