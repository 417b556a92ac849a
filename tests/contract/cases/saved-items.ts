import { describe, expect, it } from 'vitest';
import { addItems, removeItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart } from '#lib/contract/cart/cart.ts';
import { addSavedItems, removeSavedItem, restoreItem, saveItem } from '#lib/contract/cart/saved-items.ts';
import { readSharedCart, shareCart } from '#lib/contract/cart/shared-cart.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';
import {
  type ApiResponse,
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Market,
} from '../harness/client.ts';
import { findPaint, findProductWithoutShades } from '../harness/find-products.ts';
import { addToCart, readCurrentCart } from '../harness/purchase-steps.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };

const listCodes = (groups: Cart['items']) => groups.map(({ items }) => items[0]?.product.productCode);

/** Tests saved items, calls with several items, and shared carts. */
export function describeSavedItems(getClient: () => ContractClient) {
  describe('saved items', () => {
    it('leave the cart with their shade, and return to it', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { paint, first } = await findPaint(client);
      const productWithoutShades = await findProductWithoutShades(client);
      await addToCart(visitor, EMIRATES, productWithoutShades, 1);
      const { data: before } = await addToCart(visitor, EMIRATES, paint, 2, first);
      const cartId = await visitor.cartId(EMIRATES);
      const lineItemId = before.items[1]?.id ?? '';
      const { status, data: saved } = await callEndpoint(visitor, saveItem, {
        params: { cartId, lineItemId },
      });
      expect([status, listCodes(saved.items)]).toEqual([200, [productWithoutShades.productCode]]);
      expect(saved.savedItems).toEqual([before.items[1]]);
      expect(saved.total.amount).toBe(before.items[0]?.items[0]?.total.amount);
      expect((await readCurrentCart(visitor, EMIRATES)).savedItems).toEqual(saved.savedItems);
      // Each country has its own saved items.
      await addToCart(visitor, KUWAIT, await findProductWithoutShades(client, KUWAIT), 1);
      expect((await readCurrentCart(visitor, KUWAIT)).savedItems).toEqual([]);
      const params = { cartId, savedItemId: saved.savedItems[0]?.id ?? '' };
      const { data: back } = await callEndpoint(visitor, restoreItem, { params });
      expect([back.items, back.savedItems]).toEqual([before.items, []]);
      const repeated = await callEndpoint(visitor, restoreItem, { params });
      expect([repeated.status, repeated.error?.code]).toEqual([404, 'LINE_NOT_FOUND']);
    });

    it('can be added and removed without a cart line', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { productCode } = await findProductWithoutShades(client);
      await addToCart(visitor, EMIRATES, { productCode }, 1);
      const cartId = await visitor.cartId(EMIRATES);
      const items = [
        { quantity: 3, product: { productCode } },
        { quantity: 1, product: { productCode: 'NO-SUCH' } },
      ];
      const { data } = await callEndpoint(visitor, addSavedItems, { params: { cartId }, body: { items } });
      expect([listCodes(data.savedItems), data.itemCount]).toEqual([[productCode], 1]);
      expect(data.missed).toMatchObject([{ index: 1, added: 0, code: 'PRODUCT_NOT_FOUND' }]);
      const savedItemId = data.savedItems[0]?.id ?? '';
      const removed = await callEndpoint(visitor, removeSavedItem, { params: { cartId, savedItemId } });
      expect([removed.status, removed.data.savedItems]).toEqual([200, []]);
      await callEndpoint(visitor, addSavedItems, { params: { cartId }, body: { items } });
      const cart = await readCurrentCart(visitor, EMIRATES);
      const body = {
        lineItemIds: [...cart.items.map(({ id }) => id), 'nobody'],
        savedItemIds: cart.savedItems.map(({ id }) => id),
      };
      const empty = await callEndpoint(visitor, removeItems, { params: { cartId }, body });
      expect([empty.data.items, empty.data.savedItems]).toEqual([[], []]);
    });
  });

  describe('several items at once', () => {
    it('are moved as far as possible, with a list of those left out', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { productCode, maximumQuantity } = await findProductWithoutShades(client);
      await addToCart(visitor, EMIRATES, { productCode }, 1);
      const items = ['NO-SUCH', productCode].map((code) => ({
        quantity: 9999,
        product: { productCode: code },
      }));
      const { status, data } = await callEndpoint(
        visitor,
        addItems,
        { params: { cartId: await visitor.cartId(EMIRATES) }, query: { partial: 'true' }, body: { items } },
        { country: 'ae', language: 'ar' },
      );
      expect([status, data.itemCount]).toEqual([200, maximumQuantity]);
      expect(data.missed).toMatchObject([
        { index: 0, added: 0, code: 'PRODUCT_NOT_FOUND' },
        {
          index: 1,
          added: maximumQuantity - 1,
          code: 'QUANTITY_EXCEED',
          details: { maximum: maximumQuantity },
        },
      ]);
      expect(data.missed[0]?.message).toMatch(/\p{Script=Arabic}/u);
    });

    it('are added once under one idempotency key', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { productCode } = await findProductWithoutShades(client);
      const cartId = await visitor.cartId(EMIRATES);
      const key = crypto.randomUUID();
      const addQuantity = async (quantity: number, name: string = key) =>
        (await visitor.send({
          method: 'POST',
          path: buildPath(addItem.path, { cartId }),
          body: JSON.stringify({ quantity, product: { productCode } }),
          headers: { [IDEMPOTENCY_HEADER]: name },
        })) as ApiResponse<Cart>;
      expect((await addQuantity(1)).data.itemCount).toBe(1);
      expect((await addQuantity(1)).data.itemCount).toBe(1);
      const mixed = await addQuantity(2);
      expect([mixed.status, mixed.error?.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect((await addQuantity(1, 'no uuid')).error?.code).toBe('INVALID_REQUEST');
      expect((await addQuantity(1, crypto.randomUUID())).data.itemCount).toBe(2);
    });
  });

  it('malformed input is rejected before anything is changed', async () => {
    const client = getClient();
    const visitor = client.visitor();
    const { productCode } = await findProductWithoutShades(client);
    await addToCart(visitor, EMIRATES, { productCode }, 1);
    const params = { cartId: await visitor.cartId(EMIRATES) };
    const item = { quantity: 1, product: { productCode } };
    const repeat = <T>(length: number, it: T) => Array.from({ length }, () => it);
    const responses = await Promise.all([
      callEndpoint(visitor, addItems, {
        params,
        query: { partial: 'yes' as 'true' },
        body: { items: [item] },
      }),
      callEndpoint(visitor, addItems, {
        params,
        query: { partial: 'true' },
        body: { items: repeat(61, item) },
      }),
      callEndpoint(visitor, addItem, { params, body: { ...item, place: -1 } }),
      callEndpoint(visitor, addSavedItems, { params, body: { items: [] } }),
      callEndpoint(visitor, removeItems, { params, body: { lineItemIds: repeat(501, 'a') } }),
      callEndpoint(visitor, saveItem, { params: { ...params, lineItemId: "' or 1=1" } }),
      callEndpoint(visitor, readSharedCart, { params: { token: 'x'.repeat(65) } }),
    ]);
    expect(responses.map(({ error }) => error?.code)).toEqual(repeat(responses.length, 'INVALID_REQUEST'));
    expect(await readCurrentCart(visitor, EMIRATES)).toMatchObject({ itemCount: 1, savedItems: [] });
  });

  describe('a shared cart', () => {
    it('can be read by its link alone, in the currency and language of the reader', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { paint, first } = await findPaint(client);
      const { data: cart } = await addToCart(visitor, EMIRATES, paint, 2, first);
      const cartId = await visitor.cartId(EMIRATES);
      const { data: link } = await callEndpoint(visitor, shareCart, { params: { cartId } });
      expect((await callEndpoint(visitor, shareCart, { params: { cartId } })).data.token).toBe(link.token);
      const read = (token: string, market: Market) =>
        callEndpoint(client.visitor(), readSharedCart, { params: { token } }, market);
      const { data: inEmirates } = await read(link.token, EMIRATES);
      expect([inEmirates.itemCount, inEmirates.subtotal]).toEqual([2, cart.subtotal]);
      expect(inEmirates.items[0]?.items[0]?.product).toEqual(cart.items[0]?.items[0]?.product);
      const { data: inKuwait } = await read(link.token, KUWAIT);
      expect([inKuwait.country, inKuwait.currencyCode]).toEqual(['kw', 'KWD']);
      expect(inKuwait.itemCount + inKuwait.notSold.length).toBeGreaterThan(0);
      for (const token of ['nobody', link.token.slice(1)]) {
        const rejected = await read(token, EMIRATES);
        expect([rejected.status, rejected.error?.code]).toEqual([404, 'SHARE_NOT_FOUND']);
      }
      const empty = client.visitor();
      const rejected = await callEndpoint(empty, shareCart, {
        params: { cartId: await empty.cartId(EMIRATES) },
      });
      expect(['CART_EMPTY', 'CART_NOT_FOUND']).toContain(rejected.error?.code);
    });
  });
}
