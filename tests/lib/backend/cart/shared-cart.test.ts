import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from '#lib/backend/backend.ts';
import { CLEANUP_INTERVAL_MS } from '#lib/backend/cart/cleanup.ts';
import { MAX_SHARES_PER_CART } from '#lib/backend/cart/sharing/queries.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import { addItem } from '#lib/contract/cart/cart.ts';
import { readSharedCart, SHARED_CART_DAYS, shareCart } from '#lib/contract/cart/shared-cart.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Market,
  type Visitor,
} from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  type FunctionHarness,
} from '../../../contract/harness/function-client.ts';
import { addToCart, readCurrentCart } from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const DAY = 24 * 3600_000;
const KUWAIT: Market = { country: 'kw', language: 'ar' };
const WARRANTY = 'SV-WARRANTY-1';

describe.each(testDatabases)('A shared cart on $name', (database) => {
  let db: Db;
  let harness: FunctionHarness;
  let client: ContractClient;
  let visitor: Visitor;
  let cartId: string;
  let now = Date.now();

  beforeAll(async () => {
    db = await openSeeded(database);
    harness = createFunctionHarness(db, () => now);
    client = createFunctionClient(harness);
  });
  afterAll(() => client.close());
  beforeEach(async () => {
    visitor = client.visitor();
    cartId = await visitor.cartId(EMIRATES);
  });

  const share = () => callEndpoint(visitor, shareCart, { params: { cartId } });
  const read = (token: string, market = EMIRATES) =>
    callEndpoint(client.visitor(), readSharedCart, { params: { token } }, market);

  it('can be read by anyone, at prices of their country, without personal data', async () => {
    const body = { quantity: 2, product: { productCode: 'T-SALE' }, addOns: [WARRANTY] };
    await callEndpoint(visitor, addItem, { params: { cartId }, body });
    await addToCart(visitor, EMIRATES, { productCode: 'T-PAINT' }, 3, { shadeName: 'x', shadeCode: 'BL-02' });
    await addToCart(visitor, EMIRATES, { productCode: 'T-LAMP' }, 1);
    const { data: link } = await share();
    expect(link.token).toMatch(/^[\w-]{22}$/);
    expect(link.expiresAt).toBe(now + SHARED_CART_DAYS * DAY);
    const inEmirates = await read(link.token);
    expect(inEmirates.data.subtotal.amount).toBe((await readCurrentCart(visitor, EMIRATES)).subtotal.amount);
    expect([inEmirates.data.itemCount, inEmirates.data.items.length, inEmirates.data.notSold]).toEqual([
      6,
      3,
      [],
    ]);
    const inKuwait = await read(link.token, KUWAIT);
    expect([inKuwait.data.currencyCode, inKuwait.data.items.length]).toEqual(['KWD', 2]);
    expect(inKuwait.data.items[1]?.items[0]?.product.options[0]?.value).toBe('خور عميق|BL-02');
    expect(inKuwait.data.notSold).toEqual([
      { productCode: 'T-LAMP', productName: 'مثقاب T-LAMP', quantity: 1 },
    ]);
    const lineIds = (await readCurrentCart(visitor, EMIRATES)).items.map(({ id }) => id);
    for (const secret of [cartId, visitor.userId, ...lineIds]) {
      expect(inEmirates.text + inKuwait.text).not.toContain(secret);
    }
  });

  it('keeps its link while the cart is unchanged, and keeps its contents when the cart changes', async () => {
    expect((await share()).error?.code).toBe('CART_EMPTY');
    await addToCart(visitor, EMIRATES, { productCode: 'T-SALE' }, 1);
    const { data: first } = await share();
    now += 1000;
    const { data: unchangedShare } = await share();
    expect(unchangedShare).toEqual({ token: first.token, expiresAt: first.expiresAt + 1000 });
    await addToCart(visitor, EMIRATES, { productCode: 'T-SALE' }, 4);
    const { data: other } = await share();
    expect(other.token).not.toBe(first.token);
    expect((await read(first.token)).data.itemCount).toBe(1);
    await db.updateTable('cart_shares').set({ expires_at: now }).where('cart_id', '=', cartId).execute();
    for (const token of [first.token, other.token, 'nobody', '00']) {
      expect((await read(token)).error?.code).toBe('SHARE_NOT_FOUND');
    }
    now += CLEANUP_INTERVAL_MS;
    await harness.backend.runMaintenance();
    const shares = await db.selectFrom('cart_shares').select('token').where('cart_id', '=', cartId).execute();
    expect(shares).toEqual([]);
    visitor = client.visitor();
    expect((await share()).error?.code).toBe('CART_NOT_FOUND');
  });

  it('cannot be found by guessing', async () => {
    const rateLimits = { ...BROWSER_RATE_LIMITS, token: { burst: 3, perSecond: 0.1 } };
    const { handle } = createBackend({
      database: db,
      formatErrorMessage: getErrorMessage,
      secrets: { token: 'x' },
      log: () => {},
      rateLimits,
    });
    const path = buildPath(readSharedCart.path, { token: 'nobody' });
    const requestSharedCart = async (address: string) =>
      (await handle(new Request(`http://commerce.test${path}`), { address })).status;
    const statuses = [
      await requestSharedCart('192.0.2.1'),
      await requestSharedCart('192.0.2.1'),
      await requestSharedCart('192.0.2.1'),
      await requestSharedCart('192.0.2.1'),
    ];
    expect([...statuses, await requestSharedCart('192.0.2.2')]).toEqual([404, 404, 404, 429, 404]);
  });

  it('is deleted when there are too many newer ones', async () => {
    await addToCart(visitor, EMIRATES, { productCode: 'T-SALE' }, 1);
    const { data: oldest } = await share();
    const row = { cart_id: cartId, body: '[]', expires_at: now + DAY };
    const rows = Array.from({ length: MAX_SHARES_PER_CART - 1 }, (_, index) => ({
      ...row,
      token: `${cartId}-${index}`,
      created_at: now + 1 + index,
    }));
    await db.insertInto('cart_shares').values(rows).execute();
    expect((await read(oldest.token)).status).toBe(200);
    await addToCart(visitor, EMIRATES, { productCode: 'T-SALE' }, 1);
    await share();
    expect((await read(oldest.token)).error?.code).toBe('SHARE_NOT_FOUND');
    const shares = await db.selectFrom('cart_shares').select('token').where('cart_id', '=', cartId).execute();
    expect(shares).toHaveLength(MAX_SHARES_PER_CART);
  });
});
