import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import { unseal } from '#lib/session/cookie-encryption.server.ts';
import { SESSION_SECRET } from '../../contract/harness/backend-process.ts';
import { EMIRATES, type Market, type TestCard } from '../../contract/harness/client.ts';
import { addToCart, createDraft, startPayment } from '../../contract/harness/purchase-steps.ts';
import { completeCheckoutSteps } from '../../contract/harness/site-checkout.ts';
import { createSiteClient, type SiteVisitor } from '../../contract/harness/site-client.ts';
import { simpleProduct } from '../../support/known-products.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../../support/servers/shop-process.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };
// The only one of these numbers that the sandbox shows on its page.
const APPROVED = '4242 4242 4242 4242';
const DISPLAYED_TEST_CARD = />\s*4242 4242 4242 4242\s*</g;
const NUMBERS = [APPROVED, '5555 5555 5555 4444', '4242 4242 4242 4241', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢'];
const CVC = '9371';
const PIN = '739164';

/** Texts to search for; card numbers with and without spaces. */
const SECRETS = [PIN, CVC, ...NUMBERS.flatMap((number) => [number, number.replaceAll(' ', '')])];

function findCardData(text: string): string[] {
  const isSeparateNumber = (digits: string) => new RegExp(`(?<![\\w.-])${digits}(?![\\w.-])`).test(text);
  return SECRETS.filter((secret) => (secret.length <= 6 ? isSeparateNumber(secret) : text.includes(secret)));
}

interface Reply {
  request: string;
  text: string;
  cookies: string[];
}

describe('The numbers that customers type on the payment page', () => {
  const replies: Reply[] = [];
  let dataDir: string;
  let db: Db;
  let shop: ShopProcess;

  /**
   * Opens a payment page as a new visitor: in the Emirates by the forms of the checkout, elsewhere by API
   * calls.
   */
  async function openPaymentPage(market: Market): Promise<{ visitor: SiteVisitor; path: string }> {
    const visitor = createSiteClient(shop.url).visitor();
    expect((await addToCart(visitor, market, { productCode: simpleProduct.code }, 1)).status).toBe(200);
    if (market === EMIRATES) {
      await completeCheckoutSteps(visitor);
      const review = await (await visitor.visit('/en-ae/checkout/review')).text();
      const amount = /name="amount" value="(\d+)"/.exec(review)?.[1] ?? '';
      const placed = await visitor.visit('/api/forms/placeOrder', { locale: 'en-ae', amount });
      return { visitor, path: placed.headers.get('location') ?? '' };
    }
    const { data: order } = await createDraft(visitor, market);
    const session = await startPayment(visitor, market, order.id, undefined, 'knet');
    return { visitor, path: session.data.redirectUrl };
  }

  /** Pays as a browser does: reads the page after each attempt; returns the redirect target of the last one. */
  async function pay(visitor: SiteVisitor, path: string, cards: Omit<TestCard, 'keep'>[]): Promise<string> {
    let location = '';
    for (const card of cards) {
      await visitor.visit(path);
      location = (await visitor.visit(`${path}/card`, { ...card })).headers.get('location') ?? '';
      await visitor.visit(location);
    }
    return location;
  }

  beforeAll(async () => {
    const env = { SESSION_SECRET, LOG: '1' };
    vi.stubEnv('SESSION_SECRET', SESSION_SECRET);
    dataDir = await prepareShopData(env);
    db = openDatabase({ file: getDatabasePath(dataDir) });
    shop = await startShopProcess(dataDir, env);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const reply = await fetch(request);
      const { pathname } = new URL(request.url);
      const body = (await reply.clone().text()).replace(DISPLAYED_TEST_CARD, '><');
      const headers = [...reply.headers].filter(([name]) => name !== 'set-cookie');
      const cookies = reply.headers.getSetCookie();
      replies.push({
        request: `${request.method} ${pathname}`,
        text: JSON.stringify(headers) + body,
        cookies,
      });
      return reply;
    });

    const card = { cardNumber: APPROVED, expiry: '12/40', cvc: CVC, cardholder: 'HUDA AL ALI' };
    const first = await openPaymentPage(EMIRATES);
    const returned = await pay(first.visitor, first.path, [
      // A declined card, a wrong number, an expired card, and a number in Arabic digits.
      ...NUMBERS.slice(1, 3).map((cardNumber) => ({ ...card, cardNumber })),
      { ...card, expiry: '01/20' },
      { ...card, cardNumber: NUMBERS[3] as string },
    ]);
    expect(returned).toContain('/checkout/return/');

    const second = await openPaymentPage(KUWAIT);
    const debit = { cardNumber: APPROVED, expiry: '12/40', pin: PIN };
    const paid = await pay(second.visitor, second.path, [
      { ...debit, cardNumber: NUMBERS[1] as string },
      { ...debit, pin: `${PIN}9` },
      debit,
    ]);
    expect(paid).toContain('/checkout/return/');
    for (const { visitor, path } of [first, second]) await visitor.visit(path);
    expect(await shop.stop()).toBe(0);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await Promise.all([shop?.stop(), db?.destroy()]);
  });

  it('are found by the scan of this test, and both purchases become orders', async () => {
    for (const secret of SECRETS) expect(findCardData(`{"value":"${secret}"}`)).toContain(secret);
    const orders = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.status', 'payments.method', 'payments.last4'])
      .where('payments.provider', '=', 'sandbox')
      .where('orders.submitted_at', '>', Date.now() - 600_000)
      .orderBy('payments.method')
      .execute();
    expect(orders).toEqual([
      { status: 'Accepted', method: 'card', last4: '4242' },
      { status: 'Accepted', method: 'knet', last4: '4242' },
    ]);
  });

  it('are in no page and no response', () => {
    expect(replies.length).toBeGreaterThan(30);
    expect(replies.flatMap(({ request, text }) => findCardData(text).map((it) => [request, it]))).toEqual([]);
  });

  it('are in no cookie, nor in what a cookie encrypts', () => {
    const lines = replies.flatMap(({ cookies }) => cookies);
    expect(lines.length).toBeGreaterThan(3);
    const opened = lines.map((line) => {
      const value = /^[^=]+=([^;]*)/.exec(line)?.[1] ?? '';
      return ['session', 'device', 'flash'].map((purpose) => unseal(decodeURIComponent(value), purpose));
    });
    expect(opened.flat().filter((value) => value !== undefined).length).toBeGreaterThan(1);
    expect(findCardData(JSON.stringify([lines, opened]))).toEqual([]);
    // The payment page itself sets no cookie.
    const onPage = replies.filter(({ request }) => request.includes('/sandbox/pay/'));
    expect(onPage.length).toBeGreaterThan(12);
    expect(onPage.flatMap(({ cookies }) => cookies)).toEqual([]);
  });

  it('are in no line of the log', () => {
    const log = shop.output();
    for (const part of ['/sandbox/pay/', '/card', '"event":"request"']) expect(log).toContain(part);
    expect(log.split('\n').filter((line) => findCardData(line).length > 0)).toEqual([]);
  });

  it('are in no table, nor in deleted rows that remain in the database files', async () => {
    const names = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      db,
    );
    const tables = names.rows.map(({ name }) => name);
    expect(tables).toEqual(
      expect.arrayContaining(['payments', 'payment_notifications', 'sandbox_payments', 'outbox']),
    );
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      for (const value of rows.flatMap((row) => Object.values(row))) {
        // Amounts and times are numbers, while customers' input is stored as text.
        if (typeof value === 'string' && findCardData(value).length > 0) found.push(`${table}: ${value}`);
      }
    }
    expect(found).toEqual([]);
    const long = SECRETS.filter((secret) => secret.length > 6);
    for (const file of readdirSync(dataDir).filter((name) => name.startsWith('binaa.db'))) {
      const bytes = readFileSync(join(dataDir, file));
      expect(long.filter((secret) => bytes.includes(secret))).toEqual([]);
    }
  });
});
