import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markShadeChecked, renderShadeRadios } from '#layouts/blocks/paint/shade-radios.ts';
import { loadProduct } from '#lib/loaders/catalog/product.ts';
import { loadShadesPage } from '#lib/loaders/paint/shades.ts';
import { getLocale, LOCALES, type Locale } from '#lib/locale/locale.ts';
import { paintProduct } from '../../../support/known-products.ts';
import { type LoaderHarness, openLoaderHarness, SITE } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');
const KUWAIT = getLocale('ar', 'kw');
const PLAIN = 'liwan-velvet-silk-matt-emulsion';

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

async function openShades(locale: Locale, slug: string, query = '') {
  const page = await loadShadesPage(harness.context(locale), { slug, query: new URLSearchParams(query) });
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

async function openPaint(locale: Locale, slug: string, query = '') {
  const page = await loadProduct(harness.context(locale), { slug, query: new URLSearchParams(query) });
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

describe('The page of shades', () => {
  it('links every shade to the paint in it', async () => {
    const model = await openShades(KUWAIT, paintProduct.slug);
    const shades = (model.groups ?? []).flatMap((group) => group.shades);
    expect(shades.length).toBeGreaterThanOrEqual(240);
    expect([model.count, shades.some(({ isHidden }) => isHidden)]).toEqual([shades.length, false]);
    expect(shades[0]?.href).toBe(`/ar-kw/products/${paintProduct.slug}?shade=${shades[0]?.code}`);
    expect([model.isFiltered, model.families.length]).toEqual([false, 11]);
    expect(JSON.stringify(model.jsonLd)).toContain(SITE);
  });

  it('is the same for all sizes, and links back to each', async () => {
    const model = await openShades(EMIRATES, `${PLAIN}-4-l`);
    expect(model.path).toBe(`/paint/${PLAIN}/shades`);
    expect(model.productHref).toBe(`/en-ae/products/${PLAIN}-4-l`);
  });

  it('shows similar shades by name or family, and a message without matches', async () => {
    const near = await openShades(EMIRATES, paintProduct.slug, 'near=%232f6f8f');
    expect(near.shades[0]).toMatchObject({ code: 'BN-6061', closeness: 'The same' });
    const blue = await openShades(EMIRATES, paintProduct.slug, 'family=blue&sort=light');
    expect(new Set(blue.shades.map(({ family }) => family))).toEqual(new Set(['blue']));
    const noMatch = await openShades(EMIRATES, paintProduct.slug, 'q=qqqqqq');
    expect([noMatch.isFiltered, noMatch.count, noMatch.countText]).toEqual([
      true,
      0,
      'No shade found. Try fewer letters or another undertone.',
    ]);
  });

  it('hides what the filter excludes, so that a script can show it again', async () => {
    const { groups, count } = await openShades(EMIRATES, paintProduct.slug, 'family=blue');
    const shown = (groups ?? []).filter(({ shades }) => shades.some(({ isHidden }) => !isHidden));
    expect(shown.map(({ code, shades }) => [code, shades.length])).toEqual([['blue', count]]);
    expect(groups).toHaveLength(11);
    const byLightness = await openShades(EMIRATES, paintProduct.slug, 'sort=light');
    expect([byLightness.groups, byLightness.shades.length]).toEqual([null, byLightness.count]);
  });

  it('does not exist for untinted or unknown products', async () => {
    const missing = { kind: 'not-found' };
    for (const slug of ['nothing', paintProduct.code, 'gulf-pro-tape-measure'])
      expect(await loadShadesPage(harness.context(EMIRATES), { slug, query: new URLSearchParams() })).toEqual(
        missing,
      );
  });
});

describe('The product page of a paint', () => {
  it('calculates with all sizes of the paint, variants or not, sold in its country', async () => {
    for (const slug of [paintProduct.slug, PLAIN]) {
      const { paint } = await openPaint(EMIRATES, slug, 'area=20');
      expect(paint?.calculator?.packs.map(({ volume }) => volume)).toEqual([1000, 4000, 10_000]);
      expect(paint?.calculator).toMatchObject({ currency: 'AED', coats: 2, room: { area: '20' } });
    }
    const kuwaitPaint = await openPaint(KUWAIT, paintProduct.slug);
    expect(kuwaitPaint.paint?.calculator).toMatchObject({ currency: 'KWD', coverage: 13 });
  });

  it('starts with a facade for outdoor paint, and with a door for enamel', async () => {
    const exteriorPaint = await openPaint(EMIRATES, 'sahlan-soor-exterior-emulsion');
    expect([exteriorPaint.paint?.rooms[0]?.name, exteriorPaint.paint?.surface]).toEqual(['facade', 'walls']);
    const enamel = await openPaint(EMIRATES, 'sahlan-barq-gloss-enamel');
    expect([enamel.paint?.rooms[0]?.name, enamel.paint?.surface]).toEqual(['living', 'door']);
  });

  it('has no calculator for a paint without coverage per litre', async () => {
    const testerPot = await openPaint(EMIRATES, 'liwan-shade-tester-pot');
    expect(testerPot.paint).toMatchObject({
      calculator: null,
      shadesHref: '/en-ae/paint/liwan-shade-tester-pot/shades',
    });
  });

  it.each(LOCALES)('is less than 7 KB larger for 240 shades in $tag', async (locale) => {
    const { shades } = await openPaint(locale, paintProduct.slug);
    const firstShades = (shades ?? []).slice(0, 240);
    const families = [...new Set(firstShades.map(({ family }) => family))];
    const html = families.map((family) =>
      markShadeChecked(renderShadeRadios(firstShades, family, 'body.options.0.value'), null),
    );
    expect(firstShades).toHaveLength(240);
    expect(gzipSync(html.join('')).length).toBeLessThan(7 * 1024);
  });
});
