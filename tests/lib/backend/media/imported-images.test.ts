import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '#lib/backend/backend.ts';
import { presentLineItem } from '#lib/backend/cart/present-line.ts';
import { createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import { listProducts } from '#lib/contract/catalog/catalog.ts';
import { getImageUrl } from '#lib/format/catalog/image.ts';
import { loadDepartment } from '#lib/loaders/catalog/department.ts';
import { loadProduct } from '#lib/loaders/catalog/product.ts';
import { formatCard } from '#lib/loaders/catalog/product-cards.ts';
import { DEFAULT_LOCALE, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

const createText = (en: string, ar: string) => ({ en, ar });
const side = { url: 'https://photos.example/side.jpg', alt: createText('From the side', 'من الجانب') };
const above = { url: 'https://photos.example/above.jpg', alt: createText('From above', 'من فوق') };

let backend: Backend;
const get = (path: string) => backend.handle(new Request(encodeURI(`http://commerce.test/media/${path}`)));

function contextIn(tag: string) {
  const locale = parseLocale(tag) ?? DEFAULT_LOCALE;
  const facts = {
    locale,
    organisation: 'binaa',
    subscriptionKey: undefined,
    client: undefined,
    accessToken: undefined,
    createReference: () => crypto.randomUUID(),
  };
  const client = createClient({
    base: 'http://commerce.test',
    fetch: (request) => backend.handle(request),
    headers: (endpoint) => createHeaders(endpoint, facts),
  });
  return { client, locale, t: getTranslate(locale.language), siteUrl: 'https://shop.example' };
}

beforeAll(async () => {
  const seed = createFixtureSeed();
  const imageUrls = [
    product({ code: 'sku_77', slug: 'sku-77', images: [side, above], colour: '#aa3344', popularity: 999 }),
    product({ code: 'A.1-2.X' }),
    product({ code: 'P-1.2', kind: 'paint-can', type: 'x_paintstudio', isPaint: true }),
  ];
  const shade = { ...seed.shades[0], code: 'S.1-2.3', hex: '#abcdef' } as (typeof seed.shades)[number];
  const categories = seed.categories.map((category) =>
    category.code === 'tools' ? { ...category, catCode: 'عدد', picture: '' } : category,
  );
  const imported = {
    ...seed,
    categories,
    products: [...seed.products, ...imageUrls],
    shades: [...seed.shades, shade],
  };
  backend = createFunctionHarness(await openSeeded(testDatabases[0] as TestDatabase, imported)).backend;
});
afterAll(() => backend.close());

it('an imported product of any code has illustrations, tinted ones included', async () => {
  for (const path of ['sku_77-1', 'A.1-2.X-3', 'P-1.2-1', 'P-1.2-1.S.1-2.3']) {
    expect([path, (await get(`products/${path}.svg`)).status]).toEqual([path, 200]);
  }
  expect(await (await get('products/P-1.2-1.S.1-2.3.svg')).text()).toContain('abcdef');
  for (const path of ['A.1-2.X-4', 'P-1.2-1.S.9', 'A.1-2.X-1.S.1-2.3', 'A-2.X', '-1', '%']) {
    expect([path, (await get(`products/${path}.svg`)).status]).toEqual([path, 404]);
  }
});

it('a department without an illustration shows some of its products; an unknown one returns 404', async () => {
  const rendered = await get('departments/عدد.svg');
  expect([rendered.status, rendered.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await get('departments/قوارب.svg')).status).toBe(404);
  const page = await loadDepartment(contextIn('ar-ae'), 'عدد');
  expect(page).toMatchObject({ model: { picture: { src: '/media/departments/عدد.svg' } } });
});

it('product pages show photos with alternative text and colour', async () => {
  const page = await loadProduct(contextIn('ar-kw'), { slug: 'sku-77', query: new URLSearchParams() });
  const images = page.kind === 'ok' ? page.model.pictures : [];
  expect(images.map(({ src, alt, placeholder }) => [src, alt, placeholder])).toEqual([
    [getImageUrl(side.url, 1200), 'من الجانب', '#aa3344'],
    [getImageUrl(above.url, 1200), 'من فوق', '#aa3344'],
  ]);
  expect(images[0]?.srcset).toContain(' 160w');
});

it('product cards show photos', async () => {
  const context = contextIn('en-ae');
  const list = await context.client.call(listProducts, { query: { category: 'drills' } });
  const cards = list.ok ? list.data.products.map((product) => formatCard(product, context)) : [];
  const card = cards.find(({ code }) => code === 'sku_77');
  expect(card?.picture).toMatchObject({
    src: getImageUrl(side.url, 480),
    alt: 'From the side',
    placeholder: '#aa3344',
  });
  const rendered = cards.find(({ code }) => code === 'T-SALE');
  expect(rendered?.picture).toEqual({ src: '/media/products/T-SALE-1.svg', alt: 'Drill T-SALE' });
});

it('lines of carts and orders show photos, earlier lines without a colour', () => {
  const subject = {
    slug: 'sku-77',
    name: createText('Drill', 'مثقاب'),
    brand: createText('Rukn', 'ركن'),
    isPaint: false,
    maxQuantity: 5,
    tint: null,
    photoUrl: side.url,
  };
  const line = { id: 'l', productCode: 'sku_77', parentId: null, quantity: 1, isAvailable: true };
  const listImages = (colour?: string) =>
    presentLineItem(
      { ...line, price: { list: 100, sale: null }, product: { ...subject, colour } },
      'AED',
      'ar',
    ).product.productImages;
  expect(listImages('#aa3344')).toEqual([{ imageUrl: side.url, altText: 'مثقاب', placeholder: '#aa3344' }]);
  expect(listImages()).toEqual([{ imageUrl: side.url, altText: 'مثقاب' }]);
});
