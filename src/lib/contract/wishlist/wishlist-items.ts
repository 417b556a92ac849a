import * as z from 'zod/mini';
import { LineProductSchema, SelectedOptionSchema } from '../cart/line-item.ts';
import { PriceSchema, ProductSummarySchema } from '../catalog/product.ts';
import { ProductCodeSchema, QuantitySchema } from '../fields.ts';

/** Name of the default wishlist: a customer has one. */
export const WISHLIST_NAME = 'my_wishlist_hardware';

/** Maximum number of items in the default wishlist. */
export const MAX_WISHLIST_ITEMS = 500;

/** Maximum number of entries in one request. */
export const MAX_WISHLIST_BATCH = 100;

/** A wishlist entry; the guest wishlist in the browser has the same shape. */
export const WishlistEntrySchema = z.strictObject({
  /** Defaults to 1. */
  quantity: z._default(QuantitySchema, 1),
  product: z.strictObject({ productCode: ProductCodeSchema }),
  /** Selected options as in the cart; the shade of a paint may be missing. */
  options: z.optional(z.array(SelectedOptionSchema).check(z.maxLength(8))),
  /**
   * For products with sizes: whether the size of `productCode` was chosen. Defaults to true, except for the
   * lead variant.
   */
  isSizeChosen: z.optional(z.boolean()),
});
export type WishlistEntry = z.output<typeof WishlistEntrySchema>;

/** A wishlist item whose product is in the catalog. */
export const WishlistItemSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  /** Product with the selected options. */
  product: z.object({
    ...LineProductSchema.shape,
    /** Null when not sold in the request's country. */
    price: z.nullable(PriceSchema),
    inventoryInfo: ProductSummarySchema.shape.inventoryInfo,
    /** Options to select before it can be bought: `tenant~shade` or `tenant~size`. */
    missingOptions: z.array(z.string()),
    /** Chosen size; null when none is chosen and for products without sizes. */
    size: z.nullable(z.string()),
    /** Product codes under which it may be bought: its own, or those of all sizes while none is selected. */
    codes: z.array(z.string()),
  }),
});
export type WishlistItem = z.output<typeof WishlistItemSchema>;

/** A wishlist item that cannot be bought in the request's country now, with the reason. */
export const UnavailableItemSchema = z.object({
  ...WishlistItemSchema.shape,
  reason: z.enum(['OUT_OF_STOCK', 'NOT_SOLD_HERE']),
});

/** A wishlist item that is discontinued. */
export const DiscontinuedItemSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  /** Product with its last known name. */
  product: z.object({ productCode: z.string(), content: z.object({ productName: z.string() }) }),
});

/**
 * A customer's wishlist or named list, newest items first. The items are the same in all countries; product
 * data is that of the request's country.
 */
export const WishlistSchema = z.object({
  wishListId: z.string(),
  customerAccountId: z.string(),
  name: z.string(),
  items: z.array(WishlistItemSchema),
  /** Items that cannot be bought now. */
  oosItems: z.array(UnavailableItemSchema),
  /** Discontinued items. */
  deletedItems: z.array(DiscontinuedItemSchema),
  /** Shared link; null while the wishlist is not shared. */
  share: z.nullable(
    z.object({
      token: z.string(),
      /** Epoch milliseconds. */
      expiresAt: z.int(),
    }),
  ),
});
export type Wishlist = z.output<typeof WishlistSchema>;
