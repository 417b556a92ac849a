import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { IdSchema, MoneySchema, ProductCodeSchema, QuantitySchema } from './fields.ts';
import { ProductImageSchema } from './product.ts';

const base = '/experience/checkout/guest/v1';

/** An option that was chosen. */
export const ChosenOptionSchema = z.strictObject({
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
  /** After discounts. */
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

/** Something that the backend had to change in a cart, said once. */
export const CartChangeSchema = z.object({
  kind: z.enum(['quantity', 'removed', 'price']),
  productName: z.string(),
  /** The new quantity; null for other kinds. */
  quantity: z.nullable(z.int()),
});

/** A cart. It belongs to one owner in one country. */
export const CartSchema = z.object({
  id: z.string(),
  /** The guest UUID or the customer's id. */
  userId: z.string(),
  country: z.string(),
  currencyCode: z.string(),
  /** Groups of lines, each a line with its add-ons. */
  items: z.array(z.object({ id: z.string(), items: z.array(LineItemSchema) })),
  /** Pieces in all lines but add-ons. */
  itemCount: z.int(),
  couponCodes: z.array(z.string()),
  subtotal: MoneySchema,
  discountTotal: MoneySchema,
  /** subtotal − discountTotal; delivery comes at checkout. */
  total: MoneySchema,
  /** The VAT inside `total`. */
  taxTotal: MoneySchema,
  delivery: z.object({
    /** What standard delivery would cost now: 0 from the threshold on. */
    fee: MoneySchema,
    /** Total from which delivery is free, that amount included. */
    freeFrom: MoneySchema,
    /** What is missing to free delivery; 0 when it is free. */
    missing: MoneySchema,
    /** `total` and the fee: what would be paid now. */
    total: MoneySchema,
    /** The VAT inside that. */
    taxTotal: MoneySchema,
  }),
  /** What had to change since the last reading (quantities-updated alert). */
  changes: z.array(CartChangeSchema),
});
export type Cart = z.output<typeof CartSchema>;

const cartParams = z.strictObject({ cartId: IdSchema });
const lineParams = z.strictObject({ cartId: IdSchema, lineItemId: IdSchema });

/** What a line is made of. */
const NewItemSchema = z.strictObject({
  quantity: QuantitySchema,
  product: z.strictObject({ productCode: ProductCodeSchema }),
  options: z.optional(z.array(ChosenOptionSchema).check(z.maxLength(8))),
  parentItemId: z.optional(IdSchema),
});

/** Reads the owner's cart of the call's country, or creates it. */
export const readCart = defineEndpoint({
  name: 'readCart',
  method: 'POST',
  path: `${base}/cart/user/{userId}`,
  params: z.strictObject({ userId: IdSchema }),
  body: z.strictObject({ userId: IdSchema }),
  reply: CartSchema,
  errors: ['CART_NOT_FOUND'],
});

/** Adds pieces; the same product with the same options joins its line. */
export const addItem = defineEndpoint({
  name: 'addItem',
  method: 'POST',
  path: `${base}/cart/{cartId}/item`,
  params: cartParams,
  body: NewItemSchema,
  reply: CartSchema,
  errors: [
    'CART_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
    'QUANTITY_EXCEED',
    'OUT_OF_STOCK',
    'NOT_SOLD_HERE',
    'SHADE_REQUIRED',
    'SHADE_UNKNOWN',
    'LINE_NOT_FOUND',
  ],
});

/** Sets a line's quantity. */
export const setQuantity = defineEndpoint({
  name: 'setQuantity',
  method: 'PUT',
  path: `${base}/cart/{cartId}/item/{lineItemId}/{quantity}`,
  params: z.extend(lineParams, { quantity: z.string().check(z.regex(/^[1-9]\d{0,3}$/)) }),
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND', 'QUANTITY_EXCEED', 'OUT_OF_STOCK'],
});

/** Removes a line and its add-ons. */
export const removeItem = defineEndpoint({
  name: 'removeItem',
  method: 'DELETE',
  path: `${base}/cart/{cartId}/item/{lineItemId}`,
  params: lineParams,
  reply: CartSchema,
  errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND'],
});

/** Adds several lines at once, all or none. */
export const addItems = defineEndpoint({
  name: 'addItems',
  method: 'POST',
  path: `${base}/cart/{cartId}/bulkitems`,
  params: cartParams,
  body: z.strictObject({ items: z.array(NewItemSchema).check(z.minLength(1), z.maxLength(60)) }),
  reply: CartSchema,
  errors: addItem.errors,
});
