import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStores } from '#lib/contract/stores.ts';
import { loadStoreLocatorMarkdown } from '#lib/loaders/markdown/store-locator.ts';
import { loadStoreLocator } from '#lib/loaders/stores/store-locator.ts';
import { getLocale, LOCALES, type Locale } from '#lib/locale/locale.ts';
import { checkJsonLd } from '../../../../scripts/seo/json-ld.mjs';
import { type LoaderHarness, openLoaderHarness, SITE } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');
const KUWAIT = getLocale('ar', 'kw');

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

async function open(locale: Locale, typed?: string) {
  const page = await loadStoreLocator(harness.context(locale), typed);
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

describe.each(LOCALES)('The stores in $tag', (locale) => {
  it('are listed by city, each with its number, map and opening hours', async () => {
    const model = await open(locale);
    const response = await harness.client(locale).call(listStores, {});
    if (!response.ok) throw new Error('The stores do not answer');
    const shown = model.groups.flatMap((group) => group.stores);
    expect(shown.map(({ id }) => id).sort()).toEqual(
      response.data.stores.map(({ code }) => code.toLowerCase()).sort(),
    );
    expect(model.cities.map(({ href }) => href)).toEqual(model.groups.map(({ id }) => `#${id}`));
    expect([model.query, model.resultText, model.others]).toEqual(['', null, []]);
    for (const { phone, map, hours, distance } of shown) {
      expect(phone.href).toMatch(new RegExp(`^tel:\\+${locale.country.dialCode}\\d+$`));
      expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=[\d.]+&mlon=[\d.]+#map=/);
      expect([hours.length, distance]).toEqual([3, null]);
    }
    expect(model.description.length).toBeGreaterThan(49);
    expect(model.description.length).toBeLessThan(166);
    expect(JSON.stringify(model)).not.toMatch(/[٠-٩۰-۹]/);
  });

  it('have structured data, one by one', async () => {
    const model = await open(locale);
    const described = model.jsonLd.filter((data) => data['@type'] === 'HardwareStore');
    expect(described).toHaveLength(model.groups.flatMap((group) => group.stores).length);
    for (const data of described) {
      expect(checkJsonLd(JSON.stringify(data))).toEqual([]);
      expect(data.url).toMatch(new RegExp(`^${SITE}/${locale.tag}/store-locator#[a-z]{2}-\\d+$`));
      expect(data.openingHoursSpecification).toHaveLength(2);
    }
  });
});

describe('The store search', () => {
  it('shows matches, and other stores by distance', async () => {
    const model = await open(EMIRATES, ' dubai ');
    expect(model.groups.map(({ city }) => city)).toEqual(['Dubai']);
    expect(model.resultText).toBe('1 store for “dubai”');
    expect(model.others.map(({ id }) => id)).toEqual(['ae-03', 'ae-05', 'ae-02', 'ae-04']);
    expect(model.others[0]?.distance).toMatch(/^About \d+ km from Binaa Al Quoz$/);
    expect(model.jsonLd.filter((data) => data['@type'] === 'HardwareStore')).toHaveLength(1);
  });

  it('accepts another spelling in Arabic, and shows distances in Latin digits', async () => {
    const model = await open(KUWAIT, 'الجهرا');
    expect(model.groups.map(({ city }) => city)).toEqual(['الجهراء']);
    expect(model.resultText).toBe('متجر واحد لعبارة «الجهرا»');
    expect(model.others[0]?.distance).toMatch(/^على بعد نحو \d+ كم من بناء الجهراء$/);
  });

  it('links to every city when nothing matches', async () => {
    const model = await open(EMIRATES, 'Atlantis');
    expect([model.groups, model.others, model.resultText]).toEqual([[], [], null]);
    expect(model.cities[0]).toEqual({ href: '/en-ae/store-locator#city-dubai', label: 'Dubai' });
  });

  it('shows all stores for an empty query, and limits a long one', async () => {
    expect((await open(EMIRATES, '   ')).groups.length).toBeGreaterThan(1);
    expect((await open(EMIRATES, 'x'.repeat(5000))).query).toHaveLength(80);
  });
});

it('the Markdown version has every store with its hours', async () => {
  const markdown = await loadStoreLocatorMarkdown(harness.context(KUWAIT));
  if (markdown.kind !== 'ok') throw new Error(markdown.kind);
  expect(markdown.model.canonical).toBe(`${SITE}/ar-kw/store-locator`);
  expect(markdown.model.body.match(/^## /gm)).toHaveLength(4);
  expect(markdown.model.body).toContain('- الجمعة: من 14:00 إلى 22:00');
  expect(markdown.model.body).toContain('+965 2481 0201');
});
