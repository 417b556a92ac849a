import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDetails, recommendedProducts } from '#lib/contract/catalog.ts';
import type { ProductDetail } from '#lib/contract/product.ts';
import { loadHome } from '#lib/loaders/home.ts';
import { loadProductRows, loadRecent } from '#lib/loaders/recommend.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { plain, products, tin } from '../../support/goods.ts';
import { openReader, type Reader } from './bench.ts';

const EMIRATES = getLocale('en', 'ae');
const KUWAIT = getLocale('ar', 'kw');

let reader: Reader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

async function open(locale: Locale, code: string): Promise<ProductDetail> {
  const found = await reader.client(locale).call(productDetails, { params: { code } });
  if (!found.ok) throw new Error(`${code} does not open`);
  return found.data;
}

describe.each([EMIRATES, KUWAIT])('in $tag', (locale) => {
  it('a product page has ten goods that go with it, none twice, and a place for what was looked at', async () => {
    for (const { code } of [tin, plain]) {
      const product = await open(locale, code);
      const { rails, recent } = await loadProductRows(product, reader.context(locale));
      expect(rails[0]?.cards).toHaveLength(10);
      const shown = rails.flatMap(({ cards }) => cards.map((card) => card.code));
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain(code);
      expect(recent).toMatchObject({ code: product.variationProductCode, href: `/${locale.tag}/recent` });
      expect(recent?.title).toBeTruthy();
    }
  });

  it('every product is recommended something, as much as was asked for', async () => {
    for (const { code } of products.filter((_, index) => index % 90 === 0)) {
      const query = { productCode: code, kind: 'together', limit: '12' } as const;
      const found = await reader.client(locale).call(recommendedProducts, { query });
      const codes = found.ok ? found.data.products.map((it) => it.productCode) : [];
      expect(new Set(codes).size, code).toBe(12);
      expect(codes).not.toContain(code);
    }
  });

  it('the home page begins with what is recommended to everybody', async () => {
    const home = await loadHome(reader.context(locale));
    const rails = home.kind === 'home' ? home.model.rails : [];
    expect(rails[0]?.cards).toHaveLength(10);
    expect(rails.length).toBeGreaterThan(2);
  });

  it('what was looked at is shown in its order, and what is no code is passed over', async () => {
    const codesOf = async (given: string) =>
      (await loadRecent(reader.context(locale), given)).map(({ code }) => code);
    expect(await codesOf(`${plain.code},<b>,,NO-SUCH-1,${tin.code},${plain.code}`)).toEqual([
      plain.code,
      tin.code,
    ]);
    const many = products.slice(0, 14).map(({ code }) => code);
    expect(await codesOf(many.join())).toEqual(many.slice(0, 10));
    expect(await codesOf('')).toEqual([]);
    expect(await codesOf('%00'.repeat(4000))).toEqual([]);
  });
});
