import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#lib/contract/content/pages.ts';
import { loadBrands } from '#lib/loaders/catalog/brands.ts';
import type { LoaderContext } from '#lib/loaders/context.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

/** The context of a shop with `count` brands, whose names begin with the letters A to J in turn. */
async function createContext(count: number): Promise<LoaderContext> {
  const context = harness.context(getLocale('en', 'ae'));
  const reply = await context.client.call(brands, {});
  const [brand] = reply.ok ? reply.data.brands : [];
  if (!reply.ok || !brand) throw new Error('The shop has no brand.');
  const list = Array.from({ length: count }, (_, index) => ({
    ...brand,
    slug: `brand-${index}`,
    name: `${'ABCDEFGHIJ'[index % 10]}brand ${index}`,
  }));
  const data = { ...reply.data, brands: list };
  const client = { ...context.client, call: async () => ({ ok: true, data }) };
  return { ...context, client: client as unknown as LoaderContext['client'] };
}

async function load(count: number, query = '') {
  const page = await loadBrands(await createContext(count), new URLSearchParams(query));
  if (page.kind !== 'ok') throw new Error('no page');
  return page.model;
}

describe('The page of brands', () => {
  it('shows all initials with links within the page', async () => {
    const { letters, brandGroups } = await load(400, 'letter=B');
    expect(brandGroups).toHaveLength(10);
    expect(letters[1]).toEqual({ label: 'B', href: '#letter-B', isCurrent: false });
  });

  it('shows one initial of very many brands, with links to the others', async () => {
    const { letters, brandGroups } = await load(2737);
    expect(brandGroups.map(({ letter }) => letter)).toEqual(['A']);
    expect(brandGroups[0]?.brands).toHaveLength(274);
    expect(letters).toHaveLength(10);
    expect(letters[0]).toEqual({ label: 'A', href: '/en-ae/brands?letter=A', isCurrent: true });
    const chosen = await load(2737, 'letter=J');
    expect(chosen.brandGroups.map(({ letter }) => letter)).toEqual(['J']);
    expect(chosen.letters.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['J']);
  });

  it('shows the first initial when the requested one does not exist', async () => {
    expect((await load(2737, 'letter=%3Cb%3E')).brandGroups.map(({ letter }) => letter)).toEqual(['A']);
  });
});
