import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Db, transaction } from '../db/database.ts';
import { type Credential, createIdentity, type Identity } from './identity.ts';
import type { Cost } from './passwords.ts';
import { sha256 } from './passwords.ts';
import { clashOf, findByIdentifier, findUser } from './queries.ts';
import { proveMobile } from './verify-mobile.ts';
import { openWallet } from './wallets.ts';

/** Somebody to try the shop with. */
export interface SeedAccount {
  /** `migrated` comes from the shop before this one and must choose a new password. */
  kind: 'customer' | 'employee' | 'migrated';
  email: string;
  mobile: string;
  name: string;
  password: string;
}

/** The accounts that the README names; what starts the shop reads the same file. */
export function readSeedAccounts(): SeedAccount[] {
  return JSON.parse(readFileSync(new URL('seed-accounts.json', import.meta.url), 'utf8')) as SeedAccount[];
}

/**
 * Makes those that are not there, and answers how many. Everybody can read their passwords: they are for trying the
 * shop, never for one that is open to people.
 */
export async function seedAccounts(db: Db, now: number, cost?: Cost): Promise<number> {
  const identity = createIdentity(cost);
  const missing: SeedAccount[] = [];
  for (const account of readSeedAccounts()) {
    const taken = (await findByIdentifier(db, account.email)) ?? (await findByIdentifier(db, account.mobile));
    if (!taken) missing.push(account);
  }
  let made = 0;
  for (const { kind, email, mobile, name, password } of missing) {
    const isMigrated = kind === 'migrated';
    const salt = randomBytes(8).toString('hex');
    const hash = await (isMigrated
      ? identity.passwords.wrap(salt, sha256(salt, password))
      : identity.passwords.hash(password));
    const facts = { name, email, mobile };
    const userId = await makeUser(db, identity, facts, { password: hash, mustReset: isMigrated }, now);
    if (!userId) continue;
    made += 1;
    if (kind !== 'customer') continue;
    const { seedHistory } = await import('./history.ts');
    await seedHistory(db, { userId, name, email, mobile }, now);
  }
  return made;
}

/** Undefined when another process that starts at the same time has made him. */
async function makeUser(
  db: Db,
  identity: Identity,
  facts: Pick<SeedAccount, 'name' | 'email' | 'mobile'>,
  by: Credential,
  now: number,
): Promise<string | undefined> {
  try {
    return await transaction(db, async (trx) => {
      const user = {
        ...{ ...facts, emailVerified: true, language: null, country: null },
        walletId: await openWallet(trx, 'ae', now),
        newsletter: { email: false, whatsapp: false },
      };
      const id = await identity.addUser(trx, user, now);
      await identity.addCredential(trx, id, by, now);
      const made = await findUser(trx, id);
      if (made) await proveMobile(trx, made, facts.mobile, 'ae', now);
      return id;
    });
  } catch (error) {
    if (clashOf(error)) return undefined;
    throw error;
  }
}
