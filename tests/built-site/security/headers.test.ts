import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { EMIRATES } from '../../contract/harness/client.ts';
import { findProductWithoutShades } from '../../contract/harness/find-products.ts';
import { addToCart, createCard, createDraft, startPayment } from '../../contract/harness/purchase-steps.ts';
import { completeCheckoutSteps, STEP_PATHS } from '../../contract/harness/site-checkout.ts';
import { createSiteClient, type SiteVisitor } from '../../contract/harness/site-client.ts';
import { paintCategory, paintProduct, simpleProduct } from '../../support/known-products.ts';
import { ROUTES } from '../../support/routes.ts';
import { serveTestSite } from '../../support/servers/test-site.ts';

const site = serveTestSite();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site().url + path, { redirect: 'manual', headers });

/** Asserts the headers that every response of the shop has. */
function expectSecurityHeaders({ headers }: Response, referrer = 'strict-origin-when-cross-origin'): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe(referrer);
  expect(headers.get('permissions-policy')).toContain('camera=()');
  const isImage = headers.get('content-type')?.startsWith('image/');
  expect(headers.get('cross-origin-resource-policy')).toBe(isImage ? 'cross-origin' : 'same-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(headers.get('x-robots-tag')).toBeNull();
}

describe('Every route', () => {
  // Lists return 503 until the search index is read, and all routes are requested at once.
  beforeAll(() =>
    vi.waitFor(async () => expect((await get('/en-ae/product-list')).status).toBe(200), {
      timeout: 60_000,
      interval: 500,
    }),
  );

  it.concurrent.each(ROUTES)(
    '$path returns $status with its headers',
    async ({ path, status, isCacheable }) => {
      const reply = await get(path);
      const { headers } = reply;
      expect(reply.status).toBe(status);
      // The URL of a shared list grants access to it and must not leave the shop.
      expectSecurityHeaders(reply, path.includes('/shared/') ? 'same-origin' : undefined);
      expect(headers.get('set-cookie') === null || !isCacheable).toBe(true);
      expect(await reply.text()).not.toMatch(/\bat .*\.(ts|mjs|js):\d+/);
    },
  );

  it.concurrent.each(ROUTES.filter(({ path }) => !path.endsWith('z')))(
    '$path with a query is not indexed',
    async ({ path }) => {
      const reply = await get(`${path}?utm_source=mail`);
      expect(reply.headers.get('x-robots-tag')).toBe('noindex, follow');
      await reply.body?.cancel();
    },
  );
});

describe('A private page', () => {
  /** Requests the page twice, because a cached page would be served the second time. */
  async function expectPrivate(visitor: SiteVisitor, path: string, referrer?: string): Promise<string> {
    let html = '';
    for (const reply of [await visitor.visit(path), await visitor.visit(path)]) {
      expect([path, reply.status]).toEqual([path, 200]);
      expectSecurityHeaders(reply, referrer);
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(reply.headers.get('x-cache')).toBeNull();
      expect(reply.headers.get('cdn-cache-control')).toBeNull();
      html = await reply.text();
    }
    return html;
  }

  it('is never stored, from the cart to the confirmation', async () => {
    const siteClient = createSiteClient(site().url);
    const visitor = siteClient.visitor();
    const { data: product } = await addToCart(
      visitor,
      EMIRATES,
      await findProductWithoutShades(siteClient),
      2,
    );
    expect(product.itemCount).toBe(2);
    await expectPrivate(visitor, '/en-ae/cart');
    const started = await visitor.visit('/en-ae/checkout');
    expect([started.status, started.headers.get('location')]).toEqual([303, STEP_PATHS[0]]);
    expect(started.headers.get('cache-control')).toBe('private, no-store');
    await completeCheckoutSteps(visitor);
    for (const path of STEP_PATHS) await expectPrivate(visitor, path);
    const { data: order } = await createDraft(visitor, EMIRATES);
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    await expectPrivate(visitor, `/sandbox/pay/${session.id}`);
    expect(await visitor.pay(session.id, createCard())).toBe('Authorised');
    const returnPage = await visitor.visit(`/en-ae/checkout/return/${order.id}`);
    expect([returnPage.status, returnPage.headers.get('cache-control')]).toEqual([303, 'private, no-store']);
    const thanks = returnPage.headers.get('location') as string;
    expect(thanks).toMatch(/^\/en-ae\/order-confirmation\/AE\d{2}-\d{6}-\d$/);
    // The URL of a confirmation may contain the token of its link.
    expect(await expectPrivate(visitor, thanks, 'same-origin')).toContain(thanks.split('/').at(-1));
    expect((await get(thanks)).status).toBe(404);
  });
});

