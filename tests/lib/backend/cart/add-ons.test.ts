import { describe, expect, it } from 'vitest';
import { isServiceEligible } from '#lib/backend/catalog/add-on-services.ts';
import type { AddOnService } from '#lib/backend/catalog/model.ts';
import { ADD_ON_SERVICES } from '#lib/backend/seed/add-on-services.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';

const first = ADD_ON_SERVICES.find((service) => service.code === 'SV-WARRANTY-1') as AddOnService;

describe('An add-on service', () => {
  it('is offered for products of its categories within its range of list prices', () => {
    const createFacts = (list: number, category = 'cutting-and-sanding') => ({
      categories: ['jigsaws', category, 'power-tools'],
      price: { list, sale: 1 },
    });
    expect(
      [9999, 10_000, 29_999, 30_000].map((list) => isServiceEligible(first, createFacts(list), 'ae')),
    ).toEqual([false, true, true, false]);
    expect(isServiceEligible(first, createFacts(24_000), 'kw')).toBe(false);
    expect(isServiceEligible(first, createFacts(20_000, 'blades-and-abrasives'), 'ae')).toBe(false);
    expect(isServiceEligible(first, { ...createFacts(20_000), price: null }, 'ae')).toBe(false);
  });

  it('is offered for at least one product, and each product has at most one service of a kind', () => {
    const { categories, products, services } = buildSeedCatalog();
    const parents = new Map(categories.map((category) => [category.code, category.parent]));
    const chain = (code: string | null | undefined): string[] =>
      code ? [code, ...chain(parents.get(code))] : [];
    for (const service of services) {
      expect(service.categories.filter((code) => !parents.has(code))).toEqual([]);
    }
    const used = new Set<string>();
    for (const product of products) {
      const categoryPath = chain(product.category);
      for (const country of COUNTRY_CODES) {
        const { listPrice: list, salePrice: sale } = product.prices[country];
        const price = { list, sale };
        const offers = services.filter((service) =>
          isServiceEligible(service, { categories: categoryPath, price }, country),
        );
        expect(new Set(offers.map(({ kind }) => kind)).size).toBe(offers.length);
        for (const { code } of offers) used.add(code);
      }
    }
    expect([...used].sort()).toEqual(services.map(({ code }) => code).sort());
    expect(products.some(({ code }) => code.startsWith('SV-'))).toBe(false);
  });
});
