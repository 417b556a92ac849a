import * as z from 'zod/mini';

/** An image of a product. */
export const ProductImageSchema = z.object({
  /** Path in this shop, or a URL on a configured host. */
  imageUrl: z.string(),
  /** Alternative text in the request's language. */
  altText: z.string(),
  /** `#rrggbb` placeholder shown until a photo has loaded. */
  placeholder: z.optional(z.string()),
});
