import * as z from 'zod/mini';
import { RETURN_BLOCKS } from '#lib/locale/returns/return-eligibility.ts';
import { AreaCodeSchema, DeliveryServiceSchema, DeliverySlotSchema, LocalDateSchema } from '../delivery.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  createParagraphsSchema,
  createTextSchema,
  IdSchema,
  NameSchema,
  ProductCodeSchema,
  QuantitySchema,
} from '../fields.ts';
import { MoneySchema } from '../money.ts';
import { MAX_PHOTOS, PhotoSchema } from '../photos.ts';
import { FulfillmentContactSchema } from './order.ts';
import { OrderStatusActorSchema } from './order-status.ts';

// Returns of delivered orders, for signed-in customers. A return is prepared as a draft, one for each order,
// and then sent. Another customer's order is ORDER_NOT_FOUND, and their return RETURN_NOT_FOUND.

const orders = '/experience/account/guest/v1/my-account/orders';
const basePath = '/experience/binaa/v1';

/** Maximum length of the note of an item in characters. */
export const RETURN_NOTE_LENGTH = 300;

/** Brought to a store, or picked up by the shop. */
export const ReturnMethodSchema = z.enum(['drop-of-local-store', 'pickup-home']);
export type ReturnMethod = z.output<typeof ReturnMethodSchema>;

/** Status of a return. `backend/orders/returns/return-status.ts` lists the possible changes. */
export const ReturnStatusSchema = z.enum([
  'Requested',
  'PickupScheduled',
  'Received',
  'Refunded',
  'Rejected',
  'Cancelled',
]);
export type ReturnStatus = z.output<typeof ReturnStatusSchema>;

/** Destination of a refund that the payment method cannot receive: of cash, and of some local schemes. */
export const RefundTargetSchema = z.enum(['wallet', 'bank']);
export type RefundTarget = z.output<typeof RefundTargetSchema>;

/**
 * Amounts of a return. `refund` is `products` and `delivery` minus `pickupCharge` and `processingFee`; it is
 * the sum of `toPayment`, `toWallet` and `toChoose`.
 */
export const ReturnAmountsSchema = z.object({
  /** Amount paid for the returned products, discounts deducted. */
  products: MoneySchema,
  /** Refunded delivery fee; 0 unless the whole order is returned at once. */
  delivery: MoneySchema,
  /** 0 for a return that the shop is responsible for, and for a drop-off at a store. */
  pickupCharge: MoneySchema,
  processingFee: MoneySchema,
  refund: MoneySchema,
  /** Part refunded to the payment method. */
  toPayment: MoneySchema,
  /** Part refunded to the wallet that paid it. */
  toWallet: MoneySchema,
  /** Part whose destination the customer chooses. */
  toChoose: MoneySchema,
});
export type ReturnAmounts = z.output<typeof ReturnAmountsSchema>;

const ReturnItemSchema = z.object({
  lineItemId: IdSchema,
  /** Line of the product that a returned warranty or assembly belongs to; null for a product. */
  parentItemId: z.nullable(IdSchema),
  productCode: ProductCodeSchema,
  /** In the request's language. */
  name: z.string(),
  quantity: z.int(),
  amount: MoneySchema,
  /** Code of `return-reasons`. */
  reason: z.string(),
  note: z.nullable(z.string()),
});
export type ReturnItem = z.output<typeof ReturnItemSchema>;

const PickupSchema = z.object({
  contact: FulfillmentContactSchema,
  area: AreaCodeSchema,
  slot: z.object({ date: LocalDateSchema, slotId: z.string(), from: z.string(), to: z.string() }),
});

const contents = {
  items: z.array(ReturnItemSchema),
  /** Code of the store for the drop-off; null for a pickup, and in a draft until it is chosen. */
  store: z.nullable(z.string()),
  pickup: z.nullable(PickupSchema),
  amounts: ReturnAmountsSchema,
};

/** A return that is being prepared. */
export const ReturnDraftSchema = z.object({
  /** Becomes the id of the return, so that the return is created only once. */
  id: IdSchema,
  ...contents,
  /** Null until it is chosen. */
  method: z.nullable(ReturnMethodSchema),
  /** Destinations for `amounts.toChoose`; none when that is 0. */
  refundTargets: z.array(RefundTargetSchema),
});
export type ReturnDraft = z.output<typeof ReturnDraftSchema>;

/** A return. */
export const ReturnSchema = z.object({
  id: IdSchema,
  /** Displayed to the customer and printed on the slip: `AE26-000123-7-R1`. */
  returnNumber: z.string(),
  orderNumber: z.string(),
  country: z.string(),
  status: ReturnStatusSchema,
  /** All its statuses, oldest first; `at` in epoch milliseconds. */
  history: z.array(z.object({ status: ReturnStatusSchema, at: z.int(), cause: OrderStatusActorSchema })),
  ...contents,
  method: ReturnMethodSchema,
  /** Chosen destination of `amounts.toChoose`; null when there is none. */
  refundTarget: z.nullable(RefundTargetSchema),
  /** Last four characters of the bank account; null without one. */
  bankAccountEnd: z.nullable(z.string()),
  photos: z.array(PhotoSchema),
  /** Last day of the drop-off at the store; null for a pickup. */
  dropOffUntil: z.nullable(LocalDateSchema),
  /** Whether the customer can still cancel it. */
  isCancellable: z.boolean(),
  createdAt: z.int(),
});
export type Return = z.output<typeof ReturnSchema>;

const orderParams = z.strictObject({
  /** Order id or order number. */
  id: IdSchema,
});
const returnParams = z.strictObject({ id: IdSchema });

