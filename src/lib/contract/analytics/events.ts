import * as z from 'zod/mini';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema, IdSchema, ProductCodeSchema } from '../fields.ts';
import { MoneySchema } from '../money.ts';

// Analytics events, named as in the specification. None contains the name, address or phone number of a person.

/** Page types by the first segment of their route. */
export const PAGE_TYPES = [
  'home',
  'product',
  'search-results',
  'category',
  'wishlist',
  'cart',
  'checkout',
  'thank-you',
  'account',
  'track-order',
  'search',
  'maintenance',
  'size-chart',
  'store-locator',
  'blogs',
  'masterclasses',
  'content',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** How an order reaches the customer. */
export const DELIVERY_LABELS = [
  'click_n_collect',
  'home_delivery_assembly',
  'home_delivery_warranty',
  'home_delivery',
] as const;
export type DeliveryLabel = (typeof DELIVERY_LABELS)[number];

/** Maximum number of products in one event. */
export const MAX_EVENT_ITEMS = 50;
/** Maximum number of events in one request. */
export const MAX_EVENT_BATCH = 25;

const LabelSchema = z.string().check(z.minLength(1), z.maxLength(160));
const CountSchema = z.int().check(z.minimum(0), z.maximum(1_000_000));
const CouponsSchema = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20));

/** A product of an event. */
const EventItemSchema = z.strictObject({
  productCode: ProductCodeSchema,
  quantity: CountSchema,
  /** Price of one piece. */
  price: MoneySchema,
});
export type EventItem = z.output<typeof EventItemSchema>;

const EventItemsSchema = z.array(EventItemSchema).check(z.maxLength(MAX_EVENT_ITEMS));

const orderFields = {
  orderNumber: IdSchema,
  /** `return` for an order with the status Returned. */
  status: z.enum(['success', 'return']),
};

/** Fields of each event by its name. */
const EVENTS = {
  /** Type of customer: sent first in a session, and again after signing in or out. */
  customer: { customerType: z.enum(['guest', 'customer']) },
  /** The visitor's consent. */
  consent: { choice: z.enum(['analytics']) },
  newsletter: { channel: z.enum(['email', 'whatsapp']) },
  view_category: {
    list: z.enum(['category', 'department', 'brand', 'collection']),
    /** Slug or code of the list. */
    code: z.string().check(z.minLength(1), z.maxLength(120)),
    name: LabelSchema,
    /** Number of products, where it is known. */
    count: z.optional(CountSchema),
  },
  view_item: {
    productCode: ProductCodeSchema,
    name: LabelSchema,
    brand: LabelSchema,
    /** Slugs from the department to the leaf category, joined by slashes. */
    category: z.string().check(z.maxLength(240)),
    /** The current price. */
    price: MoneySchema,
    isAvailable: z.boolean(),
  },
  wishlist: {
    action: z.enum(['add', 'remove']),
    productCodes: z.array(ProductCodeSchema).check(z.maxLength(MAX_EVENT_ITEMS)),
  },
  cart_update: {
    action: z.enum(['add', 'update', 'remove', 'coupon', 'other']),
    items: EventItemsSchema,
    /** Quantity of all lines except add-ons. */
    itemCount: CountSchema,
    couponCodes: CouponsSchema,
    /** Total of the cart, including the delivery fee if there is one. */
    total: MoneySchema,
  },
  checkout: {
    step: z.enum(['contact', 'delivery', 'payment', 'review']),
    items: EventItemsSchema,
    deliveryMethod: z.enum(DELIVERY_LABELS),
    couponCodes: CouponsSchema,
    total: MoneySchema,
  },
  purchase: {
    ...orderFields,
    itemCount: CountSchema,
    deliveryMethod: z.enum(DELIVERY_LABELS),
    paymentSource: z.nullable(z.string().check(z.maxLength(32))),
    couponCodes: CouponsSchema,
    /** Sum of all discounts except free delivery. */
    voucherValue: MoneySchema,
    shippingTotal: MoneySchema,
    total: MoneySchema,
  },
  purchase_item: { ...orderFields, item: EventItemSchema },
  search: {
    /** The search query. */
    words: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Number of products found. */
    count: CountSchema,
  },
} as const;

export type EventName = keyof typeof EVENTS;

/** Fields that all events have. */
const envelope = {
  /** Random, or derived from an order number for an event that happens once: the collector stores each id once. */
  id: IdSchema,
  /** Epoch milliseconds of the browser's clock. */
  at: z.int().check(z.minimum(0)),
  pageType: z.enum(PAGE_TYPES),
  country: CountrySchema,
  language: z.enum(LANGUAGES),
  /** Whether the customer is an employee. */
  isEmployee: z.boolean(),
};

const createEventSchema = <Name extends EventName>(name: Name) =>
  z.strictObject({ ...envelope, event: z.literal(name), ...EVENTS[name] });

/** An analytics event. */
export const AnalyticsEventSchema = z.discriminatedUnion('event', [
  createEventSchema('customer'),
  createEventSchema('consent'),
  createEventSchema('newsletter'),
  createEventSchema('view_category'),
  createEventSchema('view_item'),
  createEventSchema('wishlist'),
  createEventSchema('cart_update'),
  createEventSchema('checkout'),
  createEventSchema('purchase'),
  createEventSchema('purchase_item'),
  createEventSchema('search'),
]);
export type AnalyticsEvent = z.output<typeof AnalyticsEventSchema>;

type WithoutEnvelope<E> = E extends AnalyticsEvent ? Omit<E, keyof typeof envelope> : never;

/** An event without the fields that the browser adds. */
export type EventData = WithoutEnvelope<AnalyticsEvent>;

/** An event that a page reports; `id` for an event that happens once, however often the page is shown. */
export type PageEvent = EventData & { id?: string };

/** Stores events of visitors with consent; an id that is already stored is ignored. Invalid events are left out. */
export const collectEvents = defineEndpoint({
  name: 'collectEvents',
  method: 'POST',
  path: '/experience/binaa/v1/events',
  scope: 'none',
  body: z.strictObject({
    /** Anonymous random token of the visitor's browser. */
    visitor: z.string().check(z.regex(/^anonymous-[\w-]{1,100}$/)),
    /** In the order in which they happened; each is validated by itself. */
    events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_EVENT_BATCH)),
  }),
  reply: z.object({
    /** Number of valid events, including those that were stored before. */
    accepted: z.int(),
  }),
});
