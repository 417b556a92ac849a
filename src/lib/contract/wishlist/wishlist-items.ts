import * as z from 'zod/mini';
import { LineProductSchema, SelectedOptionSchema } from '../cart/cart.ts';
import { PriceSchema, ProductSummarySchema } from '../catalog/product.ts';
import { ProductCodeSchema, QuantitySchema } from '../fields.ts';

/** The name of every wishlist: a customer has one. */
export const WISHLIST_NAME = 'my_wishlist_hardware';

/** How many entries a wishlist has room for. */
export const MAX_WISHLIST_ITEMS = 500;

/** How many entries one call brings. */
export const MAX_WISHLIST_BATCH = 100;

/** What is wished for; a guest's browser keeps the same. */
export const WishlistEntrySchema = z.strictObject({
  /** Pieces; 1 unless said. */
  quantity: z._default(QuantitySchema, 1),
  product: z.strictObject({ productCode: ProductCodeSchema }),
  /** As the cart has them; a paint may wait for its shade. */
  options: z.optional(z.array(SelectedOptionSchema).check(z.maxLength(8))),
  /**
   * Of goods that are cut by sizes: whether that of the code is the one that is wished for. Unless said it is, but for
   * the variant that stands for all of them.
   */
  isSizeChosen: z.optional(z.boolean()),
});
export type WishlistEntry = z.output<typeof WishlistEntrySchema>;

/** An entry that is in the catalogue. */
export const WishlistItemSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  /** With the options that were chosen. */
  product: z.object({
    ...LineProductSchema.shape,
    /** Null where the country does not sell it. */
    price: z.nullable(PriceSchema),
    inventoryInfo: ProductSummarySchema.shape.inventoryInfo,
    /** Options that are still to be chosen before it can be bought: `tenant~shade` or `tenant~size`. */
    missingOptions: z.array(z.string()),
    /** Of goods that are cut by sizes the chosen one; null while none is, and of all others. */
    size: z.nullable(z.string()),
    /** Codes by which it is bought: its own, or while a size is to be chosen those of all that there are. */
    codes: z.array(z.string()),
  }),
});
export type WishlistItem = z.output<typeof WishlistItemSchema>;

/** An entry that cannot be bought here now, and why. */
export const UnavailableItemSchema = z.object({
  ...WishlistItemSchema.shape,
  reason: z.enum(['OUT_OF_STOCK', 'NOT_SOLD_HERE']),
});

/** An entry that nobody sells any more. */
export const DiscontinuedItemSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  /** By the name that it had. */
  product: z.object({ productCode: z.string(), content: z.object({ productName: z.string() }) }),
});

/** A customer's wishlist, the same in all countries; what it says of goods is of the call's. The newest come first. */
export const WishlistSchema = z.object({
  wishListId: z.string(),
  customerAccountId: z.string(),
  name: z.string(),
  items: z.array(WishlistItemSchema),
  oosItems: z.array(UnavailableItemSchema),
  deletedItems: z.array(DiscontinuedItemSchema),
  /** The link by which others read it; null while there is none. */
  share: z.nullable(
    z.object({
      token: z.string(),
      /** Epoch milliseconds. */
      expiresAt: z.int(),
    }),
  ),
});
export type Wishlist = z.output<typeof WishlistSchema>;
