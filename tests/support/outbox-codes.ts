import { deriveTokenSecret } from '#lib/backend/crypto/token-secret.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { createOutbox } from '#lib/backend/messaging/outbox.ts';

/**
 * Returns the newest code that a shop with this session secret sent to an address; empty when there is none.
 */
export async function readSentCode(db: Db, secret: string, to: string): Promise<string> {
  const settings = { clock: Date.now, site: 'http://localhost', transports: {}, report: () => {} };
  const messages = await createOutbox({ db, secret: deriveTokenSecret(secret), ...settings }).listMailbox();
  const text = messages.find((message) => message.to === to && message.kind === 'code')?.text ?? '';
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '';
}
