import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStoreMarkdown } from '#lib/loaders/markdown/store-locator.ts';
import { loadSitemap } from '#lib/loaders/seo/sitemap.ts';
import { loadStorePage } from '#lib/loaders/stores/store.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { checkJsonLd } from '../../../../scripts/seo/json-ld.mjs';
import { type LoaderHarness, openLoaderHarness, SITE } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');
const OMAN = getLocale('ar', 'om');
const NOW = Date.parse('2026-11-01T12:00:00+04:00');

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

/** A search that finds the given products. */
const find = (...objectIDs: string[]) => ({
  search: async () => ({ results: [{ hits: objectIDs.map((objectID) => ({ objectID })) }] }),
});

const load = (locale: Locale, slug: string, typed = '', searchClient = find(), now = NOW) =>
  loadStorePage(harness.context(locale), {
    slug,
    search: new URLSearchParams(typed ? { q: typed } : {}),
    searchClient,
    now,
  });

async function loadStoreModel(...request: Parameters<typeof load>) {
  const page = await load(...request);
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

async function readStocked(storeCode: string) {
  const rows = await harness.db
    .selectFrom('store_stock')
    .select(['product_code', 'quantity'])
    .where('store_code', '=', storeCode)
    .execute();
  const sold = await harness.db
    .selectFrom('prices')
    .select('product_code')
    .where('country', '=', 'ae')
    .execute();
  const codes = new Set(sold.map(({ product_code }) => product_code));
  return (
    rows.find(({ product_code, quantity }) => quantity > 5 && codes.has(product_code))?.product_code ?? ''
  );
}

describe("A store's page", () => {
  it('has hours, counter hours, services, other stores, and valid structured data', async () => {
    const model = await loadStoreModel(EMIRATES, 'al-quoz');
    expect(model.title).toBe('Binaa Al Quoz, Dubai');
    expect(model.store.hours[0]).toEqual({ days: 'Monday to Thursday', times: '09:00 to 22:00' });
    expect(model.ramadanHours).toMatchObject({ title: 'In Ramadan', isCurrent: false });
    expect(model.collectionHours?.[0]?.times).toBe('09:00 to 21:00');
    expect(model.store.services).toContain('Takes returns');
    expect(model.dropoff).toEqual({
      text: 'You can bring returns here while the store is open.',
      link: null,
    });
    expect(model.others).toHaveLength(4);
    for (const data of model.jsonLd) expect(await checkJsonLd(JSON.stringify(data))).toEqual([]);
    const [, store] = model.jsonLd;
    expect(store).toMatchObject({ '@type': 'HardwareStore', url: `${SITE}/en-ae/store-locator/al-quoz` });
  });

  it('begins with the hours of Ramadan in Ramadan', async () => {
    const model = await loadStoreModel(OMAN, 'ghala', '', find(), Date.parse('2027-02-10T12:00:00+04:00'));
    expect(model.ramadanHours).toMatchObject({ title: 'الآن في رمضان', isCurrent: true });
    expect(model.regularTitle).toBe('بعد رمضان');
    expect(model.collectionHours?.[0]?.times).toBe('10 ص – 11 م');
  });

  it('lists its masterclasses, and links to a store that takes returns', async () => {
    const model = await loadStoreModel(OMAN, 'ghala');
    expect(model.classes.map(({ href }) => href)).toContain('/ar-om/masterclasses/repairing-a-tap');
    const { dropoff } = await loadStoreModel(EMIRATES, 'al-jazirah');
    expect(dropoff.link).toEqual({
      href: '/en-ae/store-locator/industrial-area',
      label: 'Binaa Industrial Area',
    });
  });

  it('leads from the code to its address, and is not found otherwise', async () => {
    expect(await load(EMIRATES, 'AE-01')).toEqual({ kind: 'redirect', href: '/en-ae/store-locator/al-quoz' });
    for (const slug of ['no-such-store', 'KW-01', 'shuwaikh', '__proto__', "x' or 1=1", '<b>', '']) {
      expect(await load(EMIRATES, slug)).toEqual({ kind: 'not-found' });
    }
  });

  it('shows which products it has in stock', async () => {
    const code = await readStocked('AE-01');
    const model = await loadStoreModel(EMIRATES, 'al-quoz', ' tap ', find(code, 'NO-SUCH-1'));
    expect(model.query).toBe('tap');
    expect(model.stock?.items.map(({ product, level }) => [product.code, level])).toEqual([[code, 'plenty']]);
    expect(model.stock?.summary).toBe('1 product for “tap” is in stock at Binaa Al Quoz');
    expect(model.stock?.all.href).toBe('/en-ae/product-list?q=tap');
  });

  it('shows when nothing is found, and when the search fails', async () => {
    const noMatch = await loadStoreModel(EMIRATES, 'al-quoz', '<script>alert(1)</script>');
    expect(noMatch.stock).toMatchObject({ items: [], summary: expect.stringContaining('found no product') });
    const broken = { search: () => Promise.reject(new Error('down')) };
    const failed = await loadStoreModel(EMIRATES, 'al-quoz', 'tap', broken);
    expect(failed.stock?.summary).toBe('The search is not available. Please try again.');
    expect((await loadStoreModel(EMIRATES, 'al-quoz', 'x'.repeat(5000))).query).toHaveLength(80);
  });
});

it('stores are in the sitemap of their country, in its languages only', async () => {
  const file = await loadSitemap(harness.context(EMIRATES), 'pages');
  if (file.kind !== 'ok') throw new Error(file.kind);
  const entry = file.model.body
    .split('<url>')
    .find((url) => url.includes('/en-ae/store-locator/al-quoz</loc>'));
  expect(entry?.match(/hreflang="[^"]+"/g)).toHaveLength(3);
});

it('the Markdown version has the hours in Ramadan, and none exists for an unknown store', async () => {
  const markdown = await loadStoreMarkdown(harness.context(OMAN), 'ghala');
  if (markdown.kind !== 'ok') throw new Error(markdown.kind);
  expect(markdown.model.canonical).toBe(`${SITE}/ar-om/store-locator/ghala`);
  expect(markdown.model.body).toContain('## في رمضان');
  expect((await loadStoreMarkdown(harness.context(OMAN), 'al-quoz')).kind).toBe('not-found');
});
