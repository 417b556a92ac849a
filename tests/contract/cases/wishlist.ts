import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import * as lists from '#lib/contract/wishlist/lists.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import { type ContractClient, callEndpoint, type Market } from '../harness/client.ts';
import { findPaint } from '../harness/find-products.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };

const list = { wishlistId: 'somebody' };
const entry = { ...list, wishlistItemId: 'something' };
const account = { customerAccountId: 'somebody' };
const items = [{ quantity: 1, product: { productCode: 'T-TEN' } }];

/** Tests the wishlist endpoints for guests; customers are tested in the backend and in the browser API. */
export function describeWishlist(getClient: () => ContractClient) {
  const PRIVATE: [AnyEndpoint, object][] = [
    [wishlistContract.createWishlist, { body: { ...account, name: wishlistContract.WISHLIST_NAME } }],
    [wishlistContract.readWishlists, { params: account }],
    [wishlistContract.addWishlistItems, { params: list, body: { items } }],
    [wishlistContract.mergeWishlist, { params: list, body: { items } }],
    [wishlistContract.updateWishlistItem, { params: entry, body: { quantity: 1 } }],
    [wishlistContract.removeWishlistItem, { params: entry }],
    [wishlistContract.removeWishlistItems, { params: list, body: {} }],
    [wishlistContract.shareWishlist, { params: list }],
    [wishlistContract.unshareWishlist, { params: list }],
    [lists.readLists, {}],
    [lists.createList, { body: { name: 'Bathroom' } }],
    [lists.readList, { params: list }],
    [lists.renameList, { params: list, body: { name: 'Kitchen' } }],
    [lists.deleteList, { params: list }],
    [
      lists.transferListItems,
      { params: list, body: { targetId: 'other', itemIds: ['something'], isCopy: false } },
    ],
  ];

  describe('a wishlist', () => {
    it.each(PRIVATE)('is denied to a guest: $name', async (endpoint, input) => {
      const { status, error } = await callEndpoint(getClient().visitor(), endpoint, input);
      expect([status, error?.code]).toEqual([403, 'FORBIDDEN']);
    });

    it('accepts items at the address of the specification, with and without a trailing slash', async () => {
      const visitor = getClient().visitor();
      const path = '/experience/checkout/private/v1/wishlists/somebody/items';
      expect(wishlistContract.addWishlistItems.path.replace('{wishlistId}', 'somebody')).toBe(`${path}/`);
      for (const address of [path, `${path}/`]) {
        const sent = { method: 'POST', path: address, body: JSON.stringify({ items }) };
        expect([address, (await visitor.send(sent)).status]).toEqual([address, 403]);
      }
      const read = await visitor.send({ method: 'GET', path });
      expect([read.status, read.error?.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    });
  });

  describe('wishlist items', () => {
    it('are described to any caller, in the order of the request', async () => {
      const client = getClient();
      const { productCode } = (await findPaint(client)).paint;
      const wishlistEntries = ['NO-SUCH', productCode].map((code) => ({
        quantity: 2,
        product: { productCode: code },
      }));
      const { data } = await callEndpoint(client.visitor(), wishlistContract.describeWishlistEntries, {
        body: { items: wishlistEntries },
      });
      expect(data.deletedItems).toMatchObject([{ id: '0', quantity: 2 }]);
      expect(data.items).toMatchObject([
        {
          id: '1',
          quantity: 2,
          product: { missingOptions: ['tenant~shade'], size: null, codes: [productCode] },
        },
      ]);
    });

    it.each([[[]], ['T-TEN'], [[{ product: {} }]], [[{ ...items[0], isSizeChosen: 'M' }]]])(
      'are rejected as %j',
      async (wrong) => {
        const input = { body: { items: wrong } } as object;
        const { status } = await callEndpoint(
          getClient().visitor(),
          wishlistContract.describeWishlistEntries,
          input,
        );
        expect(status).toBe(400);
      },
    );
  });

  describe('a link to a wishlist', () => {
    it('that is unknown is not found, with a message in the language of the request', async () => {
      for (const token of ['x', 'a'.repeat(24), crypto.randomUUID()]) {
        const { status, error } = await callEndpoint(
          getClient().visitor(),
          wishlistContract.readSharedWishlist,
          {
            params: { token },
          },
        );
        expect([status, error?.code]).toEqual([404, 'WISHLIST_NOT_FOUND']);
      }
      const params = { token: 'nowhere' };
      const { error } = await callEndpoint(
        getClient().visitor(),
        wishlistContract.readSharedWishlist,
        { params },
        KUWAIT,
      );
      expect(error?.message).toMatch(/\p{Script=Arabic}/u);
    });

    it.each(["' or 1=1 --", '<script>', '\u0000', 'a'.repeat(65)])('is rejected as %j', async (token) => {
      const { status, error } = await callEndpoint(
        getClient().visitor(),
        wishlistContract.readSharedWishlist,
        {
          params: { token },
        },
      );
      expect([400, 404]).toContain(status);
      expect(['INVALID_REQUEST', undefined]).toContain(error?.code);
    });
  });
}