describe('A cacheable page', () => {
  const om = { country: 'om', language: 'en' } as const;

  it.each(['/en-om', `/en-om/category/${paintCategory.slug}`, `/en-om/products/${paintProduct.slug}`])(
    '%s is the same for all visitors, whoever requests it first',
    async (path) => {
      const knownVisitor = createSiteClient(site().url).visitor();
      const { data: cart } = await addToCart(knownVisitor, om, { productCode: simpleProduct.code }, 3);
      expect(cart.itemCount).toBe(3);
      knownVisitor.jar.set('binaa-locale', 'ar-kw');
      // A failed form stores its message in a cookie for the next private page.
      await knownVisitor.visit('/api/forms/addItem', {
        locale: 'en-om',
        'params.cartId': 'current',
        'body.product.productCode': 'BN-0',
        'body.quantity': '1',
      });
      expect([...knownVisitor.jar.keys()]).toEqual(
        expect.arrayContaining(['binaa', 'binaa-count', 'binaa-flash']),
      );

      const first = await knownVisitor.visit(path);
      expect([first.status, first.headers.get('x-cache')]).toEqual([200, 'MISS']);
      const stored = await get(path);
      expect(stored.headers.get('x-cache')).toBe('HIT');
      // All parameters that the page does not read share one other cached copy.
      const campaignForKnown = await knownVisitor.visit(`${path}?utm_source=mail`);
      const campaignForNew = await get(`${path}?utm_source=mail`);
      const replies = [first, stored, campaignForKnown, campaignForNew];
      expect(replies.map((reply) => reply.headers.get('set-cookie'))).toEqual([null, null, null, null]);
      const pages = await Promise.all(replies.map((reply) => reply.text()));
      // The country switch and the link to the delivery areas contain the page's query. A search result
      // contains a query id and its processing time, and an island an id that is derived from its props.
      const [page, ...others] = pages.map((html) =>
        html
          .replaceAll('?utm_source=mail', '')
          .replaceAll('%3Futm_source%3Dmail', '')
          // A page with a query has no canonical and alternate links, as it is not indexed.
          .replaceAll(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')
          .replaceAll(/((?:queryID|data-query)\W[^0-9a-f]{0,20})[0-9a-f]{32}/g, '$1')
          .replaceAll(/(<astro-island uid=)"\w+"/g, '$1')
          .replaceAll(/(processingTimeMS\D{1,20}(?:0,)?)\d+/g, '$1'),
      );
      expect(page).toContain('</html>');
      for (const other of others) expect(other === page).toBe(true);

      // The form's message was kept for the visitor who sent the form.
      const words = getErrorMessage('PRODUCT_NOT_FOUND', 'en');
      expect(await (await knownVisitor.visit('/en-om/cart')).text()).toContain(words);
      expect(page).not.toContain(words);
    },
  );

  it('survives two thousand junk queries, and its clean address is served as before', async () => {
    const path = `/en-ae/products/${paintProduct.slug}`;
    const pageWithoutQuery = await (await get(path)).text();
    expect((await get(path)).headers.get('x-cache')).toBe('HIT');
    const unknownQueryPaths = Array.from({ length: 2000 }, (_, index) => `${path}?utm_${index}=${index}`);
    for (let at = 0; at < unknownQueryPaths.length; at += 50) {
      const replies = await Promise.all(
        unknownQueryPaths.slice(at, at + 50).map((unknownQueryPath) => get(unknownQueryPath)),
      );
      await Promise.all(replies.map((reply) => reply.arrayBuffer()));
      const isShared = ({ status, headers }: Response) =>
        status === 200 && /^(MISS|HIT|STALE)$/.test(headers.get('x-cache') ?? '');
      expect(replies.every(isShared)).toBe(true);
    }
    const after = await get(path);
    // The page is cached by now; on a slow machine it may be stale already.
    expect(after.headers.get('x-cache')).toMatch(/^(HIT|STALE)$/);
    expect(after.headers.get('x-robots-tag')).toBeNull();
    expect(await after.text()).toBe(pageWithoutQuery);
  });
});

describe('A page', () => {
  it.concurrent.each([
    '/en-ae',
    '/ar-kw',
    `/ar-sa/products/${paintProduct.slug}`,
    '/ar-bh/blogs',
    '/en-om/help-support',
  ])('%s has a canonical address and its twelve alternates', async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${site().url}${path}"`);
    expect(html.match(/<link rel="alternate" hreflang=/g)).toHaveLength(13);
    expect(html).toContain('hreflang="x-default"');
    expect(html).not.toMatch(/ style="/);
  });

  it('takes no host from the headers of the request', async () => {
    const html = await (
      await get('/en-ae', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    ).text();
    expect(html).not.toContain('evil.example');
  });
});
