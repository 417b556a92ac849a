import type { Db } from '#lib/backend/db/database.ts';
import { transaction } from '#lib/backend/db/database.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import { createOutbox, type Outbox } from '#lib/backend/messaging/outbox.ts';
import { type MessagingOptions, waysOf } from '#lib/backend/messaging/settings.ts';
import type { Lost } from '#lib/backend/messaging/worker.ts';

export const NOON = Date.parse('2026-11-20T12:00:00Z');
export const LIFE = 5 * 60_000;
export const MOBILE = '+971501234567';
export const EMAIL = 'huda@binaa.example';

/** An outbox with a clock that stands still, and what it told of itself. */
export interface Bench {
  outbox: Outbox;
  lost: Lost[];
}

export function openOutbox(
  db: Db,
  clock: () => number,
  options: Partial<MessagingOptions> = {},
  secret = 'the secret of this test',
): Bench {
  const lost: Lost[] = [];
  const site = 'https://shop.example';
  const ways = waysOf({ site, ...options });
  const outbox = createOutbox({ db, secret, clock, site, ways, report: (one) => lost.push(one) });
  return { outbox, lost };
}

/** A code to sign in by, made at a moment. */
export function codeTo(to: Message['to'], at: number, code = '048213'): Message {
  const facts = { code, purpose: 'sign-in' as const, expiresAt: String(at + LIFE) };
  return { kind: 'code', to, language: 'en', country: 'ae', facts };
}

export function welcomeTo(to: Message['to'], name = 'Huda Al Ali'): Message {
  return { kind: 'welcome', to, language: 'en', country: 'ae', facts: { name } };
}

/** Writes a message in a transaction that fails after it. */
export async function sendInVain(db: Db, outbox: Outbox, message: Message): Promise<void> {
  await transaction(db, async (trx) => {
    await outbox.send(message, trx);
    throw new Error('rolled back');
  }).catch(() => {});
}
