/** An encrypted value as stored: version and time are readable. */
export interface EncryptedEntry {
  version: number;
  /** Epoch milliseconds. */
  writtenAt: number;
  /** Initialisation vector and ciphertext. */
  body: Uint8Array<ArrayBuffer>;
}

const IV_BYTES = 12;

// Binds an entry to its name, version and time: decryption fails if one of them was changed.
function createAdditionalData(name: string, version: number, writtenAt: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`binaa-state ${name} ${version} ${writtenAt}`);
}

function toText(bytes: Uint8Array): string {
  // Spreading into String.fromCharCode would exceed the argument limit for long arrays.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Parses a stored entry; undefined when the format is not the shop's. */
export function parseEncryptedEntry(text: string): EncryptedEntry | undefined {
  const [, version, writtenAt, body] = /^(\d{1,6})\.(\d{1,15})\.([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  if (!version || !writtenAt || !body) return undefined;
  try {
    const bytes = Uint8Array.from(atob(body), (char) => char.charCodeAt(0));
    return { version: Number(version), writtenAt: Number(writtenAt), body: bytes };
  } catch {
    return undefined;
  }
}

/** Encrypts a value with a new initialisation vector. */
export async function encryptEntry(
  key: CryptoKey,
  name: string,
  { version, writtenAt, json }: { version: number; writtenAt: number; json: string },
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = createAdditionalData(name, version, writtenAt);
  const plaintext = new TextEncoder().encode(json);
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plaintext);
  const body = new Uint8Array(IV_BYTES + ciphertext.byteLength);
  body.set(iv);
  body.set(new Uint8Array(ciphertext), IV_BYTES);
  return `${version}.${writtenAt}.${toText(body)}`;
}

/** Decrypts an entry. Throws when key, name or any part of the entry does not match. */
export async function decryptEntry(key: CryptoKey, name: string, entry: EncryptedEntry): Promise<unknown> {
  const additionalData = createAdditionalData(name, entry.version, entry.writtenAt);
  const iv = entry.body.slice(0, IV_BYTES);
  const ciphertext = entry.body.slice(IV_BYTES);
  const plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, ciphertext);
  return JSON.parse(new TextDecoder().decode(plaintext));
}
