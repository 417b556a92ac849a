import { afterAll, expect, it } from 'vitest';
import { EMIRATES } from '../../contract/harness/client.ts';
import { findProductWithoutShades } from '../../contract/harness/find-products.ts';
import { addToCart, createDraft, startPayment } from '../../contract/harness/purchase-steps.ts';
import { completeCheckoutSteps, STEP_PATHS } from '../../contract/harness/site-checkout.ts';
import { createSiteClient } from '../../contract/harness/site-client.ts';
import { ADYEN_API_KEY, ADYEN_HMAC_KEY, startAdyenServer } from '../../support/servers/adyen.ts';
import { serveTestSite } from '../../support/servers/test-site.ts';

const adyen = await startAdyenServer();
const site = serveTestSite({
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_KEY,
  ADYEN_HMAC_KEY,
  ADYEN_MERCHANT_ACCOUNT: 'BinaaTest',
  ADYEN_API_URL: adyen.url,
});
afterAll(async () => {
  expect(adyen.problems).toEqual([]);
  await adyen.close();
});

async function startOrder() {
  const client = createSiteClient(site().url);
  const visitor = client.visitor();
  await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
  const { data: order } = await createDraft(visitor, EMIRATES);
  const { data: session } = await startPayment(visitor, EMIRATES, order.id);
  const sessionId = session.redirectUrl.split('/').at(-1) as string;
  return { visitor, order, session, sessionId };
}

it('a customer who returns from Adyen gets an order, based on the status that the server reads there', async () => {
  const { visitor, order, session, sessionId } = await startOrder();
  expect(session.redirectUrl).toBe(`${adyen.url}/pay/${sessionId}`);
  const { returnUrl } = adyen.sessions.get(sessionId)?.body ?? {};
  expect(returnUrl).toBe(`${site().url}/en-ae/checkout/return/${order.id}`);
  const path = `/en-ae/checkout/return/${order.id}?sessionId=${sessionId}`;
  // A forged result is ignored.
  const forged = await visitor.visit(`${path}&sessionResult=completed`);
  expect(forged.headers.get('location')).toBe('/en-ae/checkout');
  adyen.problems.length = 0;
  const result = adyen.finish(sessionId, 'completed');
  const returnPage = await visitor.visit(`${path}&sessionResult=${result}`);
  expect(returnPage.headers.get('location')).toMatch(/^\/en-ae\/order-confirmation\/AE/);
});

it('a notification of Adyen marks the order as paid before the customer returns', async () => {
  const { visitor, order, sessionId } = await startOrder();
  const reply = await fetch(`${site().url}/api/payment-notifications/adyen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: adyen.notifyAuthorisation(sessionId),
  });
  expect([reply.status, await reply.text()]).toEqual([200, '[accepted]']);
  const returnPage = await visitor.visit(`/en-ae/checkout/return/${order.id}`);
  expect(returnPage.headers.get('location')).toMatch(/^\/en-ae\/order-confirmation\/AE/);
});

it('forms of the checkout may lead to the provider’s pages, and those of other pages may not', async () => {
  const client = createSiteClient(site().url);
  const visitor = client.visitor();
  await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
  expect(await completeCheckoutSteps(visitor)).toEqual(STEP_PATHS);
  const readPolicy = async (path: string) =>
    (await visitor.visit(path)).headers.get('content-security-policy') ?? '';
  for (const path of STEP_PATHS)
    expect(await readPolicy(path)).toMatch(new RegExp(`form-action 'self'[^;]* ${adyen.url}`));
  const review = await (await visitor.visit('/en-ae/checkout/review')).text();
  const amount = /name="amount" value="(\d+)"/.exec(review)?.[1] ?? '';
  const placed = await visitor.visit('/api/forms/placeOrder', { locale: 'en-ae', amount });
  expect(placed.headers.get('location')).toContain(`${adyen.url}/pay/`);
  expect(await readPolicy('/en-ae/cart')).not.toContain(adyen.url);
  expect((await visitor.visit('/sandbox/pay/none')).status).toBe(404);
});
