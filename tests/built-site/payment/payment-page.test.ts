import { expect, it } from 'vitest';
import { EMIRATES } from '../../contract/harness/client.ts';
import { findProductWithoutShades } from '../../contract/harness/find-products.ts';
import { addToCart, createDraft, startPayment } from '../../contract/harness/purchase-steps.ts';
import { createSiteClient } from '../../contract/harness/site-client.ts';
import { serveTestSite } from '../../support/servers/test-site.ts';

const site = serveTestSite();

async function openPaymentPage() {
  const client = createSiteClient(site().url);
  const visitor = client.visitor();
  await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
  const { data: order } = await createDraft(visitor, EMIRATES);
  const { data: session } = await startPayment(visitor, EMIRATES, order.id);
  return { visitor, path: session.redirectUrl };
}

it('the payment page reads and sets no cookie of the shop', async () => {
  const { visitor, path } = await openPaymentPage();
  const fetchPage = (cookie?: string) =>
    fetch(site().url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const cookieHeader = [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(cookieHeader).toContain('binaa=');
  const replies = [
    await fetchPage(),
    await fetchPage(cookieHeader),
    await fetchPage('binaa=forged; binaa-flash=x'),
  ];
  expect(replies.map((reply) => [reply.status, reply.headers.get('set-cookie')])).toEqual(
    replies.map(() => [200, null]),
  );
  const pages = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).not.toContain('/api/');
});

it('a card payment needs no cookie, and a rejected card sets none', async () => {
  const { path } = await openPaymentPage();
  const post = (cardNumber: string) =>
    fetch(`${site().url}${path}/card`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site().url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ cardNumber, expiry: '12/40', cvc: '123', cardholder: 'HUDA' }).toString(),
    });
  const declined = await post('4000000000000002');
  expect([declined.status, declined.headers.get('location')]).toEqual([303, path]);
  expect(declined.headers.get('set-cookie')).toBeNull();
  expect(await (await fetch(site().url + path)).text()).toContain('role="alert"');
  const paid = await post('4242424242424242');
  expect(paid.headers.get('location')).toContain('/en-ae/checkout/return/');
  expect(paid.headers.get('set-cookie')).toBeNull();
});

it('the content security policy of the payment page allows no connection and no framing', async () => {
  const { path } = await openPaymentPage();
  const { headers } = await fetch(site().url + path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it('a notification without a signature is rejected by the shop', async () => {
  const post = (provider: string) =>
    fetch(`${site().url}/api/payment-notifications/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  expect((await post('sandbox')).status).toBe(401);
  expect((await post('adyen')).status).toBe(404);
});
