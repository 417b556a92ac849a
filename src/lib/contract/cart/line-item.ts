import * as z from 'zod/mini';
import { ProductImageSchema } from '../catalog/product-image.ts';
import { MoneySchema } from '../money.ts';

/** A selected option of a product. */
export const SelectedOptionSchema = z.strictObject({
  /** Attribute of the option, such as `tenant~shade`. */
  attributeFQN: z.string().check(z.maxLength(64)),
  /** Selected value; `shadeName|shadeCode` for a shade. */
  value: z.string().check(z.maxLength(160)),
});

/** A selected option in a reply. */
const LineOptionSchema = z.object({
  attributeFQN: z.string(),
  value: z.string(),
  /** `#rrggbb` of a shade; null for other options. */
  hex: z.nullable(z.string()),
});

/** Product data of a line of a cart or an order. */
export const LineProductSchema = z.object({
  productCode: z.string(),
  content: z.object({ productName: z.string(), slug: z.string() }),
  brand: z.string(),
  productImages: z.array(ProductImageSchema),
  options: z.array(LineOptionSchema),
  /** Whether it is tinted paint. */
  isPaintProduct: z.boolean(),
  /** Maximum quantity of the product in one cart. */
  maximumQuantity: z.int(),
  /** Return period in days after delivery, 0 when it cannot be returned; missing for services. */
  returnDays: z.optional(z.int()),
});

/** A line of a cart or an order. */
export const LineItemSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  /** `subtotal` minus the line's share of the discounts. */
  total: MoneySchema,
  /** unitPrice.extendedAmount × quantity. */
  subtotal: MoneySchema,
  product: LineProductSchema,
  unitPrice: z.object({
    /** Regular price of one piece. */
    listAmount: MoneySchema,
    /** Reduced price of one piece; null when not on sale. */
    saleAmount: z.nullable(MoneySchema),
    /** Price of one piece: `saleAmount`, otherwise `listAmount`. */
    extendedAmount: MoneySchema,
  }),
  /** Whole percent off the list price, 0 when not on sale. */
  discountPercentage: z.int(),
  /** The discount that includes this line; `id` is the coupon code or `employee`. */
  productDiscount: z.nullable(z.object({ id: z.string(), name: z.string() })),
  onSale: z.boolean(),
  /** Whether the line is an assembly service (the specification's spelling). */
  assmblyProduct: z.boolean(),
  /** Whether the line is a warranty. */
  warrantyProduct: z.boolean(),
  /** Id of the line that this add-on belongs to; null for a product. */
  parentItemId: z.nullable(z.string()),
  /** False when stock no longer covers the quantity. */
  isAvailable: z.boolean(),
  /** True when the quantity is unavailable only because payments of others are in progress. */
  isHeldByOthers: z.optional(z.boolean()),
});
export type LineItem = z.output<typeof LineItemSchema>;

/** A line with its add-ons. */
export const LineGroupSchema = z.object({
  /** Id of the main line. */
  id: z.string(),
  /** The main line, then its add-ons. */
  items: z.array(LineItemSchema),
});
export type LineGroup = z.output<typeof LineGroupSchema>;
