import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { unseal } from '#lib/session/cookie-encryption.server.ts';
import { unsealSession } from '#lib/session/sealed-session.server.ts';
import { SESSION_SECRET } from '../../contract/harness/backend-process.ts';
import { callEndpoint, EMIRATES } from '../../contract/harness/client.ts';
import { addToCart, createDraft, startPayment, submitOrder } from '../../contract/harness/purchase-steps.ts';
import { completeCheckoutSteps, STEP_PATHS } from '../../contract/harness/site-checkout.ts';
import { createSiteClient, type SiteVisitor } from '../../contract/harness/site-client.ts';
import { simpleProduct } from '../../support/known-products.ts';
import { readSentCode } from '../../support/outbox-codes.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../../support/servers/shop-process.ts';

const EMAIL = 'huda@example.com';
const PASSWORD = 'correct horse 1';
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '9371', cardholder: 'HUDA AL ALI' };
// The sandbox page lists test cards, but not this one.
const DECLINED = '5555 5555 5555 4444';
const LISTED = />\s*4242 4242 4242 4242\s*</g;
const person = {
  'body.name': 'Huda Al Ali',
  'body.email': EMAIL,
  'body.mobile': '050 111 2233',
  'body.password': PASSWORD,
};

/** Secrets of the test, with their names. */
const secrets = new Map<string, string>([
  [PASSWORD, 'the password'],
  ...[CARD.cardNumber, DECLINED].flatMap((number): [string, string][] => [
    [number, 'a card number'],
    [number.replaceAll(' ', ''), 'a card number'],
  ]),
  [CARD.cvc, 'the cvc'],
]);
/** Everything that the browser received and its script can read, by request. */
const readableTexts = new Map<string, string>();

/** Names of the secrets that a text contains. */
function findSecrets(text: string): string[] {
  const found = [...secrets].filter(([secret]) =>
    /^\d{4,6}$/.test(secret)
      ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text)
      : text.includes(secret),
  );
  const names = found.map(([, name]) => name);
  return /eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/.test(text) ? [...names, 'a JWT'] : names;
}

function addSecret(secret: string | undefined, name: string): void {
  if (secret) secrets.set(secret, name);
}

/** Collects the secrets of a response's cookies, and records the response without HttpOnly cookies. */
async function record(request: Request, reply: Response): Promise<void> {
  const readable: string[] = [];
  for (const line of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (!/httponly/i.test(line)) readable.push(line);
    const session = name === 'binaa' ? unsealSession(value) : undefined;
    const device = name === 'binaa-device' ? unseal(value, 'device') : undefined;
    if (session) {
      addSecret(value, 'the session’s cookie');
      addSecret(session.accessToken, 'a guest’s token');
      addSecret(session.account?.accessToken, 'an access token');
      addSecret(session.account?.identityToken, 'an identity token');
      addSecret(session.account?.appToken, 'an app token');
    } else if (device) {
      addSecret(value, 'the device’s cookie');
      addSecret(String(device), 'a device token');
    }
  }
  const headers = [...reply.headers].filter(([name]) => name !== 'set-cookie');
  const { pathname } = new URL(request.url);
  // The sandbox page lists card numbers publicly; a number in a field is still searched for.
  const body = (await reply.clone().text()).replace(LISTED, '><');
  const text = JSON.stringify([headers, readable]) + body;
  readableTexts.set(`${readableTexts.size} ${request.method} ${pathname}`, text);
}

