import { describe, expect, it } from 'vitest';
import {
  categoryDetails,
  categoryNavigation,
  DEFAULT_RECOMMENDATION_COUNT,
  listProducts,
  MAX_LISTED_PRODUCTS,
  productDetails,
  productsByCode,
  recommendedProducts,
} from '#lib/contract/catalog/catalog.ts';
import { departmentPage } from '#lib/contract/catalog/department-page.ts';
import { paintPacks, productShades } from '#lib/contract/paint.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';
import { findPaint, findProductWithoutShades } from '../harness/find-products.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };

/** Tests categories and products of the catalog. */
export function describeCatalog(getClient: () => ContractClient) {
  describe('the catalog', () => {
    it('has three levels of categories, each with a landing page', async () => {
      const visitor = getClient().visitor();
      const { data } = await callEndpoint(visitor, categoryNavigation, {});
      expect(data.departments.length).toBeGreaterThan(1);
      const [department] = data.departments;
      expect(department?.children[0]?.children[0]?.slug).toBeTruthy();
      const landing = await callEndpoint(visitor, departmentPage, {
        params: { catCode: department?.code as string },
      });
      expect(landing.data.department.name).toBe(department?.name);
      const popular = landing.data.popular.map((item) => item.productCode);
      expect(popular.length).toBeGreaterThan(0);
      expect(landing.data.onSale.every((item) => item.price.salePrice !== null)).toBe(true);
      const unknown = await callEndpoint(visitor, departmentPage, { params: { catCode: 'nowhere' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    });

    it('recommends related products', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { productCode, relatedProducts } = (
        await callEndpoint(visitor, productDetails, {
          params: { code: (await findProductWithoutShades(client)).productCode },
        })
      ).data;
      for (const kind of ['related', 'together'] as const) {
        const { data } = await callEndpoint(
          visitor,
          recommendedProducts,
          { query: { productCode, kind } },
          KUWAIT,
        );
        const codes = data.products.map((item) => item.productCode);
        expect(codes.length).toBeGreaterThan(0);
        expect(codes.length).toBeLessThanOrEqual(DEFAULT_RECOMMENDATION_COUNT);
        expect(new Set([productCode, ...codes]).size).toBe(codes.length + 1);
        expect(data.products[0]?.price.price.currency).toBe('KWD');
        if (kind === 'related') expect(codes).toEqual(expect.arrayContaining(relatedProducts.slice(0, 1)));
        const query = { productCode, kind, limit: '2' };
        const limited = await callEndpoint(visitor, recommendedProducts, { query }, KUWAIT);
        expect(limited.data.products).toEqual(data.products.slice(0, 2));
      }
      const query = { productCode: 'NO-SUCH-1', kind: 'related' } as const;
      const unknown = await callEndpoint(visitor, recommendedProducts, { query });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });

    it('has prices by country and names by language', async () => {
      const client = getClient();
      const { productCode, content } = await findProductWithoutShades(client);
      const visitor = client.visitor();
      const inEmirates = await callEndpoint(visitor, productDetails, { params: { code: productCode } });
      const inKuwait = await callEndpoint(visitor, productDetails, { params: { code: productCode } }, KUWAIT);
      expect(inEmirates.data.price.price.currency).toBe('AED');
      expect(inKuwait.data.price.price.currency).toBe('KWD');
      expect(inKuwait.data.content.productName).toMatch(/\p{Script=Arabic}/u);
      expect(inKuwait.data.content.slug).toBe(content.slug);
      const bySlug = await callEndpoint(visitor, productDetails, { params: { code: content.slug } });
      expect(bySlug.data).toEqual(inEmirates.data);
      expect(inEmirates.data.categories.map((item) => item.level)).toEqual([3, 2, 1]);
      expect(inEmirates.data.relatedProducts).not.toContain(productCode);
      const unknown = await callEndpoint(visitor, productDetails, { params: { code: 'NO-SUCH-1' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });

    it('returns the shades of a paint, which requires one of them', async () => {
      const client = getClient();
      const { paint, first } = await findPaint(client);
      const visitor = client.visitor();
      const { data } = await callEndpoint(visitor, productDetails, { params: { code: paint.productCode } });
      expect(data.options).toMatchObject([{ attributeFQN: 'tenant~shade', isRequired: true }]);
      expect(data.unitOfMeasurePrice?.unit).toBe('l');
      expect(data.returnDays).toBe(0);
      expect(first.hex).toMatch(/^#[0-9a-f]{6}$/i);
      const productWithoutShades = await findProductWithoutShades(client);
      const withoutShades = await callEndpoint(visitor, productShades, {
        params: { code: productWithoutShades.productCode },
      });
      expect(withoutShades.data.shades).toEqual([]);
      const unknown = await callEndpoint(visitor, productShades, { params: { code: 'NO-SUCH-1' } });
      expect(unknown.error?.code).toBe('PRODUCT_NOT_FOUND');
    });

    it('returns the sizes of a paint for the calculator', async () => {
      const client = getClient();
      const { paint } = await findPaint(client);
      const visitor = client.visitor();
      const params = { code: paint.productCode };
      const { packs } = (await callEndpoint(visitor, paintPacks, { params })).data;
      const paintPack = packs.find(({ productCode }) => productCode === paint.productCode);
      const { price, maximumQuantity } = (await callEndpoint(visitor, productDetails, { params })).data;
      expect(paintPack).toMatchObject({ price, maximumQuantity });
      const volumes = packs.map(({ millilitres }) => millilitres);
      expect(volumes).toEqual(volumes.toSorted((one, other) => one - other));
      const kuwaitPacks = (await callEndpoint(visitor, paintPacks, { params }, KUWAIT)).data.packs;
      expect(new Set(kuwaitPacks.map(({ price }) => price.price.currency))).toEqual(new Set(['KWD']));
      const productWithoutShades = await findProductWithoutShades(client);
      const untinted = await callEndpoint(visitor, paintPacks, {
        params: { code: productWithoutShades.productCode },
      });
      expect(untinted.data.packs).toEqual([]);
      const unknown = await callEndpoint(visitor, paintPacks, { params: { code: 'NO-SUCH-1' } });
      expect(unknown.error?.code).toBe('PRODUCT_NOT_FOUND');
    });

    it('returns the path of a category', async () => {
      const visitor = getClient().visitor();
      const { data: menu } = await callEndpoint(visitor, categoryNavigation, {});
      const [department] = menu.departments;
      const [aisle] = department?.children ?? [];
      const [leafCategory] = aisle?.children ?? [];
      const { data } = await callEndpoint(visitor, categoryDetails, {
        params: { slug: aisle?.slug as string },
      });
      expect(data.chain.map(({ code }) => code)).toEqual([aisle?.code, department?.code]);
      expect(data.children[0]).toEqual(leafCategory);
      const unknown = await callEndpoint(visitor, categoryDetails, { params: { slug: 'nowhere' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    });

    it('lists the best-selling products of a category, of a brand and on sale, in every country', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const list = async (query: { category?: string; brand?: string; offer?: '1' }, market = EMIRATES) =>
        (await callEndpoint(visitor, listProducts, { query }, market)).data.products;
      const { paint } = await findPaint(client);
      const details = (await callEndpoint(visitor, productDetails, { params: { code: paint.productCode } }))
        .data;
      const [leaf] = details.categories;
      const inCategory = await list({ category: leaf?.content.slug as string });
      expect(inCategory.map((item) => item.productCode)).toContain(paint.productCode);
      const branded = await list({ brand: paint.brand.slug });
      expect(new Set(branded.map((item) => item.brand.slug))).toEqual(new Set([paint.brand.slug]));
      expect(await list({ brand: 'nobody' })).toEqual([]);
      const offers = await list({ offer: '1' });
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.every((item) => item.price.salePrice !== null)).toBe(true);
      for (const market of [EMIRATES, KUWAIT]) {
        const all = await list({}, market);
        expect(all.length).toBeLessThanOrEqual(MAX_LISTED_PRODUCTS);
        expect(new Set(all.map((item) => item.productCode)).size).toBe(all.length);
        expect(all[0]?.price.price.currency).toBe(COUNTRIES[market.country].currency);
      }
      const unknown = await callEndpoint(visitor, listProducts, { query: { category: 'nowhere' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    });

    it('returns products by code in the requested order', async () => {
      const client = getClient();
      const [{ productCode }, { paint }] = await Promise.all([
        findProductWithoutShades(client),
        findPaint(client),
      ]);
      const requestedCodes = [paint.productCode, 'NO-SUCH-1', productCode, paint.productCode];
      const { data } = await callEndpoint(client.visitor(), productsByCode, {
        body: { productsCode: requestedCodes },
      });
      expect(data.products.map((item) => item.productCode)).toEqual([paint.productCode, productCode]);
      expect(data.products.some((item) => item.addOns !== undefined)).toBe(false);
    });
  });
}
