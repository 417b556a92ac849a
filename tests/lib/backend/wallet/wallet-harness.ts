import { walletRoutes } from '#lib/backend/checkout/wallet/routes.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { RequestContext } from '#lib/backend/gateway/request-context.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import type { DeliveryState } from '#lib/backend/messaging/queries.ts';
import { bookTransaction } from '#lib/backend/wallet/ledger.ts';
import { createPin } from '#lib/backend/wallet/pins.ts';
import { createWallet } from '#lib/backend/wallet/wallets.ts';
import type { AnyEndpoint, EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { insertUser } from '../auth/insert-user.ts';
import { openMigrated, type TestDatabase } from '../databases.ts';

export const NOON = Date.parse('2026-11-20T12:00:00+04:00');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The result of a call: its data, or the code of its error. */
export interface WalletResult<Data> {
  data: Data;
  error?: string;
  details?: Record<string, unknown> | undefined;
  /** The message that the customer reads. */
  message?: string;
}

export interface WalletCustomer {
  userId: string;
  walletId: string;
  mobile: string;
  /** Caller and session of their calls. */
  caller: { callerId: string; sessionId: string };
}

export interface WalletHarness {
  db: Db;
  now: number;
  /** The messages that were queued, the newest last. */
  sent: Message[];
  /** Result of sending the next message by the SMS provider. */
  delivery: DeliveryState;
  hasSms: boolean;
  createPin: () => string;
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    caller: Partial<RequestContext>,
  ): Promise<WalletResult<EndpointReply<E>>>;
  close(): Promise<void>;
}

/** Opens the wallet endpoints on a database, with an outbox that only records messages. */
export async function openWalletHarness(database: TestDatabase): Promise<WalletHarness> {
  const db = await openMigrated(database);
  const routes = walletRoutes({
    db,
    secret: 'the secret of this test',
    outbox: {
      getChannels: () => ({ email: true, sms: harness.hasSms }),
      send: async (message) => String(harness.sent.push(message)),
      awaitDelivery: async () => harness.delivery,
    },
    createPin: () => harness.createPin(),
  });
  const harness: WalletHarness = {
    db,
    now: NOON,
    sent: [],
    delivery: 'sent',
    hasSms: true,
    createPin,
    async call(endpoint, input, caller) {
      const route = routes.find((candidate) => candidate.endpoint === (endpoint as AnyEndpoint));
      if (!route) throw new Error(`No route for ${endpoint.name}`);
      const context: RequestContext = {
        ...{ callerId: null, sessionId: null, clientNetwork: null },
        ...{ country: COUNTRIES.ae, language: 'en', referenceCode: 'test', now: harness.now },
        headers: new Headers(),
        ...caller,
      };
      try {
        const data = await route.handle({ params: {}, query: {}, body: {}, ...input } as never, context);
        return { data: endpoint.reply.parse(data) as EndpointReply<typeof endpoint> };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // Only codes that the contract names may leave an endpoint.
        if (!endpoint.errors.includes(error.code)) throw error;
        const { code, details } = error;
        const message = getErrorMessage(code, context.language, details);
        return { data: undefined as never, error: code, details, message };
      }
    },
    close: () => db.destroy(),
  };
  return harness;
}

let customerCount = 0;

interface CustomerOptions {
  balance?: number;
  country?: CountryCode;
  isVerified?: boolean;
}

/** Adds a customer with a wallet, to which the mobile number belongs if it is verified. */
export async function addCustomer(
  { db, now }: Pick<WalletHarness, 'db' | 'now'>,
  { balance = 50_000, country = 'ae', isVerified = true }: CustomerOptions = {},
): Promise<WalletCustomer> {
  customerCount += 1;
  const userId = await insertUser(db, `customer-${customerCount}`);
  const mobile = `+97150${String(2_000_000 + customerCount)}`;
  const walletId = await runInTransaction(db, async (trx) => {
    const id = await createWallet(trx, country, now);
    if (isVerified) await trx.updateTable('wallets').set({ mobile }).where('id', '=', id).execute();
    const reward = { kind: 'reward', amount: balance, orderId: null, reference: `reward ${id}` } as const;
    if (balance > 0) await bookTransaction(trx, id, reward, now - 1000);
    const contact = { mobile, mobile_verified: isVerified ? 1 : 0, wallet_id: id } as const;
    await trx.updateTable('users').set(contact).where('id', '=', userId).execute();
    return id;
  });
  return { userId, walletId, mobile, caller: { callerId: userId, sessionId: `session-${customerCount}` } };
}

