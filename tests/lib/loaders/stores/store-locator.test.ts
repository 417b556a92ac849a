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

// Wednesday noon in the Emirates: everything is open.
const NOON = Date.parse('2026-11-25T12:00:00+04:00');
// Friday morning: everything is closed.
const FRIDAY = Date.parse('2026-11-27T10:00:00+04:00');

async function loadLocatorModel(locale: Locale, typed: string | Record<string, string> = {}, now = NOON) {
  const search = new URLSearchParams(typeof typed === 'string' ? { q: typed } : typed);
  const page = await loadStoreLocator(harness.context(locale), search, now);
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

describe.each(LOCALES)('The stores in $tag', (locale) => {
  it('are listed by city, each with its number, map and opening hours', async () => {
    const model = await loadLocatorModel(locale);
    const response = await harness.client(locale).call(listStores, {});
    if (!response.ok) throw new Error('The stores do not answer');
    const shown = model.groups.flatMap((group) => group.stores);
    expect(shown.map(({ id }) => id).sort()).toEqual(
      response.data.stores.map(({ code }) => code.toLowerCase()).sort(),
    );
    expect(model.cities.map(({ href }) => href)).toEqual(model.groups.map(({ id }) => `#${id}`));
    expect([model.filter.query, model.resultText, model.others]).toEqual(['', null, []]);
    for (const { phone, map, hours, distance } of shown) {
      expect(phone.href).toMatch(new RegExp(`^tel:\\+${locale.country.dialCode}\\d+$`));
      expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=[\d.]+&mlon=[\d.]+#map=/);
      // From Saturday to Thursday the hours are the same, and Arabic lists these days as one range.
      expect([hours.length, distance]).toEqual([locale.language === 'ar' ? 2 : 3, null]);
    }
    expect(model.description.length).toBeGreaterThan(49);
    expect(model.description.length).toBeLessThan(166);
    expect(JSON.stringify(model)).not.toMatch(/[٠-٩۰-۹]/);
  });

  it('have structured data, one by one', async () => {
    const model = await loadLocatorModel(locale);
    const described = model.jsonLd.filter((data) => data['@type'] === 'HardwareStore');
    expect(described).toHaveLength(model.groups.flatMap((group) => group.stores).length);
    for (const data of described) {
      expect(await checkJsonLd(JSON.stringify(data))).toEqual([]);
      expect(data.url).toMatch(new RegExp(`^${SITE}/${locale.tag}/store-locator/[a-z0-9-]+$`));
      expect(data.openingHoursSpecification).toHaveLength(2);
    }
  });
});

describe('The store search', () => {
  it('shows matches, and other stores by distance', async () => {
    const model = await loadLocatorModel(EMIRATES, ' dubai ');
    expect(model.groups.map(({ city }) => city)).toEqual(['Dubai']);
    expect(model.resultText).toBe('1 store for “dubai”');
    expect(model.others.map(({ id }) => id)).toEqual(['ae-03', 'ae-05', 'ae-02', 'ae-04']);
    expect(model.others[0]?.distance).toMatch(/^About \d+ km from Binaa Al Quoz$/);
    expect(model.jsonLd.filter((data) => data['@type'] === 'HardwareStore')).toHaveLength(1);
  });

  it('accepts another spelling in Arabic, and shows distances in Latin digits', async () => {
    const model = await loadLocatorModel(KUWAIT, 'الجهرا');
    expect(model.groups.map(({ city }) => city)).toEqual(['الجهراء']);
    expect(model.resultText).toBe('متجر واحد لـ«الجهرا»');
    expect(model.others[0]?.distance).toMatch(/^على بعد نحو \d+ كم من بناء الجهراء$/);
  });

  it('links to every city when nothing matches', async () => {
    const model = await loadLocatorModel(EMIRATES, 'Atlantis');
    expect([model.groups, model.others, model.resultText]).toEqual([[], [], null]);
    expect(model.cities[0]).toEqual({ href: '/en-ae/store-locator#city-dubai', label: 'Dubai' });
  });

  it('shows all stores for an empty query, and limits a long one', async () => {
    expect((await loadLocatorModel(EMIRATES, '   ')).groups.length).toBeGreaterThan(1);
    expect((await loadLocatorModel(EMIRATES, 'x'.repeat(5000))).filter.query).toHaveLength(80);
  });
});

describe('A tolerant search', () => {
  it.each([
    ['sharja', 'ae-03'],
    ['shajrah', 'ae-03'],
    ['Al Quos', 'ae-01'],
    ['الشارقه', 'ae-03'],
    ['القوز', 'ae-01'],
    ['دبى', 'ae-01'],
  ])('finds %s in both languages, with typing errors', async (typed, id) => {
    for (const language of ['en', 'ar'] as const) {
      const model = await loadLocatorModel(getLocale(language, 'ae'), typed);
      expect(model.groups.flatMap(({ stores }) => stores.map((store) => store.id))).toEqual([id]);
    }
  });

  it.each(['Deira', 'ديرة', 'deria'])('lists stores by distance from the area %s', async (typed) => {
    const model = await loadLocatorModel(EMIRATES, typed);
    expect(model.nearest?.title).toBe('By distance from Deira');
    expect(model.nearest?.stores.map(({ id }) => id)).toEqual(['ae-03', 'ae-01', 'ae-05', 'ae-04', 'ae-02']);
    expect(model.nearest?.stores[0]?.distance).toMatch(/^About \d+ km from Deira$/);
    expect([model.groups, model.others]).toEqual([[], []]);
  });
});

describe('The store filter', () => {
  const listIds = ({ groups, nearest }: Awaited<ReturnType<typeof loadLocatorModel>>) =>
    [...groups.flatMap(({ stores }) => stores), ...(nearest?.stores ?? [])].map(({ id }) => id);

  it('keeps stores with a service, nearest to a chosen area first', async () => {
    const model = await loadLocatorModel(EMIRATES, { area: 'AE-SH-NAHDA', service: 'key-cutting' });
    expect(listIds(model)).toEqual(['ae-03', 'ae-01', 'ae-04']);
    expect(model.resultText).toBe('3 stores, nearest to Al Nahda first');
    expect(listIds(await loadLocatorModel(EMIRATES, { service: 'returns' }))).not.toContain('ae-05');
  });

  it('keeps stores that are open, in the time zone of the country', async () => {
    expect(listIds(await loadLocatorModel(EMIRATES, { open: '1' }))).toHaveLength(5);
    const closed = await loadLocatorModel(EMIRATES, { open: '1' }, FRIDAY);
    expect([listIds(closed), closed.empty?.title]).toEqual([[], 'No store matches this now']);
    expect((await loadLocatorModel(EMIRATES, {}, FRIDAY)).groups[0]?.stores[0]?.opening).toBe(
      'Closed now, opens at 14:00',
    );
  });

  it.each<Record<string, string>>([
    { area: 'AE-XX-NOWHERE' },
    { area: 'KW-KU-KUWAIT' },
    { area: '__proto__' },
    { service: '"><script>' },
    { open: 'yes' },
    { lat: '999', lng: 'NaN' },
  ])('ignores %o', async (typed) => {
    const model = await loadLocatorModel(EMIRATES, typed);
    expect([model.groups.length, model.nearest, model.resultText]).toEqual([5, null, null]);
  });

  it('expires when the first status changes', async () => {
    expect((await loadLocatorModel(EMIRATES)).expires).toBe(Date.parse('2026-11-25T21:00:00+04:00'));
    const lateEvening = Date.parse('2026-11-25T21:20:30+04:00');
    expect((await loadLocatorModel(EMIRATES, {}, lateEvening)).expires).toBe(
      Date.parse('2026-11-25T21:21:00+04:00'),
    );
  });
});

it('the Markdown version has every store with its hours', async () => {
  const markdown = await loadStoreLocatorMarkdown(harness.context(KUWAIT));
  if (markdown.kind !== 'ok') throw new Error(markdown.kind);
  expect(markdown.model.canonical).toBe(`${SITE}/ar-kw/store-locator`);
  expect(markdown.model.body.match(/^## /gm)).toHaveLength(4);
  expect(markdown.model.body).toContain('- الجمعة: 2 م – 10 م');
  expect(markdown.model.body).toContain('+965 2481 0201');
});
