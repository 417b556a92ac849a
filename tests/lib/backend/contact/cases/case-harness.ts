import { createCaseMailer, type SendCaseMail } from '#lib/backend/contact/cases/case-mail.ts';
import { caseRoutes } from '#lib/backend/contact/cases/routes.ts';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { RequestContext } from '#lib/backend/gateway/request-context.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import type { Outbox } from '#lib/backend/messaging/outbox.ts';
import { createOrderLinks, type OrderLinks } from '#lib/backend/orders/confirmation/order-link.ts';
import { advanceDueOrders } from '#lib/backend/orders/fulfillment/job.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { EMIRATES } from '../../../../contract/harness/client.ts';
import { addToCart, buy } from '../../../../contract/harness/purchase-steps.ts';
import type { TestDatabase } from '../../databases.ts';
import { type OrderBackend, openOrderBackend } from '../../orders/draft-harness.ts';

export const DAY = 24 * 3600_000;

export interface CaseHarness {
  backend: OrderBackend;
  links: OrderLinks;
  sendCaseMail: SendCaseMail;
  /** Emails about cases, the newest last. */
  sent: Message[];
  now: number;
  /** Calls as a person: a guest, or a customer with `isCustomer`. Returns data, or the code of the error. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    caller?: { callerId: string | null; isCustomer?: boolean },
  ): Promise<{ data: EndpointReply<E>; error?: string; details?: Record<string, unknown> | undefined }>;
  close(): Promise<void>;
}

/** Opens the case handling of a shop, with a clock and a list of the sent emails. */
export async function openCaseHarness(database: TestDatabase): Promise<CaseHarness> {
  const backend = await openOrderBackend(database);
  const sent: Message[] = [];
  const outbox = { send: async (message: Message) => void sent.push(message) } as unknown as Outbox;
  const links = createOrderLinks('the secret of this test');
  const sendCaseMail = createCaseMailer(outbox, links);
  const routes = caseRoutes(
    { db: backend.db, orderLinks: links, sendCaseMail },
    { burst: 1000, perSecond: 1000 },
  );
  const harness: CaseHarness = {
    backend,
    links,
    sendCaseMail,
    sent,
    now: Date.now(),
    async call(endpoint, input, { callerId, isCustomer = false } = { callerId: null }) {
      const route = routes.find((found) => found.endpoint === (endpoint as AnyEndpoint));
      const context = { callerId, sessionId: isCustomer ? 'session' : null, now: harness.now };
      const market = { country: COUNTRIES.ae, language: 'en', headers: new Headers() };
      const fullInput = { params: {}, query: {}, body: {}, ...input } as never;
      try {
        const data = await route?.handle(fullInput, { ...market, ...context } as unknown as RequestContext);
        return { data: endpoint.reply.parse(data) as EndpointReply<typeof endpoint> };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { data: undefined as never, error: error.code, details: error.details };
      }
    },
    close: () => backend.client.close(),
  };
  return harness;
}

/** Places an order as a guest; returns it with the guest's id. */
export async function placeOrder({
  backend,
}: CaseHarness): Promise<{ order: Order; guest: { callerId: string } }> {
  const visitor = backend.client.visitor();
  await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
  const { data: order } = await buy(visitor, EMIRATES);
  return { order, guest: { callerId: visitor.userId } };
}

/** Delivers all orders that are due by `now`. */
export async function deliverOrders({ backend }: CaseHarness, now: number): Promise<void> {
  await advanceDueOrders(backend.db, {
    now,
    isStopped: () => false,
    sendStatus: async () => {},
    simulatedCollectionBy: 'customer',
    reportError: (_, error) => {
      throw error;
    },
  });
}

export async function createAccount({ backend, now }: CaseHarness, id: string) {
  await backend.db
    .insertInto('users')
    .values({
      id,
      customer_account_id: `account-${id}`,
      contact_id: `contact-${id}`,
      name: 'Sara',
      email: `${id}@example.com`,
      email_verified: 1,
      mobile: null,
      image: null,
      gender: null,
      language: null,
      country: null,
      wallet_id: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .execute();
  return { callerId: id, isCustomer: true };
}
