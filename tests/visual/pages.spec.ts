import { expect, type Page, test } from '@playwright/test';
import { CONSENT_COOKIE } from '#lib/analytics/consent.ts';
import { paintProduct, simpleProduct } from '../support/known-products.ts';

/** What a visitor has done before the screenshot. */
type Preparation = 'cart' | 'contact' | 'account';

/** Its screenshot shows the whole page, unlike those of the shop's pages. */
const STYLE_GUIDE = 'style-guide';

/** A page of each kind; `waitSelector` selects an element that a script renders before the screenshot. */
const PAGES: readonly { name: string; path: string; after?: Preparation; waitSelector?: string }[] = [
  { name: 'home', path: '' },
  { name: 'department', path: '/departments/paint' },
  { name: 'listing', path: '/category/power-tools' },
  { name: 'product-list', path: '/product-list?q=drill' },
  { name: 'no-result', path: '/product-list?q=xqzzkw' },
  { name: 'product', path: `/products/${simpleProduct.slug}` },
  { name: 'paint', path: `/products/${paintProduct.slug}` },
  { name: 'search', path: '/search' },
  { name: 'brand', path: '/brands/liwan' },
  { name: 'collection', path: '/collection/first-flat' },
  { name: 'all-departments', path: '/all-departments' },
  { name: 'blog', path: '/blogs/painting-over-damp-walls' },
  { name: 'static-page', path: '/help-support' },
  { name: 'stores', path: '/store-locator' },
  { name: 'bulk-orders', path: '/bulk-orders' },
  { name: 'size-chart', path: '/size-chart' },
  { name: 'track-order', path: '/ordertrack' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'wishlist', path: '/wishlist', waitSelector: '.empty-state' },
  { name: 'empty-cart', path: '/cart' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'offline', path: '/offline' },
  { name: 'cart', path: '/cart', after: 'cart' },
  { name: 'checkout', path: '/checkout/contact', after: 'contact' },
  { name: 'account', path: '/my-account', after: 'account' },
  { name: 'orders', path: '/my-account/orders', after: 'account' },
  { name: STYLE_GUIDE, path: '/style-guide' },
];

/** Submits a form as a browser without script does. */
async function post(page: Page, name: string, locale: string, form: Record<string, string>): Promise<void> {
  const { origin } = new URL(page.url());
  const reply = await page.request.post(`/api/forms/${name}`, {
    headers: { origin },
    form: { locale, ...form },
    maxRedirects: 0,
  });
  expect(reply.status()).toBe(303);
}

async function prepare(page: Page, locale: string, after: Preparation | undefined): Promise<void> {
  // Declines analytics beforehand: the banner would appear before or after the screenshot.
  const url = new URL(test.info().project.use.baseURL as string).origin;
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'none', url }]);
  if (!after) return;
  await page.goto(`/${locale}/sign-in`);
  if (after === 'account') {
    await post(page, 'signIn', locale, {
      'body.identifier': 'layla@binaa.example',
      'body.password': 'layla-builds-1',
    });
    return;
  }
  const next = `/${locale}/cart`;
  const line = { 'params.cartId': 'current', 'body.quantity': '2', next };
  await post(page, 'addItem', locale, { ...line, 'body.product.productCode': simpleProduct.code });
  if (after === 'contact') await page.goto(`/${locale}/checkout`);
}

/** Requests each picture as WebP: an AVIF is encoded in the background and may or may not be ready. */
async function avoidAvif(page: Page): Promise<void> {
  await page.route('**/_image?*', (route) =>
    route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,*/*' } }),
  );
}

/** Waits for the fonts and for the pictures of the screenshot. */
async function waitUntilDrawn(page: Page, isFullPage: boolean): Promise<void> {
  await page.evaluate(async (isFullPage) => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && (isFullPage || (top < innerHeight && bottom > 0));
    });
    for (const image of pictures) image.loading = 'eager';
    // A broken picture is part of the comparison.
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  }, isFullPage);
}

// The search index is built after the start of the server; lists return 503 until it is ready.
test.beforeAll(async ({ request }) => {
  const readStatus = async () => (await request.get('/en-ae/product-list?q=drill')).status();
  await expect.poll(readStatus, { timeout: 50_000 }).toBe(200);
});

for (const { name, path, after, waitSelector: shows } of PAGES) {
  test(`${name} looks as before`, async ({ page }, { project }) => {
    const { region } = project.metadata as { region: string };
    await prepare(page, region, after);
    const isFullPage = name === STYLE_GUIDE;
    await avoidAvif(page);
    await page.goto(`/${region}${path}`, { waitUntil: 'load' });
    if (shows) await page.locator(shows).waitFor();
    await waitUntilDrawn(page, isFullPage);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: isFullPage });
  });
}
