import type { Db } from '#lib/backend/db/database.ts';
import { type PaymentConfig, SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';
import type { Visitor } from '../../../../contract/harness/client.ts';
import { ADYEN_API_KEY, ADYEN_HMAC_KEY, type AdyenServer } from '../../../../support/servers/adyen.ts';
import { NUMBERS, pay, payByPin } from '../payment-shop.ts';

export type ProviderName = 'sandbox' | 'adyen';

/** A payment that a customer has confirmed, as recorded by the provider. */
export interface ProviderPayment {
  /** The shop's payment id. */
  id: string;
  amount: number;
  captured: number;
  refunded: number;
}

interface PaymentPage {
  id: string;
  redirectUrl: string;
}

/** A payment provider, and the actions of customers on its pages. */
export interface TestProvider {
  name: ProviderName;
  config: PaymentConfig;
  /** Pays on the provider's page; returns the parameters of the return URL. */
  pay(visitor: Visitor, page: PaymentPage, options: PayOptions): Promise<ReturnParameters>;
  /** Sends the notifications that the shop has not accepted yet. */
  notify(send: (body: string) => Promise<{ status: number }>): Promise<void>;
  listPayments(db: Db): Promise<ProviderPayment[]>;
  /** Requests of the shop that the provider rejected. */
  listProblems(): string[];
}

/** Parameters of a return URL. */
export interface ReturnParameters {
  sessionId?: string;
  sessionResult?: string;
}

interface PayOptions {
  /** Whether a local scheme is used, which captures the money immediately. */
  isCapturedImmediately: boolean;
  /** Whether the shop is not notified. */
  skipsNotification: boolean;
}

export function createTestSandbox(): TestProvider {
  return {
    name: 'sandbox',
    config: SANDBOX_PAYMENT_CONFIG,
    async pay(visitor, { id }, { isCapturedImmediately, skipsNotification }) {
      await (isCapturedImmediately ? payByPin : pay)(
        visitor,
        id,
        skipsNotification ? NUMBERS.silent : NUMBERS.approved,
      );
      return {};
    },
    // The sandbox is part of the shop: its notifications are sent by the shop's jobs.
    notify: async () => {},
    async listPayments(db) {
      const rows = await db
        .selectFrom('sandbox_payments')
        .select(['id', 'amount', 'captured_amount as captured', 'refunded_amount as refunded'])
        .where('authorised_at', 'is not', null)
        .execute();
      return rows;
    },
    listProblems: () => [],
  };
}

/** Creates Adyen on a server, whose earlier sessions and modifications are deleted. */
export function createTestAdyen(server: AdyenServer): TestProvider {
  server.sessions.clear();
  server.modifications.length = 0;
  const paid = new Map<string, { isCapturedImmediately: boolean }>();
  const unsent: string[] = [];
  let notifiedCount = 0;
  return {
    name: 'adyen',
    config: {
      site: 'https://shop.example',
      toggles: { enabled: [], disabled: [] },
      adyen: {
        apiKey: ADYEN_API_KEY,
        merchantAccount: 'BinaaTest',
        hmacKey: ADYEN_HMAC_KEY,
        apiUrl: server.url,
      },
    },
    async pay(_, { redirectUrl }, { isCapturedImmediately }) {
      const id = redirectUrl.split('/').at(-1) as string;
      if (!paid.has(id)) unsent.push(server.notifyAuthorisation(id));
      paid.set(id, { isCapturedImmediately });
      return { sessionId: id, sessionResult: server.finish(id, 'completed') };
    },
    async notify(send) {
      for (; notifiedCount < server.modifications.length; notifiedCount += 1) {
        unsent.push(server.notifyModification(server.modifications[notifiedCount] as never));
      }
      for (const body of [...unsent]) {
        if ((await send(body)).status === 200) unsent.splice(unsent.indexOf(body), 1);
      }
    },
    async listPayments() {
      return [...paid].map(([sessionId, { isCapturedImmediately }]) => {
        const { body, pspReference } = server.sessions.get(sessionId) as never as SessionOfServer;
        const amount = body.amount.value;
        const paymentModifications = server.modifications.filter(({ payment }) => payment === pspReference);
        const sum = (kinds: string[]) =>
          paymentModifications
            .filter(({ kind }) => kinds.includes(kind))
            .reduce((total, { value }) => total + (value ?? amount), 0);
        const captured = isCapturedImmediately ? amount : sum(['captures']);
        return { id: body.reference, amount, captured, refunded: sum(['refunds', 'reversals']) };
      });
    },
    listProblems: () => server.problems.splice(0),
  };
}

interface SessionOfServer {
  pspReference: string;
  body: { reference: string; amount: { value: number } };
}
