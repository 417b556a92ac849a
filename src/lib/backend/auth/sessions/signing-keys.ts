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

/** The keys of identity tokens as the database has them. */
export interface KeySet {
  newest: SigningKey | undefined;
  find: ReturnType<typeof createLocalJWKSet>;
}

/** Keys that every process of the shop shares; each remembers them. */
export interface SigningKeys {
  /** The key that signs now; a new one when there is none that is young enough. */
  getSigningKey(now: number): Promise<SigningKey>;
  /** The ring as it is remembered, or read anew. */
  getKeySet(anew?: boolean): Promise<KeySet>;
}

export function createSigningKeys(db: Db, secret: string): SigningKeys {
  const encryption = createEncryption(secret, 'binaa identity keys');
  let known: Promise<KeySet> | undefined;
  let making: Promise<SigningKey> | undefined;

  function ring(anew = false): Promise<KeySet> {
    if (known && !anew) return known;
    const reading = readKeySet(db, encryption);
    known = reading;
    reading.catch(() => {
      // What failed once may succeed the next time.
      if (known === reading) known = undefined;
    });
    return reading;
  }

  async function replace(now: number): Promise<SigningKey> {
    // Another process may have made one.
    const { newest } = await ring(true);
    if (newest && isCurrent(newest, now)) return newest;
    await insertKey(db, encryption, now);
    return (await ring(true)).newest as SigningKey;
  }

  return {
    getKeySet: ring,
    async getSigningKey(now) {
      const { newest } = await ring();
      if (newest && isCurrent(newest, now)) return newest;
      making ??= replace(now).finally(() => {
        making = undefined;
      });
      return await making;
    },
  };
}

function isCurrent({ createdAt }: SigningKey, now: number): boolean {
  return now < createdAt + SIGNING_KEY_TTL_MS;
}

async function insertKey(db: Db, encryption: Encryption, now: number): Promise<void> {
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { crv: 'Ed25519', extractable: true });
  const row = {
    id: createId(now),
    public_key: JSON.stringify(await exportJWK(pair.publicKey)),
    private_key: encryption.encrypt(JSON.stringify(await exportJWK(pair.privateKey))),
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
  // What another secret sealed is of a shop whose tokens are worth nothing here.
  const own = rows.flatMap((row) => {
    const text = encryption.decrypt(row.private_key);
    return text === undefined ? [] : [{ row, text }];
  });
  const keys = own.map(({ row }) => ({
    ...(JSON.parse(row.public_key) as JWK),
    kid: row.id,
    alg: SIGNING_ALGORITHM,
  }));
  const [first] = own;
  return {
    find: createLocalJWKSet({ keys }),
    newest: first && {
      id: first.row.id,
      key: (await importJWK(JSON.parse(first.text) as JWK, SIGNING_ALGORITHM)) as CryptoKey,
      createdAt: first.row.created_at,
    },
  };
}
