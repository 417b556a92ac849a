import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { EmailSchema, IdSchema, ProductCodeSchema, QuantitySchema } from '../fields.ts';
import { MoneySchema } from '../money.ts';
import { LineGroupSchema, SelectedOptionSchema } from './line-item.ts';

export * from './line-item.ts';

const base = '/experience/checkout/guest/v1';

/** A discount on the products of a cart or an order. */
export const DiscountSchema = z.object({
  kind: z.enum(['coupon', 'employee']),
  /** Coupon code; null for the employee discount. */
  code: z.nullable(z.string()),
  name: z.string(),
  /** Amount off, positive. */
  amount: MoneySchema,
  /** Whole percent of the covered lines; null or missing for an amount of money. */
  percent: z.optional(z.nullable(z.int())),
  /** Maximum amount of a discount in percent; null or missing without a cap. */
  cap: z.optional(z.nullable(MoneySchema)),
});

/** A change that the backend made to a cart or its saved items; reported once. */
export const CartChangeSchema = z.object({
  /** `coupon`: the coupon no longer applies and was removed. */
  kind: z.enum(['quantity', 'removed', 'price', 'coupon']),
  /** Product name; the code when `kind` is `coupon`. */
  productName: z.string(),
  /** The new quantity; null unless `kind` is `quantity`. */
  quantity: z.nullable(z.int()),
  /** Why the coupon does not apply, in the request's language; only when `kind` is `coupon`. */
  reason: z.optional(z.string()),
});

/** The cart of one owner in one country. */
export const CartSchema = z.object({
  id: z.string(),
  /** Owner: the guest UUID or the customer id. */
  userId: z.string(),
  /** Country code in lower case. */
  country: z.string(),
  /** ISO 4217. */
  currencyCode: z.string(),
  /** Line groups: each a line with its add-ons. */
  items: z.array(LineGroupSchema),
  /**
   * Items saved for later, newest first; not part of any total. `isAvailable` of a saved line means that
   * its whole quantity could be bought now.
   */
  savedItems: z._default(z.array(LineGroupSchema), []),
  /** Total quantity of all lines except add-ons. */
  itemCount: z.int(),
  couponCodes: z.array(z.string()),
  /** Discounts of the cart; their amounts add up to `discountTotal`. */
  discounts: z.array(DiscountSchema),
  /** Amount of the employee discount; null for other customers. */
  employeeDiscount: z.nullable(z.object({ impact: MoneySchema })),
  /** Sum of the lines before discounts. */
  subtotal: MoneySchema,
  /** Sum of all discounts. */
  discountTotal: MoneySchema,
  /** subtotal − discountTotal; without delivery. */
  total: MoneySchema,
  /** VAT included in `total`. */
  taxTotal: MoneySchema,
  /** Standard delivery of the cart as it is now. */
  delivery: z.object({
    /** Fee of standard delivery; 0 once `total` reaches `freeFrom`. */
    fee: MoneySchema,
    /** Total from which delivery is free (inclusive). */
    freeFrom: MoneySchema,
    /** Amount missing for free delivery; 0 when it is free. */
    missing: MoneySchema,
    /** `total` plus the fee: the amount to pay now. */
    total: MoneySchema,
    /** VAT included in this total. */
    taxTotal: MoneySchema,
  }),
  /** Changes since the last read (quantities-updated alert). */
  changes: z.array(CartChangeSchema),
});
export type Cart = z.output<typeof CartSchema>;

const cartParams = z.strictObject({ cartId: IdSchema });
const lineParams = z.strictObject({ cartId: IdSchema, lineItemId: IdSchema });

/** A line to add. */
export const NewLineItemSchema = z.strictObject({
  quantity: QuantitySchema,
  product: z.strictObject({ productCode: ProductCodeSchema }),
  /** Selected options, such as the shade of a paint. */
  options: z.optional(z.array(SelectedOptionSchema).check(z.maxLength(8))),
  /** Id of the line that this add-on belongs to. */
  parentItemId: z.optional(IdSchema),
  /** Product codes of add-ons bought with each piece. */
  addOns: z.optional(z.array(ProductCodeSchema).check(z.maxLength(4))),
  /**
   * Index among the cart's lines, from 0, for a line that is not merged into another; the end when omitted.
   */
  place: z.optional(z.int().check(z.minimum(0), z.maximum(9_999))),
});

/** Returns the owner's cart of the request's country; creates it when there is none. */
export const readCart = defineEndpoint({
  name: 'readCart',
  method: 'POST',
  path: `${base}/cart/user/{userId}`,
  params: z.strictObject({ userId: IdSchema }),
  query: z.strictObject({
    /** Account id of the calling employee; another account is FORBIDDEN. */
    accountId: z.optional(IdSchema),
    /** Work email address of the calling employee; another one is FORBIDDEN. */
    employeeEmailId: z.optional(EmailSchema),
  }),
  body: z.strictObject({ userId: IdSchema }),
  reply: CartSchema,
  errors: ['CART_NOT_FOUND'],
});

/** Adds a product; the same product with the same options increases the quantity of its line. */
export const addItem = defineEndpoint({
  name: 'addItem',
  method: 'POST',
  path: `${base}/cart/{cartId}/item`,
  params: cartParams,
  query: z.strictObject({
    /** Parent of an add-on that is known by its product code only. */
    parentProductCode: z.optional(ProductCodeSchema),
    /** Rejects products that are not a warranty (ADDON_UNKNOWN). */
    isWarrantyProduct: z.optional(z.enum(['true'])),
  }),
  body: NewLineItemSchema,
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
    'ADDON_UNKNOWN',
    'PARENT_REQUIRED',
  ],
});

/** Sets a line's quantity. */
export const setItemQuantity = defineEndpoint({
  name: 'setQuantity',
  method: 'PUT',
  path: `${base}/cart/{cartId}/item/{lineItemId}/{quantity}`,
  params: z.strictObject({ ...lineParams.shape, quantity: z.string().check(z.regex(/^[1-9]\d{0,3}$/)) }),
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
