import { type Env, readMailboxKey, readSessionSecret } from '#lib/env.server.ts';
import { createPaymentsService } from '../checkout/service.ts';
import { deriveTokenSecret } from '../crypto/token-secret.ts';
import { type Db, getDatabasePath, openDatabase } from '../db/database.ts';
import { createTransports, readMessagingConfig } from '../messaging/config.ts';
import { createOutbox, type Outbox } from '../messaging/outbox.ts';
import { createOrderLinks, type OrderLinks } from '../orders/confirmation/order-link.ts';
import { createConfirmationSender } from '../orders/confirmation/send-confirmation.ts';
import { readPaymentConfig } from '../payment/config.ts';

/** Dependencies of a command that sends messages. */
export interface CommandServices {
  db: Db;
  secret: string;
  outbox: Outbox;
  links: OrderLinks;
  close(): Promise<void>;
}

/** Opens the database and the outbox. Messages that a command queues are sent by the running shop. */
export function openCommandServices(env: Env): CommandServices {
  const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
  const secret = deriveTokenSecret(readSessionSecret(env));
  const messaging = readMessagingConfig(env, () => readMailboxKey(env));
  const outbox = createOutbox({
    db,
    secret,
    clock: Date.now,
    site: messaging.site,
    transports: createTransports(messaging),
    report: () => {},
  });
  return {
    db,
    secret,
    outbox,
    links: createOrderLinks(secret),
    async close() {
      await outbox.close();
      await db.destroy();
    },
  };
}

/** Creates the dependencies of payment calls. `report` is called with the code of each error. */
export function createCommandPaymentContext(
  env: Env,
  { db, secret, outbox, links }: CommandServices,
  report: (code: string) => void = () => {},
) {
  const { context } = createPaymentsService({
    db,
    config: readPaymentConfig(env),
    secret,
    clock: Date.now,
    hashNetwork: () => null,
    sendConfirmation: createConfirmationSender(outbox, links),
    report: ({ code }) => report(code),
  });
  return context;
}

/**
 * Handles stop signals; returns a function that returns whether one has arrived. The command then ends at the
 * next safe point.
 */
export function watchStopSignals(): () => boolean {
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopped = true;
    });
  }
  return () => isStopped;
}
