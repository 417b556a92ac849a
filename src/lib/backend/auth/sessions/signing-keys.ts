import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { createEncryption, type Encryption } from '../../crypto/encrypt.ts';
import { createId } from '../../db/create-id.ts';
import type { Db } from '../../db/database.ts';
import { SIGNING_KEY_RETENTION_MS, SIGNING_KEY_TTL_MS } from './lifetimes.ts';

export const SIGNING_ALGORITHM = 'EdDSA';

export interface SigningKey {
  id: string;
  key: CryptoKey;
  createdAt: number;
}

/** The keys of identity tokens in the database. */
export interface KeySet {
  newestKey: SigningKey | undefined;
  getKey: ReturnType<typeof createLocalJWKSet>;
}

/** Reads and creates the signing keys that all processes share; caches them in each process. */
export interface SigningKeyStore {
  /** Returns the current signing key; creates one when there is none or the newest is too old. */
  getSigningKey(now: number): Promise<SigningKey>;
  /** Returns the cached key set, or reads it from the database again. */
  getKeySet(reload?: boolean): Promise<KeySet>;
}

export function createSigningKeyStore(db: Db, secret: string): SigningKeyStore {
  const encryption = createEncryption(secret, 'binaa identity keys');
  let cached: Promise<KeySet> | undefined;
  let newKey: Promise<SigningKey> | undefined;

  function loadKeySet(reload = false): Promise<KeySet> {
    if (cached && !reload) return cached;
    const keySet = readKeySet(db, encryption);
    cached = keySet;
    keySet.catch(() => {
      // Do not cache a failed read.
      if (cached === keySet) cached = undefined;
    });
    return keySet;
  }

  async function createSigningKey(now: number): Promise<SigningKey> {
    // Another process may have created a key.
    const { newestKey } = await loadKeySet(true);
    if (newestKey && isCurrent(newestKey, now)) return newestKey;
    await insertKey(db, encryption, now);
    return (await loadKeySet(true)).newestKey as SigningKey;
  }

  return {
    getKeySet: loadKeySet,
    async getSigningKey(now) {
      const { newestKey } = await loadKeySet();
      if (newestKey && isCurrent(newestKey, now)) return newestKey;
      newKey ??= createSigningKey(now).finally(() => {
        newKey = undefined;
      });
      return await newKey;
    },
  };
}

function isCurrent({ createdAt }: SigningKey, now: number): boolean {
  return now < createdAt + SIGNING_KEY_TTL_MS;
}

async function insertKey(db: Db, encryption: Encryption, now: number): Promise<void> {
  const keyPair = await generateKeyPair(SIGNING_ALGORITHM, { crv: 'Ed25519', extractable: true });
  const row = {
    id: createId(now),
    public_key: JSON.stringify(await exportJWK(keyPair.publicKey)),
    private_key: encryption.encrypt(JSON.stringify(await exportJWK(keyPair.privateKey))),
    alg: SIGNING_ALGORITHM,
    crv: 'Ed25519',
    created_at: now,
    expires_at: now + SIGNING_KEY_TTL_MS + SIGNING_KEY_RETENTION_MS,
  };
  await db.deleteFrom('jwks').where('expires_at', '<=', now).execute();
  await db.insertInto('jwks').values(row).execute();
}

async function readKeySet(db: Db, encryption: Encryption): Promise<KeySet> {
  const rows = await db
    .selectFrom('jwks')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  // Keys that were encrypted with another secret are ignored.
  const decryptedRows = rows.flatMap((row) => {
    const text = encryption.decrypt(row.private_key);
    return text === undefined ? [] : [{ row, text }];
  });
  const keys = decryptedRows.map(({ row }) => ({
    ...(JSON.parse(row.public_key) as JWK),
    kid: row.id,
    alg: SIGNING_ALGORITHM,
  }));
  const [first] = decryptedRows;
  return {
    getKey: createLocalJWKSet({ keys }),
    newestKey: first && {
      id: first.row.id,
      key: (await importJWK(JSON.parse(first.text) as JWK, SIGNING_ALGORITHM)) as CryptoKey,
      createdAt: first.row.created_at,
    },
  };
}
