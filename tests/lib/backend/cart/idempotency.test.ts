import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLEANUP_INTERVAL_MS, EMPTY_CART_RETENTION_MS } from '#lib/backend/cart/cleanup.ts';
import { IDEMPOTENCY_KEY_TTL_MS } from '#lib/backend/cart/idempotency.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { addItems, type BulkCartReply } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { saveItem } from '#lib/contract/cart/saved-items.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';
import {
  type ApiResponse,
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Visitor,
} from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  type FunctionHarness,
} from '../../../contract/harness/function-client.ts';
import { readCurrentCart } from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const countItems = (cart: Cart) => cart.items.map(({ items }) => items[0]?.quantity);

describe.each(testDatabases)('Cart mutations on $name', (database) => {
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

  const path = buildPath(addItem.path, { cartId: 'x' });
  /** Adds under an idempotency key, through a given backend. */
  async function addWithKey(
    key: string,
    quantity = 1,
    productCode = 'T-PLENTY',
  ): Promise<ApiResponse<BulkCartReply>> {
    const body = JSON.stringify({ quantity, product: { productCode } });
    const sent = { method: 'POST', path: path.replace('/x/', `/${cartId}/`), body };
    return (await visitor.send({
      ...sent,
      headers: { [IDEMPOTENCY_HEADER]: key },
    })) as ApiResponse<BulkCartReply>;
  }

  describe('with an idempotency key', () => {
    it('run once, however often and through whichever process they arrive', async () => {
      const other = createFunctionHarness(db, () => now);
      const handle = harness.backend.handle;
      const key = crypto.randomUUID();
      let calls = 0;
      // Two processes over one database, alternating.
      harness.backend.handle = (request, from) => {
        calls += 1;
        return (calls % 2 ? handle : other.backend.handle)(request, from);
      };
      const responses = await Promise.all(Array.from({ length: 10 }, () => addWithKey(key, 2)));
      harness.backend.handle = handle;
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(countItems(await readCurrentCart(visitor, EMIRATES))).toEqual([2]);
      expect(countItems((await addWithKey(key.toUpperCase(), 2)).data)).toEqual([2]);
      expect(countItems((await addWithKey(crypto.randomUUID(), 2)).data)).toEqual([4]);
    });

    it('return the current cart, and are rejected when the request differs', async () => {
      const key = crypto.randomUUID();
      const { data } = await addWithKey(key, 2);
      const params = { cartId, lineItemId: data.items[0]?.id ?? '', quantity: '7' };
      await callEndpoint(visitor, setItemQuantity, { params });
      expect(countItems((await addWithKey(key, 2)).data)).toEqual([7]);
      const mismatch = await addWithKey(key, 3);
      expect([mismatch.status, mismatch.error?.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect((await addWithKey('one', 1)).error?.details?.fields).toEqual([
        { path: `headers.${IDEMPOTENCY_HEADER}`, rule: 'uuid' },
      ]);
      // Another owner may use the same key.
      visitor = client.visitor();
      cartId = await visitor.cartId(EMIRATES);
      expect(countItems((await addWithKey(key, 5)).data)).toEqual([5]);
    });

    it('run again under the key after an error, and after a day', async () => {
      const key = crypto.randomUUID();
      expect((await addWithKey(key, 11, 'T-TEN')).error?.code).toBe('OUT_OF_STOCK');
      await db.updateTable('stock').set({ quantity: 11 }).where('product_code', '=', 'T-TEN').execute();
      expect(countItems((await addWithKey(key, 11, 'T-TEN')).data)).toEqual([11]);
      // Sets when the key was used; returns the number of keys that a cleanup leaves.
      const countKeysAfterCleanup = async (used_at: number) => {
        await db.updateTable('cart_keys').set({ used_at }).where('key', '=', key).execute();
        now += CLEANUP_INTERVAL_MS;
        await harness.backend.runMaintenance();
        return (await db.selectFrom('cart_keys').select('key').where('key', '=', key).execute()).length;
      };
      expect(await countKeysAfterCleanup(now + CLEANUP_INTERVAL_MS - IDEMPOTENCY_KEY_TTL_MS + 1)).toBe(1);
      expect(countItems((await addWithKey(key, 11, 'T-TEN')).data)).toEqual([11]);
      expect(await countKeysAfterCleanup(now + CLEANUP_INTERVAL_MS - IDEMPOTENCY_KEY_TTL_MS)).toBe(0);
    });

    it('return again what could not be added', async () => {
      const sent = {
        method: 'POST',
        path: `${buildPath(addItems.path, { cartId })}?partial=true`,
        body: JSON.stringify({ items: [{ quantity: 1, product: { productCode: 'T-NONE' } }] }),
        headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() },
      };
      const first = (await visitor.send(sent)) as ApiResponse<BulkCartReply>;
      const second = (await visitor.send(sent)) as ApiResponse<BulkCartReply>;
      expect(first.data.missed).toMatchObject([{ index: 0, code: 'OUT_OF_STOCK' }]);
      expect(second.data).toEqual(first.data);
    });
  });

  it('a cart with only saved items is kept as long as one with lines', async () => {
    const { data } = await addWithKey(crypto.randomUUID());
    const ids = [cartId, await client.visitor().cartId(EMIRATES)];
    await callEndpoint(visitor, saveItem, { params: { cartId, lineItemId: data.items[0]?.id ?? '' } });
    await db
      .updateTable('carts')
      .set({ updated_at: now - EMPTY_CART_RETENTION_MS })
      .where('id', 'in', ids)
      .execute();
    await harness.backend.runMaintenance();
    const remainingCarts = await db.selectFrom('carts').select('id').where('id', 'in', ids).execute();
    expect(remainingCarts).toEqual([{ id: cartId }]);
    expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
