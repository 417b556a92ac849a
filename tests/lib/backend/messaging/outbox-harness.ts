import type { Db } from '#lib/backend/db/database.ts';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { createTransports, type MessagingConfig } from '#lib/backend/messaging/config.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import { createOutbox, type Outbox } from '#lib/backend/messaging/outbox.ts';
import type { FailedMessage } from '#lib/backend/messaging/outbox-worker.ts';

export const NOON = Date.parse('2026-11-20T12:00:00Z');
export const CODE_TTL_MS = 5 * 60_000;
export const MOBILE = '+971501234567';
export const EMAIL = 'huda@binaa.example';

/** An outbox with a fixed clock, and the events that it reported. */
export interface OutboxHarness {
  outbox: Outbox;
  failedMessages: FailedMessage[];
}

export function createOutboxHarness(
  db: Db,
  clock: () => number,
  options: Partial<MessagingConfig> = {},
  secret = 'the secret of this test',
): OutboxHarness {
  const failedMessages: FailedMessage[] = [];
  const site = 'https://shop.example';
  const transports = createTransports({ site, ...options });
  const outbox = createOutbox({
    db,
    secret,
    clock,
    site,
    transports,
    report: (message) => failedMessages.push(message),
  });
  return { outbox, failedMessages };
}

/** A sign-in code that was created at the given time. */
export function codeMessage(to: Message['to'], at: number, code = '048213'): Message {
  const data = { code, purpose: 'sign-in' as const, expiresAt: String(at + CODE_TTL_MS) };
  return { kind: 'code', to, language: 'en', country: 'ae', data };
}

export function welcomeMessage(to: Message['to'], name = 'Huda Al Ali'): Message {
  return { kind: 'welcome', to, language: 'en', country: 'ae', data: { name } };
}

/** Writes a message in a transaction that is then rolled back. */
export async function sendAndFail(db: Db, outbox: Outbox, message: Message): Promise<void> {
  await runInTransaction(db, async (trx) => {
    await outbox.send(message, trx);
    throw new Error('rolled back');
  }).catch(() => {});
}
