import * as z from 'zod/mini';
import { ProductImageSchema } from '../catalog/product-image.ts';
import { MoneySchema } from '../fields.ts';

/** An option that was chosen. */
export const SelectedOptionSchema = z.strictObject({
  /** `tenant~shade`. */
  attributeFQN: z.string().check(z.maxLength(64)),
  /** A shade is `shadeName|shadeCode`. */
  value: z.string().check(z.maxLength(160)),
});

/** A chosen option as the cart answers it. */
const LineOptionSchema = z.object({
  attributeFQN: z.string(),
  value: z.string(),
  /** `#rrggbb` of a shade. */
  hex: z.nullable(z.string()),
});

/** What a line of a cart or an order says of its product. */
export const LineProductSchema = z.object({
  productCode: z.string(),
  content: z.object({ productName: z.string(), slug: z.string() }),
  brand: z.string(),
  productImages: z.array(ProductImageSchema),
  options: z.array(LineOptionSchema),
  isPaintProduct: z.boolean(),
  maximumQuantity: z.int(),
});

/** One line. */
export const LineItemSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  /** `subtotal` without the line's part of the discounts. */
  total: MoneySchema,
  /** unitPrice.extendedAmount × quantity. */
  subtotal: MoneySchema,
  product: LineProductSchema,
  unitPrice: z.object({
    listAmount: MoneySchema,
    saleAmount: z.nullable(MoneySchema),
    /** What one piece costs: the sale price where there is one. */
    extendedAmount: MoneySchema,
  }),
  /** Whole percent off the list price, 0 when not on sale. */
  discountPercentage: z.int(),
  /** The discount that the line has a part of; `id` is a coupon's code, or `employee`. */
  productDiscount: z.nullable(z.object({ id: z.string(), name: z.string() })),
  onSale: z.boolean(),
  assmblyProduct: z.boolean(),
  warrantyProduct: z.boolean(),
  /** The line that this one is an add-on of. */
  parentItemId: z.nullable(z.string()),
  /** False when stock no longer covers the quantity. */
  isAvailable: z.boolean(),
});
export type LineItem = z.output<typeof LineItemSchema>;

/** A line with its add-ons. */
export const LineGroupSchema = z.object({
  /** Of the line. */
  id: z.string(),
  /** The line, then its add-ons. */
  items: z.array(LineItemSchema),
});
export type LineGroup = z.output<typeof LineGroupSchema>;
