import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { RequestContext } from '#lib/backend/gateway/request-context.ts';
import { createOrderLinks } from '#lib/backend/orders/confirmation/order-link.ts';
import { advanceDueOrders } from '#lib/backend/orders/fulfillment/job.ts';
import { moderatePendingReviews } from '#lib/backend/reviews/moderation.ts';
import { reviewRoutes } from '#lib/backend/reviews/routes.ts';
import { productDetails } from '#lib/contract/catalog/catalog.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import * as reviewsContract from '#lib/contract/reviews/reviews.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import { addToCart, buy } from '../../../contract/harness/purchase-steps.ts';
import type { TestDatabase } from '../databases.ts';
import { type OrderBackend, openOrderBackend } from '../orders/draft-harness.ts';

export const DAY = 24 * 3600_000;
export const GOOD = { stars: 5, title: 'Solid', text: 'Drilled forty holes in one afternoon.' };
const NO_LIMIT = { requests: 1000, windowMs: 1000 } as never;

/** Returns the code of the error that a call ends with, or `OK`. */
export const codeOf = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => 'OK',
    (error) => (error instanceof AppError ? error.code : String(error)),
  );

export class ReviewHarness {
  readonly links = createOrderLinks('the secret of this test');
  /** The clock, in milliseconds; `createCustomer` sets it to 12 days after the customer's order. */
  now = 0;
  #customers = 0;
  readonly #routes;

  readonly backend: OrderBackend;

  private constructor(backend: OrderBackend) {
    this.backend = backend;
    this.#routes = reviewRoutes({ db: backend.db, links: this.links, rateLimit: NO_LIMIT });
  }

  static async open(database: TestDatabase): Promise<ReviewHarness> {
    return new ReviewHarness(await openOrderBackend(database));
  }

  async call<E extends AnyEndpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    callContext: Partial<RequestContext> = {},
  ): Promise<EndpointReply<E>> {
    const route = this.#routes.find((candidate) => candidate.endpoint.name === endpoint.name);
    const anonymousCaller = { callerId: null, sessionId: null, clientNetwork: null };
    const request = { referenceCode: 'r', headers: new Headers(), now: this.now };
    const context = {
      ...anonymousCaller,
      ...request,
      country: COUNTRIES.ae,
      language: 'en' as const,
      ...callContext,
    };
    const reply = await route?.handle({ params: {}, query: {}, body: {}, ...input } as never, context);
    return endpoint.reply.parse(reply) as EndpointReply<E>;
  }

  /** Creates a customer who has ordered products. */
  async createCustomer(codes = ['T-PLENTY'], name = 'Huda Al Ali') {
    this.#customers += 1;
    const userId = `customer-${this.#customers}`;
    const visitor = this.backend.client.visitor();
    for (const productCode of codes) await addToCart(visitor, EMIRATES, { productCode }, 1);
    const { data: order }: { data: Order } = await buy(visitor, EMIRATES);
    this.now = (order.submittedAt as number) + 12 * DAY;
    const ids = { id: userId, customer_account_id: `a-${userId}`, contact_id: `c-${userId}` };
    const contact = { name, email: `${userId}@example.com`, email_verified: 1 } as const;
    const { db } = this.backend;
    await db
      .insertInto('users')
      .values({ ...ids, ...contact, created_at: this.now, updated_at: this.now })
      .execute();
    await db.updateTable('orders').set({ owner_id: userId }).where('id', '=', order.id).execute();
    return { userId, order };
  }

  /** Delivers all orders. */
  async deliver(): Promise<void> {
    await advanceDueOrders(this.backend.db, {
      now: this.now,
      isStopped: () => false,
      sendStatus: async () => {},
      simulatedCollectionBy: 'customer',
      reportError: (_order, error) => {
        throw error;
      },
    });
  }

  save(userId: string, productCode = 'T-PLENTY', body: object = GOOD) {
    const input = { params: { userId, productCode }, body: reviewsContract.ReviewInputSchema.parse(body) };
    return this.call(reviewsContract.saveReview, input, { callerId: userId });
  }

  async listOwn(userId: string) {
    return (await this.call(reviewsContract.listOwnReviews, { params: { userId } }, { callerId: userId }))
      .items;
  }

  list(code: string, query = {}, callContext = {}) {
    return this.call(reviewsContract.listReviews, { params: { code }, query }, callContext);
  }

  async readRating(code = 'T-PLENTY') {
    const visitor = this.backend.client.visitor();
    return (await callEndpoint(visitor, productDetails, { params: { code } })).data.rating;
  }

  approve() {
    return moderatePendingReviews(this.backend.db, this.now);
  }
}
