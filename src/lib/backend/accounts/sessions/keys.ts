import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { createEncryption, type Encryption } from '../../crypto/encrypt.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { KEY_LIFETIME, KEY_REST } from './times.ts';

export const ALGORITHM = 'EdDSA';

export interface SigningKey {
  id: string;
  key: CryptoKey;
  createdAt: number;
}

/** The keys of identity tokens as the database has them. */
export interface Ring {
  newest: SigningKey | undefined;
  find: ReturnType<typeof createLocalJWKSet>;
}

/** Keys that every process of the shop shares; each remembers them. */
export interface Keys {
  /** The key that signs now; a new one when there is none that is young enough. */
  signing(now: number): Promise<SigningKey>;
  /** The ring as it is remembered, or read anew. */
  ring(anew?: boolean): Promise<Ring>;
}

export function createKeys(db: Db, secret: string): Keys {
  const encryption = createEncryption(secret, 'binaa identity keys');
  let known: Promise<Ring> | undefined;
  let making: Promise<SigningKey> | undefined;

  function ring(anew = false): Promise<Ring> {
    if (known && !anew) return known;
    const reading = readRing(db, encryption);
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
    if (newest && isYoung(newest, now)) return newest;
    await makeKey(db, encryption, now);
    return (await ring(true)).newest as SigningKey;
  }

  return {
    ring,
    async signing(now) {
      const { newest } = await ring();
      if (newest && isYoung(newest, now)) return newest;
      making ??= replace(now).finally(() => {
        making = undefined;
      });
      return await making;
    },
  };
}

function isYoung({ createdAt }: SigningKey, now: number): boolean {
  return now < createdAt + KEY_LIFETIME;
}

async function makeKey(db: Db, encryption: Encryption, now: number): Promise<void> {
  const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const row = {
    id: newId(now),
    public_key: JSON.stringify(await exportJWK(pair.publicKey)),
    private_key: encryption.encrypt(JSON.stringify(await exportJWK(pair.privateKey))),
    alg: ALGORITHM,
    crv: 'Ed25519',
    created_at: now,
    expires_at: now + KEY_LIFETIME + KEY_REST,
  };
  await db.deleteFrom('jwks').where('expires_at', '<=', now).execute();
  await db.insertInto('jwks').values(row).execute();
}

async function readRing(db: Db, encryption: Encryption): Promise<Ring> {
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
    alg: ALGORITHM,
  }));
  const [first] = own;
  return {
    find: createLocalJWKSet({ keys }),
    newest: first && {
      id: first.row.id,
      key: (await importJWK(JSON.parse(first.text) as JWK, ALGORITHM)) as CryptoKey,
      createdAt: first.row.created_at,
    },
  };
}