describe('After a complete purchase', () => {
  let db: Db;
  let shop: ShopProcess;
  let visitor: SiteVisitor;

  const form = async (name: string, fields: Record<string, string> = {}) => {
    const reply = await visitor.visit(`/api/forms/${name}`, { locale: 'en-ae', ...fields });
    return reply.headers.get('location');
  };
  const readPage = async (...paths: string[]) => {
    for (const path of paths)
      expect([path, (await visitor.visit(`/en-ae${path}`)).status]).toEqual([path, 200]);
  };
  async function enterCode(): Promise<void> {
    const code = await readSentCode(db, SESSION_SECRET, EMAIL);
    expect(code).toMatch(/^\d{6}$/);
    addSecret(code, 'a code');
    await readPage('/verify');
    await form('verifyCode', { 'body.code': code === '000000' ? '111111' : '000000' });
    await readPage('/verify');
    expect(await form('verifyCode', { 'body.code': code })).toBe('/en-ae/my-account');
  }

  beforeAll(async () => {
    const env = { SESSION_SECRET, LOG: '1' };
    vi.stubEnv('SESSION_SECRET', SESSION_SECRET);
    const data = await prepareShopData(env);
    db = openDatabase({ file: getDatabasePath(data) });
    shop = await startShopProcess(data, env);
    visitor = createSiteClient(shop.url).visitor();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const reply = await fetch(request);
      await record(request, reply);
      return reply;
    });

    await readPage('', `/products/${simpleProduct.slug}`);
    expect((await addToCart(visitor, EMIRATES, { productCode: simpleProduct.code }, 1)).status).toBe(200);
    await readPage('/cart', '/sign-up');
    expect(await form('signUp', { ...person, 'body.mobile': '12' })).toBe('/en-ae/sign-up');
    await readPage('/sign-up');
    expect(await form('signUp', person)).toBe('/en-ae/verify');
    await enterCode();
    await readPage('/my-account', '/my-account/profile', '/my-account/security', '/cart');
    expect(await completeCheckoutSteps(visitor)).toEqual(STEP_PATHS);
    await readPage(...STEP_PATHS.map((path) => path.replace('/en-ae', '')));
    await callEndpoint(visitor, accountContract.listDevices, {});

    const { data: order } = await createDraft(visitor, EMIRATES);
    const session = await startPayment(visitor, EMIRATES, order.id);
    expect(await visitor.pay(session.data.id, { ...CARD, cardNumber: DECLINED })).toBe('Refused');
    expect((await visitor.visit(`/sandbox/pay/${session.data.id}`)).status).toBe(200);
    expect(await visitor.pay(session.data.id, CARD)).toBe('Authorised');
    const placed = await submitOrder(visitor, EMIRATES, order.id);
    expect(placed.data.status).toBe('Accepted');
    await readPage(`/order-confirmation/${placed.data.orderNumber}`);

    expect(await form('signOut')).toBe('/en-ae');
    await readPage('', '/sign-in');
    const wrong = { 'body.identifier': EMAIL, 'body.password': `${PASSWORD}?` };
    expect(await form('signIn', wrong)).toBe('/en-ae/sign-in');
    await readPage('/sign-in');
    expect(await form('sendCode', { 'body.identifier': EMAIL })).toBe('/en-ae/verify');
    await enterCode();
    await readPage('/my-account', '/cart');
    const body = { identifier: EMAIL, password: PASSWORD };
    expect(
      (await callEndpoint(createSiteClient(shop.url).visitor(), authContract.signIn, { body })).data.kind,
    ).toBe('signed-in');
    expect(await shop.stop()).toBe(0);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await Promise.all([shop?.stop(), db?.destroy()]);
  });

  it('there are secrets, and the check finds them', () => {
    expect(new Set(secrets.values()).size).toBe(11);
    expect(readableTexts.size).toBeGreaterThan(35);
    for (const [secret, name] of secrets) expect(findSecrets(`a="${secret}"`)).toContain(name);
  });

  it.each(['pages', 'answers and readable cookies'])(
    '%s contain no token, code, password or card',
    (what) => {
      const isPage = (key: string) => !key.includes('/api/');
      const texts = [...readableTexts].filter(([key]) => isPage(key) === (what === 'pages'));
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.flatMap(([key, text]) => findSecrets(text).map((name) => `${key}: ${name}`))).toEqual([]);
    },
  );

  it('the log contains none of them', () => {
    const log = shop.output();
    for (const fragment of [
      '/api/forms/verifyCode',
      '/sandbox/pay/',
      '"name":"signIn"',
      '"event":"request"',
    ]) {
      expect(log).toContain(fragment);
    }
    expect(log.split('\n').flatMap((line) => findSecrets(line).map((name) => `${name} in ${line}`))).toEqual(
      [],
    );
  });
});
