import * as z from 'zod/mini';
import { PriceSchema, ProductSummarySchema, ShadeSchema } from './catalog/product.ts';
import { defineEndpoint } from './endpoint.ts';
import { ProductCodeSchema } from './fields.ts';

/** Lists the shades that a paint can be tinted to, by family and then in the order of the shade card. */
export const productShades = defineEndpoint({
  name: 'productShades',
  method: 'GET',
  path: '/experience/catalog/guest/v1/product/{code}/shades',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: z.object({ shades: z.array(ShadeSchema) }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/**
 * Lists the pack sizes of a paint sold in the request's country, smallest first. Not part of the
 * specification.
 */
export const paintPacks = defineEndpoint({
  name: 'paintPacks',
  method: 'GET',
  path: '/experience/binaa/v1/products/{code}/packs',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: z.object({
    /** Includes the product itself; empty for a product that is not sold by the litre. */
    packs: z.array(
      z.object({
        productCode: z.string(),
        slug: z.string(),
        /** Label such as `4 L`, in the request's language. */
        packSize: z.string(),
        /** Content in millilitres. */
        millilitres: z.int(),
        price: PriceSchema,
        inventoryInfo: ProductSummarySchema.shape.inventoryInfo,
        /** Maximum quantity of the product in one cart. */
        maximumQuantity: z.int(),
      }),
    ),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});
