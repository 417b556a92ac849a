import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { EmailSchema, IdSchema, MoneySchema, ProductCodeSchema, QuantitySchema } from '../fields.ts';
import { LineGroupSchema, SelectedOptionSchema } from './line-item.ts';

export * from './line-item.ts';

const base = '/experience/checkout/guest/v1';

/** Money that comes off the goods of a cart or an order. */
export const DiscountSchema = z.object({
  kind: z.enum(['coupon', 'employee']),
  /** Of a coupon. */
  code: z.nullable(z.string()),
  name: z.string(),
  amount: MoneySchema,
});

/** Something that the backend had to change in a cart or in what is saved for later, said once. */
export const CartChangeSchema = z.object({
  /** `coupon`: it no longer applies and was taken off. */
  kind: z.enum(['quantity', 'removed', 'price', 'coupon']),
  /** Of a coupon its code. */
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
  items: z.array(LineGroupSchema),
  /**
   * What is saved for later, the newest first; it is in no sum. `isAvailable` says of a saved line whether the whole of
   * it could be bought now.
   */
  savedItems: z._default(z.array(LineGroupSchema), []),
  /** Pieces in all lines but add-ons. */
  itemCount: z.int(),
  couponCodes: z.array(z.string()),
  /** Together `discountTotal`. */
  discounts: z.array(DiscountSchema),
  /** What an employee saves; null for everybody else. */
  employeeDiscount: z.nullable(z.object({ impact: MoneySchema })),
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
export const NewLineItemSchema = z.strictObject({
  quantity: QuantitySchema,
  product: z.strictObject({ productCode: ProductCodeSchema }),
  options: z.optional(z.array(SelectedOptionSchema).check(z.maxLength(8))),
  /** The line that it is an add-on of. */
  parentItemId: z.optional(IdSchema),
  /** Codes of add-ons that are bought with each piece. */
  addOns: z.optional(z.array(ProductCodeSchema).check(z.maxLength(4))),
  /** Of a line that joins no other: its place among the cart's lines, from 0; the last unless said. */
  place: z.optional(z.int().check(z.minimum(0), z.maximum(9_999))),
});

/** Reads the owner's cart of the call's country, or creates it. */
export const readCart = defineEndpoint({
  name: 'readCart',
  method: 'POST',
  path: `${base}/cart/user/{userId}`,
  params: z.strictObject({ userId: IdSchema }),
  query: z.strictObject({
    /** The caller's own, of an employee; somebody else's is FORBIDDEN. */
    accountId: z.optional(IdSchema),
    /** The caller's own address at work; somebody else's is FORBIDDEN. */
    employeeEmailId: z.optional(EmailSchema),
  }),
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
  query: z.strictObject({
    /** Of an add-on whose parent is known by its code alone. */
    parentProductCode: z.optional(ProductCodeSchema),
    /** Refuses (ADDON_UNKNOWN) what is no warranty. */
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
