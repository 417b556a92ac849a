import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { simpleProduct } from '../../support/known-products.ts';

const api = '/api/experience/checkout/guest/v1';
const headers = { location: 'ae', locale: 'ar', 'content-type': 'application/json' };

const add = (request: APIRequestContext, body: unknown): Promise<APIResponse> =>
  request.post(`${api}/cart/current/item`, {
    headers,
    data: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  });

const createItem = (quantity: unknown, code = simpleProduct.code) => ({
  quantity,
  product: { productCode: code },
});

for (const [title, body, status, code] of [
  ['an unknown product', createItem(1, 'BN-0'), 404, 'PRODUCT_NOT_FOUND'],
  ['a negative quantity', createItem(-1), 400, 'INVALID_REQUEST'],
  ['no quantity at all', createItem(0), 400, 'INVALID_REQUEST'],
  ['a huge quantity', createItem(1e12), 400, 'INVALID_REQUEST'],
  ['more than the maximum', createItem(5000), 409, 'QUANTITY_EXCEED'],
  ['half a piece', createItem(1.5), 400, 'INVALID_REQUEST'],
  ['malformed JSON', '{"quantity":', 400, 'MALFORMED_BODY'],
  ['an unknown field', { ...createItem(1), price: 1 }, 400, 'INVALID_REQUEST'],
  ['an oversized body', JSON.stringify(createItem('x'.repeat(70_000))), 413, 'PAYLOAD_TOO_LARGE'],
] as const) {
  test(`${title} is rejected with its code, in the reader's language @desktop`, async ({ request }) => {
    const reply = await add(request, body);
    expect(reply.status()).toBe(status);
    const { error } = (await reply.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/[\u0600-\u06ff]/);
    expect(JSON.stringify(error)).not.toMatch(/ at .*\.(ts|mjs|js)/);
  });
}

test('the cart of another visitor is not found @desktop', async ({ request, playwright, baseURL }) => {
  const reply = await add(request, createItem(1));
  const { data } = (await reply.json()) as { data: { id: string } };
  const other = await playwright.request.newContext({ baseURL });
  await add(other, createItem(1));
  const foreignRequest = await other.post(`${api}/cart/${data.id}/item`, { headers, data: createItem(1) });
  expect(foreignRequest.status()).toBe(404);
  expect(await foreignRequest.json()).toMatchObject({ error: { code: 'CART_NOT_FOUND' } });
  await other.dispose();
});

test('a request with a forged cookie is served as that of an anonymous visitor @desktop', async ({
  request,
}) => {
  await add(request, createItem(1));
  const cookie = { cookie: 'binaa=forged.by.somebody', ...headers };
  const reply = await request.put(`${api}/cart/current/item/x/2`, { headers: cookie, data: {} });
  expect(reply.status()).toBe(404);
  expect((await request.get('/ar-ae/cart', { headers: { cookie: 'binaa=%00%ff' } })).status()).toBe(200);
});

test('tokens and cards cannot be sent through the browser API @desktop', async ({ request }) => {
  const paths = ['/api/token/oauth', '/api/experience/binaa/v1/sandbox/payments/x/card'];
  for (const path of paths) {
    const reply = await request.post(path, { headers, data: { guestId: 'g' } });
    expect(reply.status()).toBe(404);
    expect(await reply.json()).toMatchObject({ error: { code: 'UNKNOWN_CALL' } });
  }
});

test('a form post from another site is rejected @desktop', async ({ request }) => {
  const reply = await request.post('/api/forms/addItem', {
    headers: { origin: 'https://evil.example' },
    form: { 'body.product.productCode': simpleProduct.code, 'body.quantity': '1' },
  });
  expect(reply.status()).toBe(403);
});

for (const path of [
  '/products/no-such-thing',
  '/category/no-such-thing',
  '/category/paint/page/1',
  '/category/paint/page/999',
  '/category/paint/page/zero',
  '/departments/no-such-thing',
  '/order-confirmation/AE26-000001-0',
  '/nowhere',
]) {
  test(`${path} shows the 404 page`, async ({ page, testLocale, watch }) => {
    watch.expectProblem(/404/);
    const reply = await page.goto(testLocale.path(path));
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      testLocale.translate({ en: 'Page not found', ar: /الصفحة/ }),
    );
    await expect(page.locator('html')).toHaveAttribute('dir', testLocale.translate({ en: 'ltr', ar: 'rtl' }));
  });
}

test('a product code leads to the page of the product @desktop', async ({ request }) => {
  const reply = await request.get(`/en-ae/products/${simpleProduct.code}?quantity=3`, { maxRedirects: 0 });
  expect(reply.status()).toBe(301);
  expect(reply.headers().location).toBe(`/en-ae/products/${simpleProduct.slug}?quantity=3`);
});

for (const tag of ['en-us', 'fr-ae', 'EN-AE', 'xx']) {
  test(`the locale ${tag} does not exist @desktop`, async ({ request }) => {
    const reply = await request.get(`/${tag}/cart`, { maxRedirects: 0 });
    expect(reply.status()).toBe(404);
  });
}
