import type { MailboxMessage } from '#lib/contract/sandbox.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import { createEncryption } from '../crypto/encrypt.ts';
import { createId } from '../db/create-id.ts';
import type { Db, Trx } from '../db/database.ts';
import type { AvailableChannels, Message, MessageKind } from './message.ts';
import { decryptMessageData, encryptMessageData } from './message-data.ts';
import { createOutboxWorker, type FailedMessage, type Transports, waitAtMost } from './outbox-worker.ts';
import {
  type DeliveryState,
  deleteExpiredMessages,
  insertMessage,
  type OutboxRow,
  readDeliveryState,
  readMailboxRows,
} from './queries.ts';
import { renderMessage } from './templates/render-message.ts';

/** Maximum number of messages on the mailbox page. */
export const MAILBOX_SIZE = 50;

const RETENTION_MS = 7 * DAY_MS;

// Short, because a customer is waiting; a slower attempt continues in the background.
const DELIVERY_TIMEOUT_MS = 3000;

/** Emails and SMS of the shop. */
export interface Outbox {
  /** Queues a message and returns its id. With a transaction, it is sent only if the transaction commits. */
  send(message: Message, trx?: Trx): Promise<string>;
  /** Waits up to three seconds for a message to be sent. Must not be called in a transaction. */
  awaitDelivery(id: string): Promise<DeliveryState>;
  getChannels(): AvailableChannels;
  /** Sends due messages; a lease prevents other processes from sending them, too. */
  sendDue(): Promise<void>;
  /** Starts sending due messages, without waiting for providers, and deletes messages that are a week old. */
  runMaintenance(): Promise<void>;
  /** Lists the messages that were stored instead of sent, newest first. */
  listMailbox(): Promise<MailboxMessage[]>;
  /** Waits up to five seconds for messages being sent; sends none afterwards. */
  close(): Promise<void>;
}

export interface OutboxOptions {
  db: Db;
  /** The encryption key of message data is derived from it. */
  secret: string;
  clock: () => number;
  /** Origin of the shop, for links. */
  site: string;
  /**
   * Without a transport, messages go to the mailbox; with SMTP but no SMS provider, SMS are dropped and
   * reported.
   */
  transports: Transports;
  /** Called for a message that failed for good, and for an internal error while sending. */
  report: (failedMessage: FailedMessage) => void;
}

/** Opens no connection before the first message. */
export function createOutbox({ db, secret, clock, site, transports, report }: OutboxOptions): Outbox {
  const encryption = createEncryption(secret, 'binaa outbox');
  const worker = createOutboxWorker({ db, encryption, clock, site, transports, report });
  const mailVia = transports.smtp ? 'smtp' : 'mailbox';
  const smsVia = transports.webhook ? 'webhook' : transports.smtp ? undefined : 'mailbox';

  async function queueMessage(message: Message, trx?: Trx): Promise<string> {
    const { kind, to, language, country, data } = message;
    const now = clock();
    const id = createId(now);
    const channel = 'email' in to ? 'email' : 'sms';
    const via = channel === 'email' ? mailVia : smsVia;
    // Codes by SMS are rejected earlier (`assertChannelAvailable`).
    if (!via) {
      report({ id, kind, channel, tries: 0, code: 'NO_CHANNEL' });
      return id;
    }
    const isMailbox = via === 'mailbox';
    await insertMessage(trx ?? db, {
      id,
      kind,
      channel,
      via,
      language,
      country,
      recipient: 'email' in to ? to.email : to.mobile,
      facts: encryptMessageData(encryption, data, id),
      status: isMailbox ? 'sent' : 'waiting',
      tries: 0,
      next_try_at: now,
      expires_at: 'expiresAt' in data ? Number(data.expiresAt) : null,
      created_at: now,
      sent_at: isMailbox ? now : null,
      error: null,
    });
    if (!isMailbox) worker.scheduleSend();
    return id;
  }

  function presentMailboxMessage(row: OutboxRow): MailboxMessage {
    const isExpired = row.expires_at !== null && row.expires_at <= clock();
    const data = isExpired ? undefined : decryptMessageData(encryption, row);
    const { id, channel, language, country } = row;
    const kind = row.kind as MessageKind;
    const rendered = data && renderMessage({ kind, language, country, data, at: row.created_at, site });
    const isEmail = channel === 'email';
    return {
      id,
      kind,
      channel,
      language,
      country,
      to: row.recipient,
      sentAt: row.created_at,
      subject: (isEmail && rendered?.subject) || null,
      text: (isEmail ? rendered?.text : rendered?.sms) ?? null,
      html: (isEmail && rendered?.html) || null,
    };
  }

  return {
    send: queueMessage,
    async awaitDelivery(id) {
      await waitAtMost(worker.sendDue(), DELIVERY_TIMEOUT_MS);
      return await readDeliveryState(db, id);
    },
    getChannels: () => ({ email: true, sms: smsVia !== undefined }),
    sendDue: worker.sendDue,
    async runMaintenance() {
      void worker.sendDue();
      await deleteExpiredMessages(db, clock(), clock() - RETENTION_MS);
    },
    listMailbox: async () => (await readMailboxRows(db, MAILBOX_SIZE)).map(presentMailboxMessage),
    close: worker.close,
  };
}
