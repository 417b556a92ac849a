import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { readSessionSecret } from '#lib/env.server.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const COMPRESS_FROM_BYTES = 256;
const MAX_BYTES = 64 * 1024;
// First byte of deflate data; JSON never starts with it.
const DEFLATE_FIRST_BYTE = 0x78;
const keys = new Map<string, Buffer>();

function getKey(purpose: string): Buffer {
  let key = keys.get(purpose);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', readSessionSecret(), '', `binaa ${purpose}`, 32));
    keys.set(purpose, key);
  }
  return key;
}

// Compressed, because cookies are limited to 4 KB and tokens are long.
function serialize(value: unknown): Buffer {
  const plaintext = Buffer.from(JSON.stringify(value), 'utf8');
  return plaintext.length > COMPRESS_FROM_BYTES ? deflateSync(plaintext) : plaintext;
}

function deserialize(body: Buffer): unknown {
  const plaintext = body[0] === DEFLATE_FIRST_BYTE ? inflateSync(body, { maxOutputLength: MAX_BYTES }) : body;
  return JSON.parse(plaintext.toString('utf8'));
}

/** Encrypts a value for a cookie (AES-256-GCM). The purpose must match when it is unsealed. */
export function seal(value: unknown, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', getKey(purpose), iv);
  const body = Buffer.concat([cipher.update(serialize(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a sealed value; undefined when it is forged, truncated or sealed with another secret. */
export function unseal(text: string | undefined, purpose: string): unknown {
  if (!text) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', getKey(purpose), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return deserialize(body);
  } catch {
    return undefined;
  }
}
