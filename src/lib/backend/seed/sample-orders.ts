import { addItems } from '#lib/contract/cart/bulk-items.ts';
import * as carts from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { OrderStatus } from '#lib/contract/orders/orders.ts';
import * as orders from '#lib/contract/orders/orders.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { authoriseSandboxPayment } from '#lib/contract/sandbox.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import { cartRoutes } from '../cart/routes.ts';
import { createPaymentsService } from '../checkout/service.ts';
import type { Db } from '../db/database.ts';
import { LARGE_CATEGORIES } from '../delivery/product-facts.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { orderRoutes } from '../orders/routes.ts';
import { SANDBOX_PAYMENT_CONFIG } from '../payment/config.ts';
import { moveSampleOrder } from './move-sample-order.ts';

type SampleState = Exclude<OrderStatus, 'Pending'>;

interface SampleOrder {
  /** Age in days. */
  days: number;
  /** Popularity ranks of its products. */
  products: number[];
  status: SampleState;
}

/** Orders in every state except `Pending`, the oldest first. */
const SAMPLE_ORDERS: readonly SampleOrder[] = [
  { days: 400, products: [3], status: 'Returned' },
  { days: 210, products: [1, 5], status: 'PartlyReturned' },
  { days: 74, products: [0, 3], status: 'Delivered' },
  { days: 31, products: [1], status: 'Delivered' },
  { days: 20, products: [4], status: 'Collected' },
  { days: 12, products: [2], status: 'Cancelled' },
  { days: 5, products: [5, 0], status: 'OutForDelivery' },
  { days: 4, products: [0, 1, 6], status: 'Dispatched' },
  { days: 3, products: [3], status: 'ReadyForCollection' },
  { days: 2.5, products: [1, 4], status: 'Packed' },
  { days: 2, products: [2, 4, 5], status: 'Accepted' },
];

interface SampleCustomer {
  userId: string;
  name: string;
  email: string;
  mobile: string;
}

const LARGE = [...LARGE_CATEGORIES];

const isCollection = ({ status }: SampleOrder) => status === 'Collected' || status === 'ReadyForCollection';

/** Places orders in the past through the backend's own routes; places none if there are no products. */
export async function createSampleOrders(db: Db, customer: SampleCustomer, now: number): Promise<void> {
  const products = await listPopularProducts(db);
  const store = await db.selectFrom('stores').select('code').where('country', '=', 'ae').executeTakeFirst();
  for (const sample of SAMPLE_ORDERS) {
    const codes = sample.products.flatMap((index) => products[index] ?? []);
    const storeCode = isCollection(sample) ? store?.code : undefined;
    if (codes.length === 0 || (isCollection(sample) && !storeCode)) continue;
    const placedAt = now - sample.days * DAY_MS;
    const id = await placeOrder(db, customer, { codes, storeCode }, placedAt);
    await moveSampleOrder(db, id, sample.status, { placedAt, now });
  }
}

// Products with plenty of stock that need no shade; the last one needs a separate shipment.
async function listPopularProducts(db: Db): Promise<string[]> {
  const smallProducts = await selectPopularProducts(db)
    .where('products.aisle_code', 'not in', LARGE)
    .where('products.category_code', 'not in', LARGE)
    .limit(6)
    .execute();
  const largeProducts = await selectPopularProducts(db)
    .where('products.category_code', 'in', LARGE)
    .limit(1)
    .execute();
  return [...smallProducts, ...largeProducts].map(({ code }) => code);
}

function selectPopularProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('prices', 'prices.product_code', 'products.code')
    .innerJoin('stock', 'stock.product_code', 'products.code')
    .select('products.code')
    .where('prices.country', '=', 'ae')
    .where('stock.country', '=', 'ae')
    .where('stock.quantity', '>=', 20)
    .where('products.is_listed', '=', 1)
    .where('products.is_sold', '=', 1)
    .where('products.is_paint', '=', 0)
    .orderBy('products.popularity', 'desc')
    .orderBy('products.code');
}

interface SamplePurchase {
  codes: string[];
  /** Store of a collection; undefined for a delivery. */
  storeCode: string | undefined;
}