let orderCount = 0;

interface OrderOptions {
  total?: number;
  country?: CountryCode;
  status?: 'Pending' | 'Accepted' | 'Cancelled';
}

/** Adds an order with a total and without lines. */
export async function addOrder(
  { db, now }: Pick<WalletHarness, 'db' | 'now'>,
  { userId }: Pick<WalletCustomer, 'userId'>,
  { total = 20_000, country = 'ae', status = 'Pending' }: OrderOptions = {},
): Promise<string> {
  orderCount += 1;
  const id = `order-${orderCount}`;
  // A customer has one cart for each country, but may have several orders.
  const cart = { id: `cart-${orderCount}`, owner_id: `owner of ${id}`, country, coupon_code: null };
  await db
    .insertInto('carts')
    .values({ ...cart, created_at: now, updated_at: now })
    .execute();
  await db
    .insertInto('orders')
    .values({
      ...{ id, order_number: `AE26-${orderCount}`, cart_id: cart.id, owner_id: userId, country, status },
      ...{ currency: COUNTRIES[country].currency, subtotal: total, total, discount_total: 0 },
      ...{ shipping_subtotal: 0, shipping_total: 0, tax_total: 0, tax_rate: 0 },
      ...{ guest: null, billing: null, fulfillment: null, submitted_at: null },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  return id;
}

export function sendPin(harness: WalletHarness, customer: WalletCustomer, orderId: string) {
  const body = { identifierType: 'phoneNumber', identifierValue: customer.mobile, orderId } as const;
  return harness.call(walletContract.sendWalletPin, { body }, customer.caller);
}

/** The PIN of the last SMS. */
export function readLastPin({ sent }: WalletHarness): string {
  const message = sent.at(-1);
  if (message?.kind !== 'wallet-pin') throw new Error('No PIN was sent');
  return message.data.code;
}

export function verifyPin(harness: WalletHarness, customer: WalletCustomer, pinId: string, pin: string) {
  return harness.call(walletContract.verifyWalletPin, { body: { pinId, pin } }, customer.caller);
}

/** Sends and verifies a PIN; returns the token with which the wallet pays. */
export async function createPinToken(
  harness: WalletHarness,
  customer: WalletCustomer,
  orderId: string,
): Promise<string> {
  const sent = await sendPin(harness, customer, orderId);
  if (sent.error) throw new Error(sent.error);
  const verified = await verifyPin(harness, customer, sent.data.pinId, readLastPin(harness));
  if (verified.error) throw new Error(verified.error);
  return verified.data.pinToken;
}

interface PayOptions {
  amount: number;
  pinToken: string;
  referenceNumber?: string;
  currency?: 'AED' | 'KWD';
}

export function pay(
  harness: WalletHarness,
  customer: WalletCustomer,
  orderId: string,
  { amount, pinToken, referenceNumber = `ref-${orderId}`, currency = 'AED' }: PayOptions,
) {
  const body = { orderId, amount: { amount, currency }, pinToken, referenceNumber };
  return harness.call(walletContract.payWithWallet, { body }, customer.caller);
}

/** Enters a PIN that was not sent. */
export async function enterWrongPin(harness: WalletHarness, customer: WalletCustomer, pinId: string) {
  const wrong = readLastPin(harness) === '000000' ? '000001' : '000000';
  return await verifyPin(harness, customer, pinId, wrong);
}

export async function readBalance({ db }: Pick<WalletHarness, 'db'>, walletId: string): Promise<number> {
  const row = await db
    .selectFrom('wallets')
    .select('balance')
    .where('id', '=', walletId)
    .executeTakeFirstOrThrow();
  return row.balance;
}
