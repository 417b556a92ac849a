import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { productDetails } from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { listStores } from '#lib/contract/stores.ts';
import { loadDeliveryPromise } from '#lib/loaders/delivery/delivery-promise.ts';
import { loadAvailabilitySummary } from '#lib/loaders/stores/availability-summary.ts';
import { loadStoreAvailability } from '#lib/loaders/stores/store-availability.ts';
import { getLocale, LOCALES, type Locale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

const { products } = buildSeedCatalog();
const EMIRATES = getLocale('en', 'ae');
const SLUG = 'liwan-haven-washable-matt-emulsion-4l';
const FRIDAY_MORNING = Date.parse('2026-11-20T10:00:00+04:00');

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

async function loadAvailabilityModel(locale: Locale, city?: string, slug = SLUG) {
  const page = await loadStoreAvailability(harness.context(locale), { slug, city, now: FRIDAY_MORNING });
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

async function loadDetail(locale: Locale, code = SLUG): Promise<ProductDetail> {
  const reply = await harness.client(locale).call(productDetails, { params: { code } });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.data;
}

async function loadDeliveryTexts(locale: Locale, code = SLUG) {
  const [product, context] = [await loadDetail(locale, code), harness.context(locale)];
  return {
    storeAvailability: await loadAvailabilitySummary(product, context),
    deliveryPromise: await loadDeliveryPromise(product, context),
  };
}

/** The text with ordinary spaces. */
const replaceNbsp = (text = '') => text.replaceAll('\u00a0', ' ');

type StoreStocks = Record<string, number>;
const inEmirates = (predicate: (stocks: StoreStocks) => unknown) =>
  products.filter(({ prices, storeStock }) => prices.ae && predicate(storeStock));
const isOutOfStock = (stocks: StoreStocks, country: string) =>
  Object.entries(stocks).every(([code, quantity]) => !code.startsWith(country) || quantity === 0);

describe.each(LOCALES)('The stores of a product in $tag', (locale) => {
  it('are all stores of the country, with stock levels as text and no number', async () => {
    const model = await loadAvailabilityModel(locale);
    const { data } = (await harness.client(locale).call(listStores, {})) as {
      data: { stores: { code: string }[] };
    };
    const shown = [...model.available, ...model.unavailable].map(({ code }) => code);
    expect(shown.toSorted()).toEqual(data.stores.map(({ code }) => code).toSorted());
    for (const store of model.available) {
      expect(store.level).not.toBe('none');
      expect(store.levelText).not.toMatch(/\d|find:/);
      expect(store.phone.href).toMatch(new RegExp(`^tel:\\+${locale.country.dialCode}`));
      expect(store.directions).toContain(encodeURIComponent(`;${store.lat},${store.lng}`));
    }
    expect(JSON.stringify(model)).not.toMatch(/[٠-٩۰-۹]|\{\{/);
  });

  it('are summarised with its delivery beside the purchase button', async () => {
    const { storeAvailability, deliveryPromise } = await loadDeliveryTexts(locale);
    const { available, unavailable } = await loadAvailabilityModel(locale);
    expect(Object.keys(storeAvailability?.messageByStore ?? {})).toHaveLength(
      available.length + unavailable.length,
    );
    expect(storeAvailability?.href).toBe(`/${locale.tag}/products/${SLUG}/stores`);
    expect(deliveryPromise?.areas.map(({ name }) => name)).toEqual(
      locale.country.regions.map((region) => region[locale.language]),
    );
    expect(
      `${storeAvailability?.text} ${deliveryPromise?.text} ${JSON.stringify(deliveryPromise)}`,
    ).not.toMatch(/\{\{|find:|[٠-٩۰-۹]/);
  });
});

describe('Store availability by city', () => {
  it('lists only the stores of the city', async () => {
    const all = await loadAvailabilityModel(EMIRATES);
    const city = all.available[0]?.address.at(-1) ?? '';
    const model = await loadAvailabilityModel(EMIRATES, ` ${city} `);
    expect(model.cities.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual([city]);
    expect(model.available.every(({ address }) => address.join().includes(city))).toBe(true);
    expect(model.summary).toBe(`1 store in ${city} has it`);
  });

  it('lists the nearest others with their distance when no store of the city has stock', async () => {
    const [availableProduct] = inEmirates((stocks) => !stocks['AE-04'] && stocks['AE-02'] && stocks['AE-05']);
    const model = await loadAvailabilityModel(EMIRATES, 'Al Ain', availableProduct?.slug);
    expect(model.summary).toBe('No store in Al Ain has it now. The nearest that do:');
    expect(model.unavailable.map(({ code }) => code)).toEqual(['AE-04']);
    const distances = model.available.map(({ distance }) =>
      Number(/^About (\d+) km/.exec(distance ?? '')?.[1]),
    );
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('lists all stores for a city of another country or an unknown one', async () => {
    for (const city of ['Muscat', 'مسقط', '"><b>', 'x'.repeat(5000)]) {
      const model = await loadAvailabilityModel(EMIRATES, city);
      expect(model.summary).toBe('We have no store there. These have it:');
      expect(model.available).toEqual((await loadAvailabilityModel(EMIRATES)).available);
      expect(JSON.stringify(model)).not.toContain('Muscat');
    }
  });
});

it('an unknown product has no stores', async () => {
  for (const slug of ['no-such-thing', '%', 'BN-1']) {
    expect(await loadStoreAvailability(harness.context(EMIRATES), { slug })).toEqual({ kind: 'not-found' });
  }
  const page = await loadStoreAvailability(harness.context(EMIRATES), {
    slug: (await loadDetail(EMIRATES)).productCode,
  });
  expect(page).toEqual({ kind: 'not-found' });
});

describe('A product that no store has', () => {
  it('can still be delivered', async () => {
    const [product] = inEmirates((stocks) => isOutOfStock(stocks, 'AE'));
    const model = await loadAvailabilityModel(EMIRATES, 'Dubai', product?.slug);
    expect([model.summary, model.available.length]).toEqual([
      'No store has it now. We deliver it to you.',
      0,
    ]);
    const { storeAvailability, deliveryPromise } = await loadDeliveryTexts(EMIRATES, product?.slug);
    expect(storeAvailability?.text).toBe('No store has it now. We deliver it to you.');
    expect(storeAvailability?.messageByStore['AE-01']).toBe('Your store, Binaa Al Quoz: not here now');
    expect(replaceNbsp(deliveryPromise?.text)).toBe('In 3 to 5 days. AED 15.00, free from AED 200.00.');
  });

  it('is sold out, without a delivery promise, when it cannot be delivered either', async () => {
    const product = products.find(
      ({ stock, storeStock }) => stock.sa === 0 && isOutOfStock(storeStock, 'SA'),
    );
    const locale = getLocale('en', 'sa');
    const { storeAvailability, deliveryPromise } = await loadDeliveryTexts(locale, product?.slug);
    expect(storeAvailability?.text).toBe('Sold out online and in every store.');
    expect(deliveryPromise).toEqual({
      text: 'Not available for delivery now.',
      areas: [],
      note: null,
      arrivalTemplates: null,
    });
  });
});

describe('A delivery promise', () => {
  const loadPromise = async (code: string, locale = EMIRATES) =>
    loadDeliveryPromise(await loadDetail(locale, code), harness.context(locale));

  it('names the areas with same-day delivery, and the order deadline', async () => {
    const [drill] = inEmirates((stocks) => stocks['AE-01'] && stocks['AE-02'] && stocks['AE-03']).filter(
      ({ category }) => category === 'drills-and-drivers',
    );
    const promise = await loadPromise(drill?.slug ?? '');
    expect(replaceNbsp(promise?.text)).toBe(
      'In 7 to 10 hours to Dubai, Abu Dhabi, Sharjah, and Ajman if you order by 12:00, or the next day if you order later. Other delivery areas in 3 to 5 days. AED 15.00, free from AED 200.00.',
    );
    expect(promise?.areas.map(({ code, text }) => [code, text]).slice(0, 5)).toEqual([
      ['AE-DU', 'in 7 to 10 hours'],
      ['AE-AZ', 'in 7 to 10 hours'],
      ['AE-SH', 'in 7 to 10 hours'],
      ['AE-AJ', 'in 7 to 10 hours'],
      ['AE-UQ', 'in 3 to 5 days'],
    ]);
  });

  it('lists the areas of each region, and where and when nothing is delivered', async () => {
    const [drill] = inEmirates((stocks) => stocks['AE-01'] && stocks['AE-02'] && stocks['AE-03']).filter(
      ({ category }) => category === 'drills-and-drivers',
    );
    const promise = await loadPromise(drill?.slug ?? '');
    const dubai = promise?.areas[0]?.areas.map(({ code, name, text }) => `${code} ${name} ${text}`);
    expect(dubai?.[0]).toBe('AE-DU-BARSHA Al Barsha in 7 to 10 hours');
    expect(dubai).toContain('AE-DU-HATTA Hatta in 3 to 5 days');
    expect(promise?.areas[1]?.areas.map(({ text }) => text)).toContain(
      'not delivered here: collect or buy in a store',
    );
    expect(promise?.note).toBe(
      'Hatta, Al Ruwais, Elsewhere in Abu Dhabi, Khor Fakkan, and Masfout: in 3 to 5 days. Nothing is delivered on Sundays or public holidays. We do not deliver to Delma Island and Sir Bani Yas Island: collect or buy in a store.',
    );
  });

  it('of tinted paint counts a day more', async () => {
    const promise = await loadPromise(SLUG);
    expect(replaceNbsp(promise?.text)).toBe(
      'In 1 to 2 days to Dubai, Abu Dhabi, Sharjah, and Ajman. Other delivery areas in 4 to 6 days. AED 15.00, free from AED 200.00.',
    );
    expect((await loadPromise(SLUG, getLocale('ar', 'ae')))?.areas[0]?.text).toBe('خلال يوم إلى يومين');
  });

  it('for food is tomorrow, in both languages', async () => {
    const tea = products.find(({ slug, stock }) => slug.includes('black-tea') && stock.ae)?.slug ?? '';
    expect((await loadPromise(tea))?.areas[0]?.text).toBe('tomorrow, 12:00 to 15:00');
    expect((await loadPromise(tea, getLocale('ar', 'kw')))?.text).toMatch(/^يصل غدًا بين 12 ظهرًا/);
  });
});
