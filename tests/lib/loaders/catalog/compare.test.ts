import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCompareChoices } from '#lib/loaders/catalog/compare/choices.ts';
import { loadComparison } from '#lib/loaders/catalog/compare.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { paintProduct, products, simpleProduct } from '../../../support/known-products.ts';
import { type LoaderHarness, openLoaderHarness } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');
const KUWAIT = getLocale('ar', 'kw');
const [drill, otherDrill, thirdDrill] = products.filter(
  ({ category }) => category === 'drills-and-drivers',
) as [(typeof products)[number], (typeof products)[number], (typeof products)[number]];

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

async function loadComparisonModel(codes: readonly string[], locale: Locale = EMIRATES) {
  const query = new URLSearchParams(codes.map((code) => ['p', code]));
  const page = await loadComparison(harness.context(locale), query);
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

describe('The comparison of an address', () => {
  it('has products in the order of the address, their facts, and links that remove and add one', async () => {
    const model = await loadComparisonModel([otherDrill.code, drill.code]);
    expect(model.products.map(({ code }) => code)).toEqual([otherDrill.code, drill.code]);
    expect(model.products[0]?.removeHref).toBe(`/en-ae/compare?p=${drill.code}`);
    expect(model.groups.map(({ title }) => title)).toEqual([
      'Overview',
      'Specifications',
      'Box, warranty and returns',
    ]);
    expect(model).toMatchObject({ warnings: [], note: null, isMixed: true });
    const added = model.suggestions?.products.map(({ href }) => href) ?? [];
    expect(added.length).toBeGreaterThan(2);
    for (const href of added) {
      expect(href).toMatch(`/en-ae/compare?p=${otherDrill.code}&p=${drill.code}&p=`);
      expect(href.split('&p=')).toHaveLength(3);
    }
    expect(model.suggestions?.allLink?.href).toMatch(/^\/en-ae\/compare\/choose\?list=.*&p=/);
  });

  it('of one product has no table, but products of its category', async () => {
    const model = await loadComparisonModel([drill.code]);
    expect(model).toMatchObject({ groups: [], differences: null, warnings: [] });
    expect(model.suggestions?.title).toContain(drill.name.en);
    expect(await loadComparisonModel([])).toMatchObject({ products: [], suggestions: null, warnings: [] });
  });

  it('of four products is full', async () => {
    const four = products.slice(0, 4).map(({ code }) => code);
    const model = await loadComparisonModel([...four, simpleProduct.code]);
    expect(model.products.map(({ code }) => code)).toEqual(four);
    expect(model.suggestions).toBeNull();
    expect(model.warnings).toEqual(['At most four products can be compared. The first four are shown.']);
  });

  it('reports unknown and duplicate products, in the language of the page', async () => {
    const model = await loadComparisonModel(
      [drill.code, 'GONE-1', '<b>', drill.code, thirdDrill.code],
      KUWAIT,
    );
    expect(model.products).toHaveLength(2);
    expect(model.warnings).toHaveLength(3);
    expect(model.warnings[0]).toMatch(/لا نبيع في دولتك منتجًا رمزه .GONE-1/);
    expect(model.warnings[1]).toContain('<b>');
    expect(model.warnings[2]).toContain(drill.name.ar);
  });

  it('of products of different departments has only shared attributes, with a note', async () => {
    const model = await loadComparisonModel([drill.code, paintProduct.code]);
    expect(model.note).toMatch(/different departments/);
    expect(model.groups.flatMap(({ rows }) => rows).flatMap(({ values }) => values)).not.toContain(null);
    expect(model.products[1]?.choicesHref).toMatch(/#shades$/);
    expect(model.products[1]?.price.prefix).toBeNull();
  });
});

it('products are chosen from a list with its filters, and those chosen before stand first', async () => {
  const url = new URL(
    `https://shop.example/en-ae/compare/choose?list=power-tools&brand=torqan&page=2&p=${drill.code}&p=NONE`,
  );
  const requests: unknown[] = [];
  const page = await loadCompareChoices(harness.context(EMIRATES), url, async (request) => {
    requests.push(request.state);
    return { results: '{}', hits: [], total: 120, pages: 2, brands: [], attributes: [] };
  });
  expect(requests).toEqual([{ hitsPerPage: 96, refinementList: { brand: ['torqan'] } }]);
  expect(page.kind === 'ok' && page.model).toMatchObject({
    action: '/en-ae/compare',
    list: { href: '/en-ae/category/power-tools?brand=torqan' },
    choices: [{ code: drill.code, isChosen: true }],
  });
});
