import * as z from 'zod/mini';
import { LineProductSchema } from '../cart/cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { createTextSchema, IdSchema } from '../fields.ts';
import { WishlistSchema } from './wishlist-items.ts';

// Lists that a customer names, such as "Bathroom", beside the default wishlist. The wishlist's calls also
// change and share them. Another customer's list is WISHLIST_NOT_FOUND, like an unknown one.

const base = '/experience/binaa/v1/wishlists';

/** Maximum number of named lists of a customer. */
export const MAX_LISTS = 20;

/** Maximum number of items in a named list. */
export const MAX_LIST_ITEMS = 100;

/** Maximum length of a list's name. */
export const MAX_LIST_NAME_LENGTH = 60;

/**
 * A list's name: one line with a letter or digit, without markup and direction marks. Repeated spaces are
 * collapsed.
 */
export const ListNameSchema = createTextSchema(MAX_LIST_NAME_LENGTH).check(
  z.overwrite((text) => text.replace(/\s+/gu, ' ')),
  z.regex(/[\p{L}\p{N}]/u),
  z.regex(/^[^<>\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
);

/** A list without its items. */
export const ListSummarySchema = z.object({
  id: z.string(),
  /** `my_wishlist_hardware` for the default wishlist. */
  name: z.string(),
  isDefault: z.boolean(),
  itemCount: z.int(),
  isShared: z.boolean(),
  /** Images of the newest items, at most four; fewer when items have none. */
  images: LineProductSchema.shape.productImages,
});
export type ListSummary = z.output<typeof ListSummarySchema>;

const listParams = z.strictObject({ wishlistId: IdSchema });
const nameBody = z.strictObject({ name: ListNameSchema });
const listReply = z.object({ list: ListSummarySchema });

/** Returns the default wishlist, if it exists, and the named lists by name. */
export const readLists = defineEndpoint({
  name: 'readLists',
  method: 'GET',
  path: base,
  scope: 'private',
  reply: z.object({ lists: z.array(ListSummarySchema) }),
});

/** Creates a named list. Names that differ only in case, spaces or Arabic vowel signs are the same. */
export const createList = defineEndpoint({
  name: 'createList',
  method: 'POST',
  path: base,
  scope: 'private',
  body: nameBody,
  reply: listReply,
  errors: ['LIST_NAME_TAKEN', 'LIST_LIMIT'],
});

/** Returns a list or the default wishlist, with current product data. */
export const readList = defineEndpoint({
  name: 'readList',
  method: 'GET',
  path: `${base}/{wishlistId}`,
  scope: 'private',
  params: listParams,
  reply: WishlistSchema,
  errors: ['WISHLIST_NOT_FOUND'],
});

/** Renames a named list; the default wishlist is not found. */
export const renameList = defineEndpoint({
  name: 'renameList',
  method: 'PUT',
  path: `${base}/{wishlistId}`,
  scope: 'private',
  params: listParams,
  body: nameBody,
  reply: listReply,
  errors: ['WISHLIST_NOT_FOUND', 'LIST_NAME_TAKEN'],
});

/** Deletes a named list with its items; the default wishlist is not found. */
export const deleteList = defineEndpoint({
  name: 'deleteList',
  method: 'DELETE',
  path: `${base}/{wishlistId}`,
  scope: 'private',
  params: listParams,
  reply: z.object({}),
  errors: ['WISHLIST_NOT_FOUND'],
});

/**
 * Moves or copies items to another list of the customer, all or none. An item that the other list has already
 * increases its quantity, up to the product's maximum.
 */
export const transferListItems = defineEndpoint({
  name: 'transferListItems',
  method: 'POST',
  path: `${base}/{wishlistId}/transfers`,
  scope: 'private',
  params: listParams,
  body: z.strictObject({
    /** List to which the items are added; must be another list. */
    targetId: IdSchema,
    itemIds: z.array(IdSchema).check(z.minLength(1), z.maxLength(MAX_LIST_ITEMS)),
    /** Whether the items also stay where they are. */
    isCopy: z.boolean(),
  }),
  reply: z.object({ count: z.int(), target: ListSummarySchema }),
  errors: ['WISHLIST_NOT_FOUND', 'WISHLIST_ITEM_NOT_FOUND', 'WISHLIST_FULL'],
});