/** Returns the returnable lines of an order, their deadlines and the charges. */
export const readReturnConfig = defineEndpoint({
  name: 'readReturnConfig',
  method: 'GET',
  path: '/experience/account/private/v1/my-account/orders/return/config',
  scope: 'private',
  query: z.strictObject({ orderId: IdSchema }),
  reply: z.object({
    orderNumber: z.string(),
    lines: z.array(
      z.object({
        lineItemId: IdSchema,
        /** Last day on which the line can be returned; null when it has no return period. */
        returnUntil: z.nullable(LocalDateSchema),
        /** Pieces that can be returned now. */
        quantity: z.int(),
        /** Why the line cannot be returned; null when it can. */
        block: z.nullable(z.enum(RETURN_BLOCKS)),
      }),
    ),
    /** Products that were collected in a store can only be returned to a store. */
    methods: z.array(ReturnMethodSchema),
    pickupCharge: MoneySchema,
    processingFee: MoneySchema,
    draft: z.nullable(ReturnDraftSchema),
  }),
  errors: ['ORDER_NOT_FOUND'],
});
export type ReturnConfig = z.output<(typeof readReturnConfig)['reply']>;

/** Chooses the items to return; warranty and assembly follow their product. Creates the draft, or changes it. */
export const chooseReturnItems = defineEndpoint({
  name: 'chooseReturnItems',
  method: 'PUT',
  path: `${basePath}/orders/{id}/return-draft/items`,
  scope: 'private',
  params: orderParams,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          lineItemId: IdSchema,
          quantity: QuantitySchema,
          /** Code of `return-reasons`. */
          reason: createTextSchema(40),
          /** Required by some reasons. */
          note: z.optional(createParagraphsSchema(RETURN_NOTE_LENGTH, 0)),
        }),
      )
      .check(z.maxLength(200)),
  }),
  reply: ReturnDraftSchema,
  errors: ['ORDER_NOT_FOUND', 'RETURN_ITEM_REQUIRED', 'RETURN_NOT_ELIGIBLE', 'RETURN_QUANTITY'],
});

/**
 * Sets the store of the order's country for the drop-off; a store that does not take returns is
 * STORE_NOT_FOUND. A pickup is chosen by `setOrderFulfillment`.
 */
export const chooseReturnStore = defineEndpoint({
  name: 'chooseReturnStore',
  method: 'PUT',
  path: `${basePath}/orders/{id}/return-draft/store`,
  scope: 'private',
  params: orderParams,
  body: z.strictObject({ storeCode: ProductCodeSchema }),
  reply: ReturnDraftSchema,
  errors: ['ORDER_NOT_FOUND', 'RETURN_ITEM_REQUIRED', 'STORE_NOT_FOUND'],
});

/** Returns when the draft can be picked up in an area. */
export const returnPickupOptions = defineEndpoint({
  name: 'returnPickupOptions',
  method: 'GET',
  path: `${basePath}/orders/{id}/return-pickup-options`,
  scope: 'private',
  params: orderParams,
  query: z.strictObject({ area: AreaCodeSchema }),
  reply: z.object({
    area: AreaCodeSchema,
    service: DeliveryServiceSchema,
    /** Empty when the area is not served. */
    days: z.array(z.object({ date: LocalDateSchema, slots: z.array(DeliverySlotSchema) })),
  }),
  errors: ['ORDER_NOT_FOUND', 'AREA_UNKNOWN'],
});

/** Submits the draft. Repeating it returns the same return. */
export const createReturn = defineEndpoint({
  name: 'createReturn',
  method: 'POST',
  path: `${orders}/returns`,
  scope: 'private',
  query: z.strictObject({ userId: IdSchema }),
  body: z.strictObject({
    orderId: IdSchema,
    /** The draft's id. */
    draftId: IdSchema,
    /** The refund as the customer saw it. */
    refund: MoneySchema,
    /** Required when `amounts.toChoose` is not 0. */
    refundTarget: z.optional(RefundTargetSchema),
    /** Required by `bank`: an account in the order's country. */
    bankAccount: z.optional(z.strictObject({ holder: NameSchema, iban: createTextSchema(60) })),
    photoIds: z.optional(z.array(IdSchema).check(z.maxLength(MAX_PHOTOS))),
  }),
  reply: ReturnSchema,
  errors: [
    'FORBIDDEN',
    'ORDER_NOT_FOUND',
    'RETURN_INCOMPLETE',
    'RETURN_NOT_ELIGIBLE',
    'RETURN_QUANTITY',
    'RETURN_CHANGED',
    'RETURN_REFUND_TOO_LOW',
    'PHOTO_NOT_FOUND',
    'PHOTO_LIMIT',
    'SLOT_GONE',
    'SLOT_FULL',
  ],
});

/** Lists the last 100 returns of the signed-in customer, the newest first. Another user's id is FORBIDDEN. */
export const listReturns = defineEndpoint({
  name: 'listReturns',
  method: 'GET',
  path: `${basePath}/returns`,
  scope: 'private',
  query: z.strictObject({ userId: IdSchema }),
  reply: z.object({ items: z.array(ReturnSchema) }),
  errors: ['FORBIDDEN'],
});

/** Returns a return of the signed-in customer. */
export const readReturn = defineEndpoint({
  name: 'readReturn',
  method: 'GET',
  path: `${basePath}/returns/{id}`,
  scope: 'private',
  params: returnParams,
  reply: ReturnSchema,
  errors: ['RETURN_NOT_FOUND'],
});

/** Cancels a return whose products the shop has not received yet. */
export const cancelReturn = defineEndpoint({
  name: 'cancelReturn',
  method: 'POST',
  path: `${basePath}/returns/{id}/cancel`,
  scope: 'private',
  params: returnParams,
  reply: ReturnSchema,
  errors: ['RETURN_NOT_FOUND', 'RETURN_NOT_CANCELLABLE'],
});
