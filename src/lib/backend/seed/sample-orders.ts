import { addItems } from '#lib/contract/cart/bulk-items.ts';
import * as carts from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import * as orders from '#lib/contract/orders/orders.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { authoriseSandboxPayment } from '#lib/contract/sandbox.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { cartRoutes } from '../cart/routes.ts';
import { createPaymentsService } from '../checkout/payments-service.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { requireOrder } from '../orders/build-draft-order.ts';
import { changeOrderStatus } from '../orders/order-status.ts';
import { orderRoutes } from '../orders/routes.ts';
import { SANDBOX_PAYMENT_CONFIG } from '../payment/config.ts';

const DAY = 24 * 3600_000;

/** Age of each order in days, its products by popularity rank, and whether it was delivered. */
const HISTORY = [
  { days: 74, products: [0, 3], isDelivered: true },
  { days: 31, products: [1], isDelivered: true },
  { days: 2, products: [2, 4, 5], isDelivered: false },
];

interface SampleCustomer {
  userId: string;
  name: string;
  email: string;
  mobile: string;
}

/** Places orders in the past through the backend's own routes; places none if there are no products. */
export async function createSampleOrders(db: Db, customer: SampleCustomer, now: number): Promise<void> {
  const products = await listPopularProducts(db);
  for (const { days, products: ranks, isDelivered } of HISTORY) {
    const codes = ranks.flatMap((index) => products[index] ?? []);
    if (codes.length === 0) continue;
    const id = await placeOrder(db, customer, codes, now - days * DAY);
    if (isDelivered) await deliverOrder(db, id, now - days * DAY);
  }
}

/** Moves an order through the statuses of a delivery within three days. */
async function deliverOrder(db: Db, id: string, submittedAt: number): Promise<void> {
  const steps = [
    ['Packed', 'warehouse', 1],
    ['Dispatched', 'warehouse', 2],
    ['OutForDelivery', 'carrier', 2.8],
    ['Delivered', 'carrier', 3],
  ] as const;
  await runInTransaction(db, async (trx) => {
    for (const [status, cause, days] of steps) {
      const order = await requireOrder(trx, id, null);
      await changeOrderStatus(trx, order, status, cause, submittedAt + days * DAY);
    }
  });
}

// Products with plenty of stock that need no shade.
async function listPopularProducts(db: Db): Promise<string[]> {
  const rows = await db
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
    .orderBy('products.code')
    .limit(6)
    .execute();
  return rows.map(({ code }) => code);
}

async function placeOrder(db: Db, customer: SampleCustomer, codes: string[], now: number): Promise<string> {
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
    // Orders of the past are not confirmed by email.
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
  const callRoute = async <E extends AnyEndpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
  ): Promise<EndpointReply<E>> => {
    const route = routes.find((candidate) => candidate.endpoint === (endpoint as AnyEndpoint));
    if (!route) throw new Error(`Nothing answers ${endpoint.name}`);
    return (await route.handle(
      { params: {}, query: {}, body: {}, ...input } as never,
      context,
    )) as EndpointReply<E>;
  };

  const { userId } = customer;
  const cart = await callRoute(carts.readCart, { params: { userId }, body: { userId } });
  const items = codes.map((productCode, index) => ({ quantity: 1 + (index % 2), product: { productCode } }));
  await callRoute(addItems, { params: { cartId: cart.id }, body: { items } });
  const order = await callRoute(orders.createOrder, { query: { cartId: cart.id } });
  const params = { id: order.id };
  const contact = createContact(customer);
  await callRoute(orders.setOrderBilling, { params, body: contact });
  await callRoute(orders.setOrderFulfillment, {
    params,
    query: { isReturnOrder: 'false' },
    body: { fulfillmentMethod: 'Ship', fulfillmentContact: contact },
  });
  const body = {
    method: 'card' as const,
    returnPath: `/en-ae/checkout/return/${order.id}`,
    idempotencyKey: order.id,
  };
  const session = await callRoute(createPaymentSession, { params, body });
  const card = {
    cardNumber: '4242424242424242',
    expiry: '12/40',
    cvc: '123',
    cardholder: customer.name,
    pin: '',
    keep: false,
  };
  await callRoute(authoriseSandboxPayment, { params: { id: session.id }, body: card });
  await callRoute(orders.performOrderAction, { params, body: { actionName: 'SubmitOrder' } });
  return order.id;
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
