import { describe, expect, it } from 'vitest';
import { addItems, removeItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart } from '#lib/contract/cart/cart.ts';
import { addSaved, removeSavedItem, restoreItem, saveItem } from '#lib/contract/cart/saved-items.ts';
import { readSharedCart, shareCart } from '#lib/contract/cart/shared-cart.ts';
import { buildPath } from '#lib/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#lib/contract/idempotency.ts';
import { type Answer, call, type Door, EMIRATES, type Place } from '../harness/client.ts';
import { findPaint, findPlain } from '../harness/find-products.ts';
import { add, readCartOf } from '../harness/purchase-steps.ts';

const KUWAIT: Place = { country: 'kw', language: 'ar' };

const codesOf = (groups: Cart['items']) => groups.map(({ items }) => items[0]?.product.productCode);

/** Saved items and shared carts. */
export function describeSaved(open: () => Door) {
  describe('saved items', () => {
    it('leave the cart with their shade, and return to it', async () => {
      const door = open();
      const shopper = door.shopper();
      const { paint, first } = await findPaint(door);
      const plain = await findPlain(door);
      await add(shopper, EMIRATES, plain, 1);
      const { data: before } = await add(shopper, EMIRATES, paint, 2, first);
      const cartId = await shopper.cartId(EMIRATES);
      const lineItemId = before.items[1]?.id ?? '';
      const { status, data: saved } = await call(shopper, saveItem, { params: { cartId, lineItemId } });
      expect([status, codesOf(saved.items)]).toEqual([200, [plain.productCode]]);
      expect(saved.savedItems).toEqual([before.items[1]]);
      expect(saved.total.amount).toBe(before.items[0]?.items[0]?.total.amount);
      expect((await readCartOf(shopper, EMIRATES)).savedItems).toEqual(saved.savedItems);
      // Each country has its own saved items.
      await add(shopper, KUWAIT, await findPlain(door, KUWAIT), 1);
      expect((await readCartOf(shopper, KUWAIT)).savedItems).toEqual([]);
      const params = { cartId, savedItemId: saved.savedItems[0]?.id ?? '' };
      const { data: back } = await call(shopper, restoreItem, { params });
      expect([back.items, back.savedItems]).toEqual([before.items, []]);
      const again = await call(shopper, restoreItem, { params });
      expect([again.status, again.error?.code]).toEqual([404, 'LINE_NOT_FOUND']);
    });

    it('can be added and removed without a cart line', async () => {
      const door = open();
      const shopper = door.shopper();
      const { productCode } = await findPlain(door);
      await add(shopper, EMIRATES, { productCode }, 1);
      const cartId = await shopper.cartId(EMIRATES);
      const items = [
        { quantity: 3, product: { productCode } },
        { quantity: 1, product: { productCode: 'NO-SUCH' } },
      ];
      const { data } = await call(shopper, addSaved, { params: { cartId }, body: { items } });
      expect([codesOf(data.savedItems), data.itemCount]).toEqual([[productCode], 1]);
      expect(data.missed).toMatchObject([{ index: 1, added: 0, code: 'PRODUCT_NOT_FOUND' }]);
      const savedItemId = data.savedItems[0]?.id ?? '';
      const gone = await call(shopper, removeSavedItem, { params: { cartId, savedItemId } });
      expect([gone.status, gone.data.savedItems]).toEqual([200, []]);
      await call(shopper, addSaved, { params: { cartId }, body: { items } });
      const cart = await readCartOf(shopper, EMIRATES);
      const body = {
        lineItemIds: [...cart.items.map(({ id }) => id), 'nobody'],
        savedItemIds: cart.savedItems.map(({ id }) => id),
      };
      const empty = await call(shopper, removeItems, { params: { cartId }, body });
      expect([empty.data.items, empty.data.savedItems]).toEqual([[], []]);
    });
  });

  describe('several items at once', () => {
    it('are moved as far as possible, with a list of those left out', async () => {
      const door = open();
      const shopper = door.shopper();
      const { productCode, maximumQuantity } = await findPlain(door);
      await add(shopper, EMIRATES, { productCode }, 1);
      const items = ['NO-SUCH', productCode].map((code) => ({
        ...{ quantity: 9999, product: { productCode: code } },
      }));
      const { status, data } = await call(
        shopper,
        addItems,
        { params: { cartId: await shopper.cartId(EMIRATES) }, query: { partial: 'true' }, body: { items } },
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
      const door = open();
      const shopper = door.shopper();
      const { productCode } = await findPlain(door);
      const cartId = await shopper.cartId(EMIRATES);
      const key = crypto.randomUUID();
      const put = async (quantity: number, name: string = key) =>
        (await shopper.send({
          method: 'POST',
          path: buildPath(addItem.path, { cartId }),
          body: JSON.stringify({ quantity, product: { productCode } }),
          headers: { [IDEMPOTENCY_HEADER]: name },
        })) as Answer<Cart>;
      expect((await put(1)).data.itemCount).toBe(1);
      expect((await put(1)).data.itemCount).toBe(1);
      const mixed = await put(2);
      expect([mixed.status, mixed.error?.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect((await put(1, 'no uuid')).error?.code).toBe('INVALID_REQUEST');
      expect((await put(1, crypto.randomUUID())).data.itemCount).toBe(2);
    });
  });

  it('malformed input is rejected before anything is changed', async () => {
    const door = open();
    const shopper = door.shopper();
    const { productCode } = await findPlain(door);
    await add(shopper, EMIRATES, { productCode }, 1);
    const params = { cartId: await shopper.cartId(EMIRATES) };
    const item = { quantity: 1, product: { productCode } };
    const many = <T>(length: number, it: T) => Array.from({ length }, () => it);
    const answers = await Promise.all([
      call(shopper, addItems, { params, query: { partial: 'yes' as 'true' }, body: { items: [item] } }),
      call(shopper, addItems, { params, query: { partial: 'true' }, body: { items: many(61, item) } }),
      call(shopper, addItem, { params, body: { ...item, place: -1 } }),
      call(shopper, addSaved, { params, body: { items: [] } }),
      call(shopper, removeItems, { params, body: { lineItemIds: many(501, 'a') } }),
      call(shopper, saveItem, { params: { ...params, lineItemId: "' or 1=1" } }),
      call(shopper, readSharedCart, { params: { token: 'x'.repeat(65) } }),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(many(answers.length, 'INVALID_REQUEST'));
    expect(await readCartOf(shopper, EMIRATES)).toMatchObject({ itemCount: 1, savedItems: [] });
  });

  describe('a shared cart', () => {
    it('can be read by its link alone, in the currency and language of the reader', async () => {
      const door = open();
      const shopper = door.shopper();
      const { paint, first } = await findPaint(door);
      const { data: cart } = await add(shopper, EMIRATES, paint, 2, first);
      const cartId = await shopper.cartId(EMIRATES);
      const { data: link } = await call(shopper, shareCart, { params: { cartId } });
      expect((await call(shopper, shareCart, { params: { cartId } })).data.token).toBe(link.token);
      const read = (token: string, place: Place) =>
        call(door.shopper(), readSharedCart, { params: { token } }, place);
      const { data: here } = await read(link.token, EMIRATES);
      expect([here.itemCount, here.subtotal]).toEqual([2, cart.subtotal]);
      expect(here.items[0]?.items[0]?.product).toEqual(cart.items[0]?.items[0]?.product);
      const { data: there } = await read(link.token, KUWAIT);
      expect([there.country, there.currencyCode]).toEqual(['kw', 'KWD']);
      expect(there.itemCount + there.notSold.length).toBeGreaterThan(0);
      for (const token of ['nobody', link.token.slice(1)]) {
        const refused = await read(token, EMIRATES);
        expect([refused.status, refused.error?.code]).toEqual([404, 'SHARE_NOT_FOUND']);
      }
      const empty = door.shopper();
      const refused = await call(empty, shareCart, { params: { cartId: await empty.cartId(EMIRATES) } });
      expect(['CART_EMPTY', 'CART_NOT_FOUND']).toContain(refused.error?.code);
    });
  });
}
