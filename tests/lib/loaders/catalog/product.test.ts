import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductModel } from '#lib/format/models/product.ts';
import { loadProduct } from '#lib/loaders/catalog/product.ts';
import { toResponse } from '#lib/loaders/context.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness, SITE } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');
const KUWAIT = getLocale('ar', 'kw');
const TEE = 'hirfa-heavy-cotton-work-tee';
const NOON = Date.UTC(2026, 10, 20, 8);

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

async function read(slug: string, query = '', locale: Locale = EMIRATES): Promise<ProductModel> {
  const pageParams = { slug, query: new URLSearchParams(query) };
  const page = await loadProduct(harness.context(locale), pageParams, NOON);
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

const links = ({ axes }: ProductModel) =>
  axes.map(({ choices }) => choices.map(({ href, state }) => [href.replace('/en-ae/products/', ''), state]));

it('a product with sizes has no size selected, and no size is mentioned', async () => {
  const model = await read(TEE);
  expect(model).toMatchObject({
    requiresSize: true,
    name: 'Hirfa cotton work T-shirt, Sand',
    isBuyable: true,
  });
  expect(model.axes[1]).toMatchObject({
    isSize: true,
    isUnselected: true,
    isSelectionMissing: false,
    value: 'Select a size',
  });
  expect(model.axes[1]?.choices.some(({ isCurrent }) => isCurrent)).toBe(false);
  expect(model.specifications.map(({ label }) => label)).not.toContain('Size');
  expect(model.sizeChart).toMatchObject({ currentSize: null, page: '/en-ae/size-chart#tops' });
  expect(links(model)).toEqual([
    // Grey is not sold in M, but in other sizes.
    [
      [TEE, 'in'],
      [`${TEE}-navy-m?size=any`, 'in'],
      [`${TEE}-grey-l?size=any`, 'in'],
    ],
    [
      [`${TEE}?size=M`, 'in'],
      [`${TEE}-sand-l`, 'in'],
      [`${TEE}-sand-xl`, 'in'],
    ],
  ]);
  expect((await read(TEE, '', KUWAIT)).name).toBe('تيشيرت عمل قطن، رملي\u00a0–\ufeff\u00a0حرفة');
  expect((await read(TEE, 'size=')).axes[1]?.isSelectionMissing).toBe(true);
  expect((await read(`${TEE}-navy-m`, 'size=any')).requiresSize).toBe(true);
});

it('with a size selected, unavailable colours are marked and link to available ones', async () => {
  const model = await read(TEE, 'size=M');
  expect(model).toMatchObject({ requiresSize: false, name: 'Hirfa cotton work T-shirt, Sand, M' });
  expect(model.sizeChart?.currentSize).toBe('M');
  expect(model.axes[0]?.choices[2]).toMatchObject({
    label: 'Grey',
    state: 'other-variant',
    href: `/en-ae/products/${TEE}-grey-l`,
    note: 'Not available with M. Opens Grey, L.',
  });
  const navy = await read(`${TEE}-navy-m`);
  expect(links(navy)[0]?.[0]).toEqual([`${TEE}?size=M`, 'in']);
});

it('names the sizes of bedding in the language of the page and marks the size of the variant', async () => {
  const queen = 'sadwa-percale-duvet-set-white-queen';
  expect((await read(queen)).sizeChart).toMatchObject({ currentSize: 'Queen' });
  const { sizeChart } = await read(queen, '', KUWAIT);
  expect(sizeChart?.rows.map(([size]) => size)).toEqual(['مفرد', 'كوين', 'كينج', 'سوبر كينج']);
  expect(sizeChart?.currentSize).toBe('كوين');
});

it('an unknown shade in the address is not selected, and the page shows a message', async () => {
  const paint = 'liwan-haven-washable-matt-emulsion-4l';
  expect(await read(paint, 'shade=BN-9999')).toMatchObject({ selectedShade: null, isShadeUnavailable: true });
  expect(await read(paint, 'shade=BN-2048')).toMatchObject({
    selectedShade: 'BN-2048',
    isShadeUnavailable: false,
  });
  expect(await read(paint)).toMatchObject({ selectedShade: null, isShadeUnavailable: false });
  // A product without shades has no missing shade.
  expect((await read(TEE, 'shade=BN-9999')).isShadeUnavailable).toBe(false);
});

it('the tins of a paint are one product: links to the other sizes keep the shade', async () => {
  const model = await read('liwan-haven-washable-matt-emulsion-4l', 'shade=BN-2048');
  const [tins, ...others] = model.axes.map(({ choices }) => choices);
  expect(others).toEqual([]);
  expect(tins?.map(({ label }) => label)).toEqual(['1 L', '4 L', '10 L']);
  const addresses = tins?.map(({ href }) => new URL(href, SITE)) ?? [];
  expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(3);
  expect(addresses.map(({ searchParams }) => searchParams.get('shade'))).toEqual(Array(3).fill('BN-2048'));
});

it('an unknown size in the address is not selected', async () => {
  expect((await read(TEE, 'size=zzz')).requiresSize).toBe(true);
  expect((await read(TEE, 'size=L')).requiresSize).toBe(true);
  expect((await read(`${TEE}-sand-l`, 'size=zzz')).requiresSize).toBe(false);
});

it('one address can contain a size and a shade', async () => {
  const { axes } = await read(TEE, 'size=M&shade=BL-01%26');
  const [, sizes] = axes.map(({ choices }) => choices.map(({ href }) => new URL(href, SITE)));
  expect(sizes?.map(({ pathname, searchParams }) => [pathname, ...searchParams])).toEqual([
    [`/en-ae/products/${TEE}`, ['size', 'M'], ['shade', 'BL-01&']],
    [`/en-ae/products/${TEE}-sand-l`, ['shade', 'BL-01&']],
    [`/en-ae/products/${TEE}-sand-xl`, ['shade', 'BL-01&']],
  ]);
});

it.each([
  ['quantity=3', 3],
  ['size=M&quantity=3', 3],
  ['quantity=999', 20],
  ['quantity=0', 1],
  ['quantity=-2', 1],
  ['quantity=2.5', 1],
  ['quantity=%D9%A3', 1],
  ['quantity=2&quantity=4', 2],
  ['', 1],
])('%j selects a quantity, which is kept in links to other sizes', async (query, expectedQuantity) => {
  const { quantity, axes } = await read(TEE, query);
  expect(quantity).toBe(expectedQuantity);
  const sizes = axes[1]?.choices.map(({ href }) => new URL(href, SITE).searchParams.get('quantity')) ?? [];
  expect(new Set(sizes)).toEqual(new Set([expectedQuantity > 1 ? String(expectedQuantity) : null]));
});

it('a variant out of stock differs from one that does not exist', async () => {
  const shoe = await read('diraa-s3-leather-safety-boots-42');
  const currentChoice = shoe.axes[0]?.choices.find(({ isCurrent }) => isCurrent);
  expect(currentChoice).toMatchObject({ state: 'out', note: 'Out of stock' });
  expect(shoe.isBuyable).toBe(false);
});

it('the price includes the range, the difference and the tax', async () => {
  const coffee = await read('qout-blonde-arabic-coffee');
  expect(coffee.priceDetails).toEqual({
    savingText: 'You save AED\u00a04.00',
    range: expect.stringMatching(/^AED\s25\.00 to AED\s[\d.]+ across 3 options$/),
    rows: [
      { label: 'Regular price', value: 'AED\u00a029.00' },
      { label: 'Price now', value: 'AED\u00a025.00' },
      { label: 'Price difference', value: 'AED\u00a04.00' },
      { label: 'VAT included (5%)', value: 'AED\u00a01.19' },
    ],
  });
  expect(coffee.axes[0]?.choices[0]?.price).toBe('AED\u00a025.00');
  const { rows, savingText: saved } = (await read(TEE, '', KUWAIT)).priceDetails;
  expect(saved).toBeNull();
  expect(rows.map(({ value }) => value).at(-1)).toBe('0.000\u00a0د.ك');
  expect(rows).toHaveLength(2);
});

it('textiles and food have their own sections, and state the return period', async () => {
  const tShirt = await read(TEE);
  expect(tShirt.composition?.title).toBe('Composition and care');
  expect(tShirt.composition?.attributes.map(({ label }) => label)).toEqual([
    'Composition',
    'Fabric',
    'Weight of fabric',
    'Care',
  ]);
  expect(tShirt.specifications.map(({ label }) => label)).not.toContain('Care');
  expect(tShirt.returnsUntil).toContain('25/12/2026');
  const coffee = await read('qout-blonde-arabic-coffee');
  expect(coffee.composition?.title).toBe('Ingredients and storage');
  expect(coffee.composition?.attributes.at(-1)).toEqual({
    label: 'Dietary',
    value: 'Vegan, Vegetarian, Gluten free',
  });
  expect(coffee.returnsUntil).toBeNull();
});

it('a product code redirects permanently to the product page, with its parameters', async () => {
  const context = harness.context(EMIRATES);
  const [byCode, unknown] = await Promise.all([
    loadProduct(context, { slug: 'BN-81001', query: new URLSearchParams('size=M') }, NOON),
    loadProduct(context, { slug: 'BN-00000', query: new URLSearchParams() }, NOON),
  ]);
  const href = `/en-ae/products/${TEE}?size=M`;
  expect(byCode).toEqual({ kind: 'redirect', href, isPermanent: true });
  if (byCode.kind !== 'redirect') throw new Error(byCode.kind);
  expect(toResponse(byCode).status).toBe(301);
  expect(unknown).toEqual({ kind: 'not-found' });
});
