import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDetails, recommendedProducts } from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { loadProductRails, loadRecentlyViewed } from '#lib/loaders/catalog/recommendations.ts';
import { loadHome } from '#lib/loaders/content/home.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { paintProduct, products, simpleProduct } from '../../../support/known-products.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');
const KUWAIT = getLocale('ar', 'kw');

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

async function loadProductDetail(locale: Locale, code: string): Promise<ProductDetail> {
  const found = await harness.client(locale).call(productDetails, { params: { code } });
  if (!found.ok) throw new Error(`${code} does not open`);
  return found.data;
}

describe.each([EMIRATES, KUWAIT])('Recommendations in $tag', (locale) => {
  it('a product page has ten recommended products without duplicates, and a place for recently viewed ones', async () => {
    for (const { code } of [paintProduct, simpleProduct]) {
      const product = await loadProductDetail(locale, code);
      const { rails, recentlyViewed } = await loadProductRails(product, harness.context(locale));
      expect(rails[0]?.cards).toHaveLength(10);
      const shown = rails.flatMap(({ cards }) => cards.map((card) => card.code));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain(code);
      expect(recentlyViewed).toMatchObject({
        code: product.variationProductCode,
        href: `/${locale.tag}/recent`,
      });
      expect(recentlyViewed?.title).toBeTruthy();
    }
  });

  it('every product has as many recommendations as requested', async () => {
    for (const { code } of products.filter((_, index) => index % 90 === 0)) {
      const query = { productCode: code, kind: 'together', limit: '12' } as const;
      const found = await harness.client(locale).call(recommendedProducts, { query });
      const codes = found.ok ? found.data.products.map((it) => it.productCode) : [];
      expect(new Set(codes).size, code).toBe(12);
      expect(codes).not.toContain(code);
    }
  });

  it('a wall emulsion goes with tape, roller, tray and primer for walls, not with metal primer or other paint', async () => {
    const query = { productCode: paintProduct.code, kind: 'together', limit: '10' } as const;
    const found = await harness.client(locale).call(recommendedProducts, { query });
    const companions = (found.ok ? found.data.products : []).map(
      ({ productCode }) => products.find(({ code }) => code === productCode) as (typeof products)[number],
    );
    const uses = ['masking tape', 'roller', 'tray', 'acrylic primer'];
    expect(companions.slice(0, 4).map(({ name }, index) => name.en.includes(uses[index] ?? '?'))).toEqual(
      uses.map(() => true),
    );
    expect(companions.filter(({ isPaint, name }) => isPaint || /metal/.test(name.en))).toEqual([]);
  });

  it('the home page starts with general recommendations', async () => {
    const home = await loadHome(harness.context(locale));
    const rails = home.kind === 'ok' ? home.model.rails : [];
    expect(rails[0]?.cards).toHaveLength(5);
    expect(rails.length).toBeGreaterThan(2);
  });

  it('recently viewed products keep their order, and invalid codes are skipped', async () => {
    const listCodes = async (codes: string) =>
      (await loadRecentlyViewed(harness.context(locale), codes)).map(({ code }) => code);
    expect(
      await listCodes(`${simpleProduct.code},<b>,,NO-SUCH-1,${paintProduct.code},${simpleProduct.code}`),
    ).toEqual([simpleProduct.code, paintProduct.code]);
    const manyCodes = products.slice(0, 14).map(({ code }) => code);
    expect(await listCodes(manyCodes.join())).toEqual(manyCodes.slice(0, 10));
    expect(await listCodes('')).toEqual([]);
    expect(await listCodes('%00'.repeat(4000))).toEqual([]);
  });
});
