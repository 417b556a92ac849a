import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdSchema, QuantitySchema } from '../fields.ts';
import {
  DiscontinuedItemSchema,
  MAX_WISHLIST_BATCH,
  MAX_WISHLIST_ITEMS,
  UnavailableItemSchema,
  WISHLIST_NAME,
  WishlistEntrySchema,
  WishlistItemSchema,
  WishlistSchema,
} from './wishlist-items.ts';

export * from './wishlist-items.ts';

const base = '/experience/checkout/private/v1/wishlists';
const wishlistPath = '/experience/binaa/v1/wishlists/{wishlistId}';

const listParams = z.strictObject({ wishlistId: IdSchema });
const itemParams = z.strictObject({ wishlistId: IdSchema, wishlistItemId: IdSchema });
const WishlistEntriesSchema = z
  .array(WishlistEntrySchema)
  .check(z.minLength(1), z.maxLength(MAX_WISHLIST_BATCH));

const itemGroups = {
  items: z.array(WishlistItemSchema),
  oosItems: z.array(UnavailableItemSchema),
};

/** Creates the customer's wishlist, or returns the existing one. */
export const createWishlist = defineEndpoint({
  name: 'createWishlist',
  method: 'POST',
  path: base,
  scope: 'private',
  sendsIdentity: false,
  body: z.strictObject({ customerAccountId: IdSchema, name: z.enum([WISHLIST_NAME]) }),
  reply: z.object({ id: z.string() }),
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Returns a customer's default wishlist, or none; `readLists` returns all lists. */
export const readWishlists = defineEndpoint({
  name: 'readWishlists',
  method: 'GET',
  path: `${base}/customers/{customerAccountId}`,
  scope: 'private',
  params: z.strictObject({ customerAccountId: IdSchema }),
  reply: z.array(WishlistSchema),
  errors: ['WISHLIST_NOT_FOUND'],
});

/**
 * Adds entries, all or none. An entry with the product and options of an existing item increases its quantity
 * up to the product's maximum.
 */
export const addWishlistItems = defineEndpoint({
  name: 'addWishlistItems',
  method: 'POST',
  path: `${base}/{wishlistId}/items/`,
  scope: 'private',
  params: listParams,
  body: z.strictObject({ items: WishlistEntriesSchema }),
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'SHADE_UNKNOWN', 'WISHLIST_FULL'],
});

/** Removes an item. */
export const removeWishlistItem = defineEndpoint({
  name: 'removeWishlistItem',
  method: 'DELETE',
  path: `${base}/{wishlistId}/items/{wishlistItemId}`,
  scope: 'private',
  params: itemParams,
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND', 'WISHLIST_ITEM_NOT_FOUND'],
});

/**
 * Sets an item's quantity, limited to the product's maximum, and its options if given. An item that becomes
 * equal to another one is merged into it.
 */
export const updateWishlistItem = defineEndpoint({
  name: 'setWishlistItem',
  method: 'PUT',
  path: `${wishlistPath}/items/{wishlistItemId}`,
  scope: 'private',
  params: itemParams,
  body: z.strictObject({ quantity: QuantitySchema, options: WishlistEntrySchema.shape.options }),
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND', 'WISHLIST_ITEM_NOT_FOUND', 'SHADE_UNKNOWN'],
});

/** Removes the given items, or all items without ids. Unknown ids are ignored. */
export const removeWishlistItems = defineEndpoint({
  name: 'removeWishlistItems',
  method: 'POST',
  path: `${wishlistPath}/removals`,
  scope: 'private',
  params: listParams,
  body: z.strictObject({ itemIds: z.optional(z.array(IdSchema).check(z.maxLength(MAX_WISHLIST_ITEMS))) }),
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Merges a guest's entries: adds products that are not on the list yet, up to its limit. */
export const mergeWishlist = defineEndpoint({
  name: 'mergeWishlist',
  method: 'POST',
  path: `${wishlistPath}/merge`,
  scope: 'private',
  params: listParams,
  body: z.strictObject({ items: WishlistEntriesSchema }),
  reply: z.object({
    wishlist: WishlistSchema,
    /** Entries that were not added: already on the list, unknown, or the list is full. */
    skipped: z.array(z.object({ productCode: z.string(), reason: z.enum(['PRESENT', 'UNKNOWN', 'FULL']) })),
  }),
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Shares the wishlist by a link that is valid for 30 days; an existing link is extended. */
export const shareWishlist = defineEndpoint({
  name: 'shareWishlist',
  method: 'POST',
  path: `${wishlistPath}/share`,
  scope: 'private',
  params: listParams,
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Revokes the shared link. */
export const unshareWishlist = defineEndpoint({
  name: 'unshareWishlist',
  method: 'DELETE',
  path: `${wishlistPath}/share`,
  scope: 'private',
  params: listParams,
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND'],
});

/**
 * Returns a shared wishlist with current product data and without any data of its owner. Revoked and expired
 * links fail with WISHLIST_NOT_FOUND.
 */
export const readSharedWishlist = defineEndpoint({
  name: 'readSharedWishlist',
  method: 'GET',
  path: '/experience/binaa/v1/shared-wishlists/{token}',
  scope: 'none',
  params: z.strictObject({ token: IdSchema }),
  reply: z.object({
    ...itemGroups,
    /** Name that its customer gave the list; null for the default wishlist. */
    name: z.nullable(z.string()),
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: ['WISHLIST_NOT_FOUND'],
});
export type SharedWishlist = z.output<typeof readSharedWishlist.reply>;

/**
 * Returns product data for the entries of a guest wishlist, which is stored in the browser. Item ids are
 * indexes of the request, from 0; unknown products have no name.
 */
export const describeWishlistEntries = defineEndpoint({
  name: 'describeWishes',
  method: 'POST',
  path: '/experience/binaa/v1/wishes',
  scope: 'none',
  body: z.strictObject({ items: WishlistEntriesSchema }),
  reply: z.object({ ...itemGroups, deletedItems: z.array(DiscontinuedItemSchema) }),
});
export type DescribedWishlistEntries = z.output<typeof describeWishlistEntries.reply>;
