import type { Encryption } from '../crypto/encrypt.ts';
import type { OutboxRow } from './queries.ts';

/** Encrypts the data of a message, bound to its id, so that it cannot be read from the database alone. */
export function encryptMessageData(encryption: Encryption, data: object, id: string): string {
  return encryption.encrypt(JSON.stringify(data), id);
}

/** Returns undefined when a row has no data, or data that was changed or encrypted with another secret. */
export function decryptMessageData(
  encryption: Encryption,
  { id, facts }: Pick<OutboxRow, 'id' | 'facts'>,
): Record<string, string> | undefined {
  const text = facts === null ? undefined : encryption.decrypt(facts, id);
  return text === undefined ? undefined : JSON.parse(text);
}
