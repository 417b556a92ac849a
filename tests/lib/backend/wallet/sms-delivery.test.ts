import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { walletRoutes } from '#lib/backend/checkout/wallet/routes.ts';
import { AppError } from '#lib/backend/gateway/app-error.ts';
import type { MessagingConfig } from '#lib/backend/messaging/config.ts';
import { createPin } from '#lib/backend/wallet/pins.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';
import { createOutboxHarness } from '../messaging/outbox-harness.ts';
import {
  addCustomer,
  addOrder,
  openWalletHarness,
  type WalletCustomer,
  type WalletHarness,
} from './wallet-harness.ts';

describe('A wallet PIN by the SMS provider', () => {
  let provider: Server;
  let status: number;
  let texts: string[];
  let harness: WalletHarness;
  let customer: WalletCustomer;
  let orderId: string;

  beforeEach(async () => {
    status = 200;
    texts = [];
    provider = createServer((request, response) => {
      request.on('data', (chunk) => texts.push((JSON.parse(String(chunk)) as { text: string }).text));
      request.on('end', () => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => {
      provider.listen(0, '127.0.0.1', resolve);
    });
    harness = await openWalletHarness(testDatabases[0] as TestDatabase);
    customer = await addCustomer(harness);
    orderId = await addOrder(harness, customer);
  });
  afterEach(async () => {
    provider.close();
    await harness.close();
  });

  /**
   * Sends a PIN through a real outbox; returns whether it was sent or the code of the error, and the failed
   * messages.
   */
  async function sendThrough(config: Partial<MessagingConfig>, language: 'en' | 'ar' = 'en') {
    const { db, now } = harness;
    const { outbox, failedMessages } = createOutboxHarness(db, () => now, config);
    const routes = walletRoutes({ db, secret: 's', outbox, createPin });
    const route = routes.find(({ endpoint }) => endpoint.name === walletContract.sendWalletPin.name);
    const body = { identifierType: 'phoneNumber', identifierValue: customer.mobile, orderId };
    const context = {
      ...{ country: COUNTRIES.ae, language, referenceCode: 'test', clientNetwork: null, now },
      ...{ headers: new Headers(), ...customer.caller },
    };
    try {
      await route?.handle({ params: {}, query: {}, body }, context);
      return { sent: true, failedMessages };
    } catch (error) {
      return { error: error instanceof AppError ? error.code : error, failedMessages };
    } finally {
      await outbox.close();
    }
  }
  const getSms = () => ({
    sms: { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`, key: 'k' },
  });
  const readStored = async () => ({
    outbox: await harness.db.selectFrom('outbox').selectAll().execute(),
    pins: await harness.db.selectFrom('wallet_pins').selectAll().execute(),
  });

  it('arrives in the customer’s language with the PIN first, and again where browsers look for it', async () => {
    await sendThrough(getSms());
    expect(texts[0]).toMatch(/^(\d{6}) is your Binaa wallet PIN[^@]+@shop\.example #\1$/);
    harness.now += 60_000;
    await sendThrough(getSms(), 'ar');
    expect(texts[1]).toMatch(/^\u200f?\d{6} هو الرمز السري لمحفظتك في بناء/);
  });

  it('is in no table in clear, neither before nor after it was sent', async () => {
    await sendThrough(getSms());
    const pin = /\d{6}/.exec(texts[0] ?? '')?.[0] as string;
    expect(JSON.stringify(await readStored())).not.toContain(pin);
    harness.now += 60_000;
    status = 503;
    await sendThrough(getSms());
    const waitingPin = /\d{6}/.exec(texts.at(-1) ?? '')?.[0] as string;
    const stored = await readStored();
    expect(stored.outbox.some(({ facts }) => facts !== null)).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(waitingPin);
  });

  it('that the provider rejects is invalid, and the customer is asked to check the number', async () => {
    status = 422;
    expect(await sendThrough(getSms())).toMatchObject({
      error: 'failed_to_send_pin',
      failedMessages: [{ kind: 'wallet-pin', code: 'HTTP 422' }],
    });
    expect((await readStored()).pins).toEqual([]);
  });

  it('is retried while the provider is down, and another PIN may be requested at once', async () => {
    status = 503;
    expect((await sendThrough(getSms())).error).toBe('WALLET_SMS_FAILED');
    status = 200;
    expect((await sendThrough(getSms())).sent).toBe(true);
  });

  it('cannot be sent by a shop without an SMS provider', async () => {
    const mailOnly = { smtp: { url: 'smtp://127.0.0.1:1', from: 'shop@shop.example' } };
    expect((await sendThrough(mailOnly)).error).toBe('unable_to_send_sms');
  });

  it('is not promised when it cannot be stored for sending', async () => {
    await harness.db.schema.dropTable('outbox').execute();
    expect((await sendThrough(getSms())).error).toBe('failed_to_send_pin');
    expect(await harness.db.selectFrom('wallet_pins').selectAll().execute()).toEqual([]);
  });
});
