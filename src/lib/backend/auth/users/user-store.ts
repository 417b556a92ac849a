import { createId } from '../../db/create-id.ts';
import type { Trx } from '../../db/database.ts';
import type { AccountTables } from '../../db/tables/account.ts';
import { normalizeEmail } from './normalize-email.ts';
import { createPasswordHasher, type PasswordHasher, type ScryptCost } from './password-hash.ts';

type UsersTable = AccountTables['users'];

/** The data of a new user. */
export interface NewUser {
  name: string;
  email: string;
  emailVerified: boolean;
  mobile: string | null;
  walletId: string | null;
  newsletter: { email: boolean; whatsapp: boolean };
  language: UsersTable['language'];
  country: UsersTable['country'];
}

/** A password hash, or the user's id at a hosted provider. */
export type Credential = { password: string; mustReset?: boolean } | { provider: string; subject: string };

/** Creates and changes users and their credentials; `queries.ts` reads them. */
export interface UserStore {
  passwordHasher: PasswordHasher;
  /** Returns the new user's id. */
  addUser(trx: Trx, user: NewUser, now: number): Promise<string>;
  addCredential(trx: Trx, userId: string, credential: Credential, now: number): Promise<void>;
  /** Replaces the hash of a user who has a password. */
  setPassword(trx: Trx, userId: string, hash: string, now: number): Promise<void>;
  removeCredentials(trx: Trx, userId: string): Promise<void>;
}

/** `provider_id` of a password; any other value names a hosted provider. */
const PASSWORD_PROVIDER = 'credential';

export function createUserStore(cost?: ScryptCost): UserStore {
  return {
    passwordHasher: createPasswordHasher(cost),
    addUser: insertUser,
    addCredential: insertCredential,
    setPassword: updatePasswordHash,
    removeCredentials: deleteCredentials,
  };
}

const insertUser: UserStore['addUser'] = async (trx, user, now) => {
  const id = createId(now);
  const row = {
    id,
    customer_account_id: createId(now),
    contact_id: createId(now),
    name: user.name,
    email: normalizeEmail(user.email),
    email_verified: user.emailVerified ? 1 : 0,
    mobile: user.mobile,
    wallet_id: user.walletId,
    language: user.language,
    country: user.country,
    newsletter_email: user.newsletter.email ? 1 : 0,
    newsletter_whatsapp: user.newsletter.whatsapp ? 1 : 0,
    newsletter_email_at: now,
    newsletter_whatsapp_at: now,
    created_at: now,
    updated_at: now,
  } as const;
  await trx.insertInto('users').values(row).execute();
  return id;
};

const insertCredential: UserStore['addCredential'] = async (trx, userId, credential, now) => {
  const baseRow = { id: createId(now), user_id: userId, created_at: now, updated_at: now };
  const row =
    'password' in credential
      ? {
          ...baseRow,
          provider_id: PASSWORD_PROVIDER,
          subject: userId,
          password: credential.password,
          must_reset: credential.mustReset ? (1 as const) : (0 as const),
        }
      : { ...baseRow, provider_id: credential.provider, subject: credential.subject };
  await trx.insertInto('credentials').values(row).execute();
};

const updatePasswordHash: UserStore['setPassword'] = async (trx, userId, hash, now) => {
  await trx
    .updateTable('credentials')
    .set({ password: hash, must_reset: 0, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .execute();
};

const deleteCredentials: UserStore['removeCredentials'] = async (trx, userId) => {
  await trx.deleteFrom('credentials').where('user_id', '=', userId).execute();
};
