import type { MailboxMessage } from '#lib/contract/shop.ts';
import { createEncryption } from '../crypto/encrypt.ts';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Channels, Message, MessageKind } from './message.ts';
import { decryptMessageData, encryptMessageData } from './message-data.ts';
import { addRow, type OutboxRow, readMailboxRows, tidyRows } from './queries.ts';
import { writeMessage } from './templates/write.ts';
import { createWorker, type Lost, type Ways } from './worker.ts';

/** How many messages the mailbox page shows. */
export const MAILBOX_SIZE = 50;

const KEPT_MS = 7 * 24 * 3600_000;

/** Everything that the shop writes to people. */
export interface Outbox {
  /** Keeps a message, which then goes out by itself. Within a transaction, what is rolled back is not sent. */
  send(message: Message, trx?: Trx): Promise<void>;
  channels(): Channels;
  /** Sends what is due, once: a lease keeps other processes off. */
  deliver(): Promise<void>;
  /** Begins to deliver, which may take as long as providers do, and lets go of what was kept long enough. */
  sweep(): Promise<void>;
  /** What this shop sent to nobody but its own mailbox, the newest first. */
  listMailbox(): Promise<MailboxMessage[]>;
  /** Waits a moment for what is under way; nothing goes out afterwards. */
  close(): Promise<void>;
}

export interface OutboxOptions {
  db: Db;
  /** Of which the key of what is kept is made. */
  secret: string;
  clock: () => number;
  /** The shop's own origin, in links. */
  site: string;
  /** Providers; what has none goes to the mailbox page, but no SMS does where mail really goes out. */
  ways: Ways;
  /** Told of a message that is given up, and of a delivery that broke as a whole. */
  report: (lost: Lost) => void;
}

/** Opens nothing before the first message. */
export function createOutbox({ db, secret, clock, site, ways, report }: OutboxOptions): Outbox {
  const encryption = createEncryption(secret, 'binaa outbox');
  const worker = createWorker({ db, encryption, clock, site, ways, report });
  const mailVia = ways.smtp ? 'smtp' : 'mailbox';
  const smsVia = ways.webhook ? 'webhook' : ways.smtp ? undefined : 'mailbox';

  async function send(message: Message, trx?: Trx): Promise<void> {
    const { kind, to, language, country, facts } = message;
    const now = clock();
    const id = newId(now);
    const channel = 'email' in to ? 'email' : 'sms';
    const via = channel === 'email' ? mailVia : smsVia;
    // Nobody is told by SMS of what can wait; a code is refused before it comes here.
    if (!via) return report({ id, kind, channel, tries: 0, code: 'NO_CHANNEL' });
    const isHere = via === 'mailbox';
    await addRow(trx ?? db, {
      ...{ id, kind, channel, via, language, country },
      recipient: 'email' in to ? to.email : to.mobile,
      facts: encryptMessageData(encryption, facts, id),
      status: isHere ? 'sent' : 'waiting',
      tries: 0,
      next_try_at: now,
      expires_at: kind === 'code' ? Number(message.facts.expiresAt) : null,
      created_at: now,
      sent_at: isHere ? now : null,
      error: null,
    });
    if (!isHere) worker.nudge();
  }

  function open(row: OutboxRow): MailboxMessage {
    const isOver = row.expires_at !== null && row.expires_at <= clock();
    const facts = isOver ? undefined : decryptMessageData(encryption, row);
    const { id, channel, language, country } = row;
    const kind = row.kind as MessageKind;
    const written = facts && writeMessage({ kind, language, country, facts, at: row.created_at, site });
    const isMail = channel === 'email';
    return {
      ...{ id, kind, channel, language, country },
      to: row.recipient,
      sentAt: row.created_at,
      subject: (isMail && written?.subject) || null,
      text: (isMail ? written?.text : written?.sms) ?? null,
      html: (isMail && written?.html) || null,
    };
  }

  return {
    send,
    channels: () => ({ email: true, sms: smsVia !== undefined }),
    deliver: worker.deliver,
    async sweep() {
      void worker.deliver();
      await tidyRows(db, clock(), clock() - KEPT_MS);
    },
    listMailbox: async () => (await readMailboxRows(db, MAILBOX_SIZE)).map(open),
    close: worker.close,
  };
}
