import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDropoffStore } from '#lib/backend/stores/drop-off-stores.ts';
import { listStores } from '#lib/contract/stores.ts';
import { LOCALES } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness } from '../../loaders/loader-harness.ts';

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

describe.each(LOCALES)('The stores of $tag', (locale) => {
  it('have pages of their own, hours in Ramadan and searchable names in both languages', async () => {
    const result = await harness.client(locale).call(listStores, {});
    if (!result.ok) throw new Error(result.error.code);
    const { stores } = result.data;
    expect(new Set(stores.map(({ slug }) => slug)).size).toBe(stores.length);
    for (const { slug, ramadanHours, collectionHours, services, searchTexts } of stores) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(ramadanHours?.monday.closeTime).toBe('01:00');
      expect(collectionHours?.friday.openTime).toBe('14:00');
      expect(services).toContain('tinting');
      expect(searchTexts?.join(' ')).toMatch(/Binaa .*بناء|بناء.*Binaa /);
    }
  });

  it('that take returns can be listed alone', async () => {
    const all = await harness.client(locale).call(listStores, {});
    const dropoff = await harness.client(locale).call(listStores, { query: { isDropoffStores: 'true' } });
    if (!all.ok || !dropoff.ok) throw new Error('The stores do not answer');
    expect(dropoff.data.stores).toEqual(all.data.stores.filter(({ isDropoffStore: takes }) => takes));
    expect(dropoff.data.stores.length).toBeLessThan(all.data.stores.length);
  });
});

describe('A store that takes returns', () => {
  it('is one of the country', async () => {
    const isDropoff = (code: string, country: 'ae' | 'kw') => isDropoffStore(harness.db, code, country);
    expect(await isDropoff('AE-01', 'ae')).toBe(true);
    expect(await isDropoff('AE-05', 'ae')).toBe(false);
    expect(await isDropoff('AE-01', 'kw')).toBe(false);
    expect(await isDropoff("x' or 1=1", 'ae')).toBe(false);
  });
});
