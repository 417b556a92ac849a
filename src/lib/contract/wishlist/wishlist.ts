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
const own = '/experience/binaa/v1/wishlists/{wishlistId}';

const listParams = z.strictObject({ wishlistId: IdSchema });
const itemParams = z.strictObject({ wishlistId: IdSchema, wishlistItemId: IdSchema });
const WishlistEntriesSchema = z
  .array(WishlistEntrySchema)
  .check(z.minLength(1), z.maxLength(MAX_WISHLIST_BATCH));

const groups = {
  items: z.array(WishlistItemSchema),
  oosItems: z.array(UnavailableItemSchema),
};

/** Makes the customer's wishlist, or finds the one that he has. */
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

/** The wishlists of a customer: one, or none yet. */
export const readWishlists = defineEndpoint({
  name: 'readWishlists',
  method: 'GET',
  path: `${base}/customers/{customerAccountId}`,
  scope: 'private',
  params: z.strictObject({ customerAccountId: IdSchema }),
  reply: z.array(WishlistSchema),
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Adds entries, all or none. The same goods with the same options join theirs, up to the product's maximum. */
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

/** Removes an entry. */
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
 * Sets the pieces of an entry, at most the product's maximum, and its options where they are said; made the same as
 * another one, it joins that.
 */
export const updateWishlistItem = defineEndpoint({
  name: 'setWishlistItem',
  method: 'PUT',
  path: `${own}/items/{wishlistItemId}`,
  scope: 'private',
  params: itemParams,
  body: z.strictObject({ quantity: QuantitySchema, options: WishlistEntrySchema.shape.options }),
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND', 'WISHLIST_ITEM_NOT_FOUND', 'SHADE_UNKNOWN'],
});

/** Removes those of the entries that are still there; without ids all of them. */
export const removeWishlistItems = defineEndpoint({
  name: 'removeWishlistItems',
  method: 'POST',
  path: `${own}/removals`,
  scope: 'private',
  params: listParams,
  body: z.strictObject({ itemIds: z.optional(z.array(IdSchema).check(z.maxLength(MAX_WISHLIST_ITEMS))) }),
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Brings a guest's entries along: those whose product is not on the list yet, as many as there is room for. */
export const mergeWishlist = defineEndpoint({
  name: 'mergeWishlist',
  method: 'POST',
  path: `${own}/merge`,
  scope: 'private',
  params: listParams,
  body: z.strictObject({ items: WishlistEntriesSchema }),
  reply: z.object({
    wishlist: WishlistSchema,
    /** What did not come along: it was there already, nobody sells it, or the list is full. */
    skipped: z.array(z.object({ productCode: z.string(), reason: z.enum(['PRESENT', 'UNKNOWN', 'FULL']) })),
  }),
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Makes a link by which anybody reads the list for 30 days; the one that there is stays, and its days begin again. */
export const shareWishlist = defineEndpoint({
  name: 'shareWishlist',
  method: 'POST',
  path: `${own}/share`,
  scope: 'private',
  params: listParams,
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Takes the link back: who has it reads nothing any more. */
export const unshareWishlist = defineEndpoint({
  name: 'unshareWishlist',
  method: 'DELETE',
  path: `${own}/share`,
  scope: 'private',
  params: listParams,
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND'],
});

/** What somebody shared, as it is now, without saying who. A link that was taken back or is over is not found. */
export const readSharedWishlist = defineEndpoint({
  name: 'readSharedWishlist',
  method: 'GET',
  path: '/experience/binaa/v1/shared-wishlists/{token}',
  scope: 'none',
  params: z.strictObject({ token: IdSchema }),
  reply: z.object({
    ...groups,
    /** Epoch milliseconds. */
    expiresAt: z.int(),
  }),
  errors: ['WISHLIST_NOT_FOUND'],
});
export type SharedWishlist = z.output<typeof readSharedWishlist.reply>;

/**
 * What the catalogue says of goods that are wished for, whoever asks: a guest's list is in his browser. Ids are the
 * places in the call, from 0; those that are unknown have no name.
 */
export const describeWishlistEntries = defineEndpoint({
  name: 'describeWishes',
  method: 'POST',
  path: '/experience/binaa/v1/wishes',
  scope: 'none',
  body: z.strictObject({ items: WishlistEntriesSchema }),
  reply: z.object({ ...groups, deletedItems: z.array(DiscontinuedItemSchema) }),
});
export type DescribedWishlistEntries = z.output<typeof describeWishlistEntries.reply>;