type CallRoute = <E extends AnyEndpoint>(
  endpoint: E,
  input: Partial<EndpointInput<E>>,
) => Promise<EndpointReply<E>>;

async function placeOrder(
  db: Db,
  customer: SampleCustomer,
  { codes, storeCode }: SamplePurchase,
  now: number,
): Promise<string> {
  const callRoute = createRouteCaller(db, customer, now);
  const { userId } = customer;
  const cart = await callRoute(carts.readCart, { params: { userId }, body: { userId } });
  const items = codes.map((productCode, index) => ({ quantity: 1 + (index % 2), product: { productCode } }));
  await callRoute(addItems, { params: { cartId: cart.id }, body: { items } });
  const order = await callRoute(orders.createOrder, { query: { cartId: cart.id } });
  const params = { id: order.id };
  await addDelivery(callRoute, order.id, customer, storeCode);
  await payByCard(callRoute, order.id, customer);
  await callRoute(orders.performOrderAction, { params, body: { actionName: 'SubmitOrder' } });
  return order.id;
}

/** Returns the function that calls the routes of cart, order and payment for a customer. */
function createRouteCaller(db: Db, customer: SampleCustomer, now: number): CallRoute {
  const payments = createPaymentsService({
    db,
    config: SANDBOX_PAYMENT_CONFIG,
    secret: 'sample orders',
    clock: () => now,
    hashNetwork: () => null,
    sendConfirmation: async () => {},
    report: ({ code, error }) => {
      throw new Error(`The payment of a sample order failed: ${code}`, { cause: error });
    },
  });
  const routes = [
    ...cartRoutes({ db, formatErrorMessage: (code) => code, readCustomer: undefined }),
    // No confirmation emails are sent for past orders.
    ...orderRoutes({ db, sendConfirmation: async () => {} }),
    ...payments.routes,
  ];
  const context: RequestContext = {
    callerId: customer.userId,
    sessionId: null,
    clientNetwork: null,
    country: COUNTRIES.ae,
    language: 'en',
    referenceCode: 'seed',
    now,
    headers: new Headers(),
  };
  return async <E extends AnyEndpoint>(endpoint: E, input: Partial<EndpointInput<E>>) => {
    const route = routes.find((candidate) => candidate.endpoint === (endpoint as AnyEndpoint));
    if (!route) throw new Error(`Nothing answers ${endpoint.name}`);
    return (await route.handle(
      { params: {}, query: {}, body: {}, ...input } as never,
      context,
    )) as EndpointReply<E>;
  };
}

/** Sets the billing address, and delivery to that address or collection from a store. */
async function addDelivery(
  callRoute: CallRoute,
  id: string,
  customer: SampleCustomer,
  storeCode: string | undefined,
): Promise<void> {
  const params = { id };
  const contact = createContact(customer);
  await callRoute(orders.setOrderBilling, { params, body: contact });
  if (storeCode) {
    const { address: _, ...collector } = contact;
    await callRoute(orders.setCollectionStore, { params, body: { storeCode, contact: collector } });
  } else {
    await callRoute(orders.setOrderFulfillment, {
      params,
      query: { isReturnOrder: 'false' },
      body: { fulfillmentMethod: 'Ship', fulfillmentContact: contact },
    });
  }
}

async function payByCard(callRoute: CallRoute, id: string, customer: SampleCustomer): Promise<void> {
  const body = {
    method: 'card' as const,
    returnPath: `/en-ae/checkout/return/${id}`,
    idempotencyKey: id,
  };
  const session = await callRoute(createPaymentSession, { params: { id }, body });
  const card = {
    cardNumber: '4242424242424242',
    expiry: '12/40',
    cvc: '123',
    cardholder: customer.name,
    pin: '',
    keep: false,
  };
  await callRoute(authoriseSandboxPayment, { params: { id: session.id }, body: card });
}

function createContact({ name, email, mobile }: SampleCustomer) {
  const [firstName = name, ...rest] = name.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    emailAddress: email,
    phone: mobile,
    address: {
      countryCode: 'ae' as const,
      emirate: 'DU',
      area: 'Al Barsha',
      deliveryAddress: 'Street 12',
      buildingNo: '7',
      addressType: 'Residential' as const,
    },
  };
}
