import { formatPlural } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getUndertone } from '#lib/paint/lab-colour.ts';
import {
  findShades,
  MAX_NAMED_SHADES,
  parseShadeFilter,
  type SearchableShade,
} from '#lib/paint/shade-search.ts';
import type { ShadeChartMessages } from './messages.ts';

interface ChartItem extends SearchableShade {
  item: HTMLElement;
}

/** Reads the shades from the HTML, so that they are not sent twice. */
function readItems(section: HTMLElement): ChartItem[] {
  return [...section.querySelectorAll<HTMLElement>('li')].map((item) => {
    const hex = item.querySelector('svg')?.getAttribute('fill') ?? '';
    return {
      item,
      hex,
      name: item.querySelector('span')?.textContent ?? '',
      code: item.querySelector('bdi')?.textContent ?? '',
      family: section.dataset.family ?? '',
      familyLabel: section.querySelector('h2')?.firstChild?.textContent ?? '',
      undertone: item.dataset.tone ?? getUndertone(hex),
    };
  });
}

/** Shows the shades that match the form and hides the others, with families in which none matches. */
export function filterShadeChart(
  form: HTMLFormElement,
  messages: ShadeChartMessages,
  language: Language,
): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-family]')];
  // Without families, when sorted or searched by colour, the HTML contains the matching shades only.
  if (sections.length === 0) return;
  const items = sections.flatMap(readItems);
  const filter = { ...parseShadeFilter(new FormData(form)), sort: '', referenceHex: '' };
  const matches = new Set(findShades(items, filter).map(({ shade }) => shade.item));
  for (const { item } of items) item.hidden = !matches.has(item);
  for (const section of sections) {
    section.hidden = !section.querySelector('li:not([hidden])');
    const familyLink = document.querySelector(`[href="#${section.id}"]`)?.parentElement;
    if (familyLink) familyLink.hidden = section.hidden;
  }
  document
    .querySelector('.shades-families')
    ?.classList.toggle('shades-families--dense', matches.size > MAX_NAMED_SHADES);
  const status = document.querySelector('.shades-results strong');
  if (status)
    status.textContent =
      matches.size > 0 ? formatPlural(messages.found, language, matches.size) : messages.none;
}
