import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Env } from '#lib/env.server.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { ScryptCost } from '../auth/users/password-hash.ts';
import { hashLegacyPassword } from '../auth/users/password-hash.ts';
import { type Credential, createUserStore, type UserStore } from '../auth/users/user-store.ts';
import { findUserById, findUserByIdentifier, parseUniqueViolation } from '../auth/users/users.ts';
import { saveVerifiedMobile } from '../auth/users/verify-mobile.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { createWallet } from '../wallet/wallets.ts';
import { createSampleWalletHistory } from './sample-wallets.ts';

/** An account for demonstrations. */
export interface SampleAccount {
  /** `migrated` comes from an earlier shop and must set a new password. */
  kind: 'customer' | 'employee' | 'migrated';
  email: string;
  mobile: string;
  name: string;
  password: string;
}

const ACCOUNT_AGE_MS = 402 * DAY_MS;

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether to create sample accounts, whose passwords are public. Default: only for a shop at a loopback
 * address with the embedded database and without SMTP.
 */
export function shouldCreateSampleAccounts(env: Env): boolean {
  const isLocal = env.DATABASE_URL === undefined && env.SMTP_URL === undefined;
  return env.SEED_ACCOUNTS ?? (isLocal && LOOPBACK_HOSTS.includes(new URL(env.SITE_URL).hostname));
}

/** Reads the accounts listed in the README; the start script reads the same file. */
export function readSampleAccounts(): SampleAccount[] {
  return JSON.parse(
    readFileSync(new URL('sample-accounts.json', import.meta.url), 'utf8'),
  ) as SampleAccount[];
}

/**
 * Creates missing sample accounts and returns their number. Their passwords are public: never use them in a
 * shop that is open to customers.
 */
export async function createSampleAccounts(db: Db, now: number, cost?: ScryptCost): Promise<number> {
  const userStore = createUserStore(cost);
  const missing: SampleAccount[] = [];
  for (const account of readSampleAccounts()) {
    const existing =
      (await findUserByIdentifier(db, account.email)) ?? (await findUserByIdentifier(db, account.mobile));
    if (existing) await createSampleWalletHistory(db, existing.id, now);
    else missing.push(account);
  }
  let createdCount = 0;
  for (const { kind, email, mobile, name, password } of missing) {
    const isMigrated = kind === 'migrated';
    const salt = randomBytes(8).toString('hex');
    const hash = await (isMigrated
      ? userStore.passwordHasher.hashLegacyDigest(salt, hashLegacyPassword(salt, password))
      : userStore.passwordHasher.hash(password));
    const profile = { name, email, mobile };
    // The customer has had the account since before the first sample order.
    const createdAt = kind === 'customer' ? now - ACCOUNT_AGE_MS : now;
    const credential = { password: hash, mustReset: isMigrated };
    const userId = await createUser(db, userStore, profile, credential, createdAt);
    if (!userId) continue;
    createdCount += 1;
    await createSampleWalletHistory(db, userId, now);
    if (kind !== 'customer') continue;
    const { createSampleOrders } = await import('./sample-orders.ts');
    await createSampleOrders(db, { userId, name, email, mobile }, now);
  }
  return createdCount;
}

/** Returns undefined if another process created the account at the same time. */
async function createUser(
  db: Db,
  userStore: UserStore,
  profile: Pick<SampleAccount, 'name' | 'email' | 'mobile'>,
  credential: Credential,
  now: number,
): Promise<string | undefined> {
  try {
    return await runInTransaction(db, async (trx) => {
      const user = {
        ...profile,
        emailVerified: true,
        language: 'en' as const,
        country: 'ae' as const,
        walletId: await createWallet(trx, 'ae', now),
        newsletter: { email: false, whatsapp: false },
      };
      const id = await userStore.addUser(trx, user, now);
      await userStore.addCredential(trx, id, credential, now);
      const savedUser = await findUserById(trx, id);
      if (savedUser) await saveVerifiedMobile(trx, savedUser, profile.mobile, 'ae', now);
      return id;
    });
  } catch (error) {
    if (parseUniqueViolation(error)) return undefined;
    throw error;
  }
}
