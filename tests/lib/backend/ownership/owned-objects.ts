import { runInTransaction } from '#lib/backend/db/database.ts';
import { hashPin, insertPin } from '#lib/backend/wallet/pins.ts';
import * as addresses from '#lib/contract/account/saved-addresses.ts';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { saveItem } from '#lib/contract/cart/saved-items.ts';
import { createOrder, type Order } from '#lib/contract/orders/orders.ts';
import * as wishlists from '#lib/contract/wishlist/wishlist.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import { addToCart, createDraft, readCurrentCart } from '../../../contract/harness/purchase-steps.ts';
import type { Owner } from './callers.ts';

/** A product that can be ordered often. */
export const PRODUCT = 'T-PLENTY';

export const HOME: addresses.SavedAddressInput = {
  fullName: 'Huda Al Ali',
  mobile: '+971501234567',
  addressUse: 'Both',
  countryCode: 'ae',
  emirate: 'DU',
  area: 'Al Barsha',
  deliveryAddress: 'Street 12',
  buildingNo: '7',
  addressType: 'Residential',
  isDefault: false,
};

/** Returns the owner's cart with a line in it. */
export async function createOwnCart(
  owner: Owner,
): Promise<{ cart: Cart; cartId: string; lineItemId: string }> {
  const cart = await readCurrentCart(owner, EMIRATES);
  const filled = cart.items[0] ? cart : (await addToCart(owner, EMIRATES, { productCode: PRODUCT }, 1)).data;
  const [item] = filled.items;
  return { cart: filled, cartId: filled.id, lineItemId: item?.items[0]?.id ?? '' };
}

/** Returns an item that the owner has saved for later. */
export async function createOwnSavedItem(owner: Owner): Promise<{ cartId: string; savedItemId: string }> {
  const { cartId, lineItemId } = await createOwnCart(owner);
  const { data } = await callEndpoint(owner, saveItem, { params: { cartId, lineItemId } });
  return { cartId, savedItemId: data.savedItems[0]?.items[0]?.id ?? '' };
}

/** Returns the owner's draft order, without contact and address. */
export async function createOwnBareDraft(owner: Owner): Promise<Order> {
  const { cartId } = await createOwnCart(owner);
  return (await callEndpoint(owner, createOrder, { query: { cartId } })).data;
}

/** Returns the owner's draft order, ready to be paid. */
export async function createOwnDraft(owner: Owner): Promise<Order> {
  await createOwnCart(owner);
  return (await createDraft(owner, EMIRATES)).data;
}

let orderCount = 0;

/** Returns an order of the owner that is submitted and not packed; `status` sets a later status without the job. */
export async function createOwnOrder(owner: Owner, status: Order['status'] = 'Accepted'): Promise<Order> {
  const draft = await createOwnDraft(owner);
  orderCount += 1;
  const order_number = `AE26-${String(900_000 + orderCount)}-1`;
  const now = Date.now();
  await owner.db
    .updateTable('orders')
    .set({ status, order_number, submitted_at: now })
    .where('id', '=', draft.id)
    .execute();
  return { ...draft, orderNumber: order_number };
}

/** Returns the owner's list with an item in it. */
export async function createOwnWishlist(
  owner: Owner,
): Promise<{ wishlistId: string; wishlistItemId: string }> {
  const body = { customerAccountId: owner.accountId, name: wishlists.WISHLIST_NAME } as const;
  const { data } = await callEndpoint(owner, wishlists.createWishlist, { body });
  const params = { wishlistId: data.id };
  const items = [{ quantity: 1, product: { productCode: PRODUCT } }];
  const list = await callEndpoint(owner, wishlists.addWishlistItems, { params, body: { items } });
  return { ...params, wishlistItemId: list.data.items[0]?.id ?? '' };
}

/** Returns the id of a saved address of the owner. */
export async function createOwnAddress(owner: Owner): Promise<string> {
  const { accountId, contactId } = owner;
  const input = { params: { accountId }, query: { contactId }, body: HOME };
  return (await callEndpoint(owner, addresses.addAddress, input)).data.addresses[0]?.id ?? '';
}

/** Returns the id of a wallet PIN for a draft order of the owner, stored as if it had been sent. */
export async function createOwnWalletPin(owner: Owner): Promise<string> {
  const order = await createOwnDraft(owner);
  const { wallet_id } = await owner.db
    .selectFrom('users')
    .select('wallet_id')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  const id = `pin-${owner.userId}`;
  const now = Date.now();
  const row = {
    ...{ id, wallet_id: wallet_id ?? '', order_id: order.id, session_id: owner.sessionId ?? '' },
    ...{ status: 'waiting' as const, secret_hash: hashPin('a secret', id, '123456'), sends_left: 1 },
    ...{ resend_at: now, expires_at: now + 300_000, created_at: now },
  };
  await runInTransaction(owner.db, (trx) => insertPin(trx, row));
  return id;
}
