import * as z from 'zod/mini';

/** A picture of a product. */
export const ProductImageSchema = z.object({
  /** A path of this shop, or an address on a configured host. */
  imageUrl: z.string(),
  /** What it shows, in the call's language. */
  altText: z.string(),
  /** `#rrggbb` of the product, for the place of a photograph until it is there. */
  placeholder: z.optional(z.string()),
});
