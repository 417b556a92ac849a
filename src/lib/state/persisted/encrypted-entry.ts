/** A sealed value as it stands in the storage: version and time in the clear, the rest not. */
export interface EncryptedEntry {
  version: number;
  /** Epoch milliseconds of its writing. */
  writtenAt: number;
  /** Initialisation vector and ciphertext. */
  body: Uint8Array<ArrayBuffer>;
}

const IV_BYTES = 12;

// What is in the clear is bound to what is not: an entry opens under its own name, version and time alone.
function createAdditionalData(name: string, version: number, at: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`binaa-state ${name} ${version} ${at}`);
}

function toText(bytes: Uint8Array): string {
  // Not by spreading: a long array is more arguments than a call may have.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Reads what stands in the storage; undefined for anything that no version of the shop wrote. */
export function parseEncryptedEntry(text: string): EncryptedEntry | undefined {
  const [, version, at, body] = /^(\d{1,6})\.(\d{1,15})\.([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  if (!version || !at || !body) return undefined;
  try {
    const bytes = Uint8Array.from(atob(body), (char) => char.charCodeAt(0));
    return { version: Number(version), writtenAt: Number(at), body: bytes };
  } catch {
    return undefined;
  }
}

/** Seals a value, with a vector of its own each time. */
export async function encryptEntry(
  key: CryptoKey,
  name: string,
  { version, at, json }: { version: number; at: number; json: string },
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = createAdditionalData(name, version, at);
  const plain = new TextEncoder().encode(json);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain);
  const body = new Uint8Array(IV_BYTES + sealed.byteLength);
  body.set(iv);
  body.set(new Uint8Array(sealed), IV_BYTES);
  return `${version}.${at}.${toText(body)}`;
}

/** Opens an entry. Throws when the key, the name or anything in it is not what it was sealed with. */
export async function decryptEntry(key: CryptoKey, name: string, entry: EncryptedEntry): Promise<unknown> {
  const additionalData = createAdditionalData(name, entry.version, entry.writtenAt);
  const iv = entry.body.slice(0, IV_BYTES);
  const sealed = entry.body.slice(IV_BYTES);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed);
  return JSON.parse(new TextDecoder().decode(plain));
}
