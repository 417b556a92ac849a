import { describe, expect, it } from 'vitest';
import {
  categoryDetails,
  categoryNavigation,
  DEFAULT_RECOMMENDATION_COUNT,
  listProducts,
  MAX_LISTED_PRODUCTS,
  paintPacks,
  productDetails,
  productShades,
  productsByCode,
  recommendedProducts,
} from '#lib/contract/catalog/catalog.ts';
import { departmentPage } from '#lib/contract/catalog/department-page.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { call, type Door, EMIRATES, type Place } from '../harness/client.ts';
import { findPaint, findPlain } from '../harness/find-products.ts';

const KUWAIT: Place = { country: 'kw', language: 'ar' };

/** Endpoints that need no session. */
export function describeCatalog(open: () => Door) {
  describe('the catalog', () => {
    it('has three levels of categories, each with a landing page', async () => {
      const shopper = open().shopper();
      const { data } = await call(shopper, categoryNavigation, {});
      expect(data.departments.length).toBeGreaterThan(1);
      const [department] = data.departments;
      expect(department?.children[0]?.children[0]?.slug).toBeTruthy();
      const landing = await call(shopper, departmentPage, {
        params: { catCode: department?.code as string },
      });
      expect(landing.data.department.name).toBe(department?.name);
      const popular = landing.data.popular.map((it) => it.productCode);
      expect(popular.length).toBeGreaterThan(0);
      expect(landing.data.onSale.every((it) => it.price.salePrice !== null)).toBe(true);
      const unknown = await call(shopper, departmentPage, { params: { catCode: 'nowhere' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    });

    it('recommends related products', async () => {
      const door = open();
      const shopper = door.shopper();
      const { productCode, relatedProducts } = (
        await call(shopper, productDetails, { params: { code: (await findPlain(door)).productCode } })
      ).data;
      for (const kind of ['related', 'together'] as const) {
        const { data } = await call(shopper, recommendedProducts, { query: { productCode, kind } }, KUWAIT);
        const codes = data.products.map((it) => it.productCode);
        expect(codes.length).toBeGreaterThan(0);
        expect(codes.length).toBeLessThanOrEqual(DEFAULT_RECOMMENDATION_COUNT);
        expect(new Set([productCode, ...codes]).size).toBe(codes.length + 1);
        expect(data.products[0]?.price.price.currency).toBe('KWD');
        if (kind === 'related') expect(codes).toEqual(expect.arrayContaining(relatedProducts.slice(0, 1)));
        const query = { productCode, kind, limit: '2' };
        const few = await call(shopper, recommendedProducts, { query }, KUWAIT);
        expect(few.data.products).toEqual(data.products.slice(0, 2));
      }
      const query = { productCode: 'NO-SUCH-1', kind: 'related' } as const;
      const unknown = await call(shopper, recommendedProducts, { query });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });

    it('has prices by country and names by language', async () => {
      const door = open();
      const { productCode, content } = await findPlain(door);
      const shopper = door.shopper();
      const here = await call(shopper, productDetails, { params: { code: productCode } });
      const there = await call(shopper, productDetails, { params: { code: productCode } }, KUWAIT);
      expect(here.data.price.price.currency).toBe('AED');
      expect(there.data.price.price.currency).toBe('KWD');
      expect(there.data.content.productName).toMatch(/\p{Script=Arabic}/u);
      expect(there.data.content.slug).toBe(content.slug);
      const bySlug = await call(shopper, productDetails, { params: { code: content.slug } });
      expect(bySlug.data).toEqual(here.data);
      expect(here.data.categories.map((it) => it.level)).toEqual([3, 2, 1]);
      expect(here.data.relatedProducts).not.toContain(productCode);
      const unknown = await call(shopper, productDetails, { params: { code: 'NO-SUCH-1' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });

    it('returns the shades of a paint, which requires one of them', async () => {
      const door = open();
      const { paint, first } = await findPaint(door);
      const shopper = door.shopper();
      const { data } = await call(shopper, productDetails, { params: { code: paint.productCode } });
      expect(data.options).toMatchObject([{ attributeFQN: 'tenant~shade', isRequired: true }]);
      expect(data.unitOfMeasurePrice?.unit).toBe('l');
      expect(data.returnDays).toBe(0);
      expect(first.hex).toMatch(/^#[0-9a-f]{6}$/i);
      const plain = await findPlain(door);
      const none = await call(shopper, productShades, { params: { code: plain.productCode } });
      expect(none.data.shades).toEqual([]);
      const unknown = await call(shopper, productShades, { params: { code: 'NO-SUCH-1' } });
      expect(unknown.error?.code).toBe('PRODUCT_NOT_FOUND');
    });

    it('returns the sizes of a paint for the calculator', async () => {
      const door = open();
      const { paint } = await findPaint(door);
      const shopper = door.shopper();
      const params = { code: paint.productCode };
      const { packs } = (await call(shopper, paintPacks, { params })).data;
      const own = packs.find(({ productCode }) => productCode === paint.productCode);
      expect(own).toMatchObject({ price: paint.price, maximumQuantity: paint.maximumQuantity });
      const volumes = packs.map(({ millilitres }) => millilitres);
      expect(volumes).toEqual(volumes.toSorted((one, other) => one - other));
      const abroad = (await call(shopper, paintPacks, { params }, KUWAIT)).data.packs;
      expect(new Set(abroad.map(({ price }) => price.price.currency))).toEqual(new Set(['KWD']));
      const plain = await findPlain(door);
      const none = await call(shopper, paintPacks, { params: { code: plain.productCode } });
      expect(none.data.packs).toEqual([]);
      const unknown = await call(shopper, paintPacks, { params: { code: 'NO-SUCH-1' } });
      expect(unknown.error?.code).toBe('PRODUCT_NOT_FOUND');
    });

    it('returns the path of a category', async () => {
      const shopper = open().shopper();
      const { data: menu } = await call(shopper, categoryNavigation, {});
      const [department] = menu.departments;
      const [aisle] = department?.children ?? [];
      const [shelf] = aisle?.children ?? [];
      const { data } = await call(shopper, categoryDetails, { params: { slug: aisle?.slug as string } });
      expect(data.chain.map(({ code }) => code)).toEqual([aisle?.code, department?.code]);
      expect(data.children[0]).toEqual(shelf);
      const unknown = await call(shopper, categoryDetails, { params: { slug: 'nowhere' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    });

    it('lists the best-selling products of a category, of a brand and on sale, in every country', async () => {
      const door = open();
      const shopper = door.shopper();
      const list = async (query: { category?: string; brand?: string; offer?: '1' }, place = EMIRATES) =>
        (await call(shopper, listProducts, { query }, place)).data.products;
      const { paint } = await findPaint(door);
      const details = (await call(shopper, productDetails, { params: { code: paint.productCode } })).data;
      const [leaf] = details.categories;
      const inside = await list({ category: leaf?.content.slug as string });
      expect(inside.map((it) => it.productCode)).toContain(paint.productCode);
      const branded = await list({ brand: paint.brand.slug });
      expect(new Set(branded.map((it) => it.brand.slug))).toEqual(new Set([paint.brand.slug]));
      expect(await list({ brand: 'nobody' })).toEqual([]);
      const offers = await list({ offer: '1' });
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.every((it) => it.price.salePrice !== null)).toBe(true);
      for (const place of [EMIRATES, KUWAIT]) {
        const all = await list({}, place);
        expect(all.length).toBeLessThanOrEqual(MAX_LISTED_PRODUCTS);
        expect(new Set(all.map((it) => it.productCode)).size).toBe(all.length);
        expect(all[0]?.price.price.currency).toBe(COUNTRIES[place.country].currency);
      }
      const unknown = await call(shopper, listProducts, { query: { category: 'nowhere' } });
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'CATEGORY_NOT_FOUND']);
    });

    it('returns products by code in the requested order', async () => {
      const door = open();
      const [{ productCode }, { paint }] = await Promise.all([findPlain(door), findPaint(door)]);
      const asked = [paint.productCode, 'NO-SUCH-1', productCode, paint.productCode];
      const { data } = await call(door.shopper(), productsByCode, { body: { productsCode: asked } });
      expect(data.products.map((it) => it.productCode)).toEqual([paint.productCode, productCode]);
    });
  });
}
