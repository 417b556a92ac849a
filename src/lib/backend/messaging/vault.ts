import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What keeps the facts of messages unreadable to whoever reads the database alone. */
export interface Vault {
  /** Text that opens for the message of this id only. */
  seal(facts: Record<string, string>, id: string): string;
  /** Undefined for what was changed, or sealed with another secret. */
  unseal(text: string, id: string): Record<string, string> | undefined;
}

/** AES-256-GCM, with a key of the secret that opens nothing else. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'binaa outbox', 32));
  return {
    seal(facts, id) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
      const body = Buffer.concat([cipher.update(JSON.stringify(facts), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(text, id) {
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
        decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return JSON.parse(body.toString('utf8'));
      } catch {
        return undefined;
      }
    },
  };
}
