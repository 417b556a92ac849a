import { createHmac } from 'node:crypto';
import type { AccountTables } from '../db/account-tables.ts';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Cost, Hasher } from './passwords.ts';
import { createHasher } from './passwords.ts';

type UserRow = AccountTables['users'];

/** Somebody new, as he is known at that moment. */
export interface NewUser {
  name: string;
  email: string;
  emailVerified: boolean;
  mobile: string | null;
  walletId: string | null;
  newsletter: { email: boolean; whatsapp: boolean };
  language: UserRow['language'];
  country: UserRow['country'];
}

/** Users, their credentials and their passwords: the library's part in accounts. */
export interface Identity {
  passwords: Hasher;
  /** Loads the library: before a transaction, which would keep others waiting meanwhile. */
  load(): Promise<unknown>;
  /** Answers the new user's id. */
  addUser(trx: Trx, user: NewUser, now: number): Promise<string>;
  /** A hash for a password here, or whom a provider means. */
  addCredential(trx: Trx, userId: string, by: Credential, now: number): Promise<void>;
  setPassword(trx: Trx, userId: string, hash: string): Promise<void>;
  removeCredentials(trx: Trx, userId: string): Promise<void>;
}

export type Credential = { password: string; mustReset?: boolean } | { provider: string; subject: string };

/** The library is loaded when it is first needed: a shop in which nobody signs up starts without it. */
export function createIdentity(db: Db, secret: string, cost?: Cost): Identity {
  const passwords = createHasher(cost);
  let opened: ReturnType<typeof openLibrary> | undefined;
  const library = () => {
    opened ??= openLibrary(db, secret, passwords);
    return opened;
  };

  return {
    passwords,
    load: library,
    async addUser(trx, { walletId, newsletter, ...user }, now) {
      const { users, within } = await library();
      const at = new Date(now);
      const id = newId(now);
      const facts = {
        ...{ id, ...user, walletId, createdAt: at, updatedAt: at },
        ...{ customerAccountId: newId(now), contactId: newId(now) },
        ...{ newsletterEmail: newsletter.email, newsletterWhatsapp: newsletter.whatsapp, newsletterAt: now },
      };
      await within(trx, () => users.createUser(facts, { method: 'email' }));
      return id;
    },
    async addCredential(trx, userId, by, now) {
      const { users, within } = await library();
      const at = new Date(now);
      const way =
        'password' in by
          ? {
              providerId: 'credential',
              accountId: userId,
              password: by.password,
              mustReset: by.mustReset ?? false,
            }
          : { providerId: by.provider, accountId: by.subject };
      await within(trx, () =>
        users.linkAccount({ id: newId(now), userId, ...way, createdAt: at, updatedAt: at }),
      );
    },
    async setPassword(trx, userId, hash) {
      const { users, within } = await library();
      await within(trx, () => users.updatePassword(userId, hash));
      await trx.updateTable('credentials').set({ must_reset: 0 }).where('user_id', '=', userId).execute();
    },
    async removeCredentials(trx, userId) {
      const { users, within } = await library();
      await within(trx, () => users.deleteAccounts(userId));
    },
  };
}

async function openLibrary(db: Db, secret: string, passwords: Hasher) {
  const [{ betterAuth }, { createStore }] = await Promise.all([
    import('better-auth/minimal'),
    import('./adapter.ts'),
  ]);
  const { adapter, within } = createStore(db);
  const field = (type: 'string' | 'boolean' | 'number', fieldName: string) =>
    ({ type, fieldName, required: false, input: false }) as const;
  const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
  const auth = betterAuth({
    database: adapter,
    // A key of its own: what the library signs opens nothing else.
    secret: createHmac('sha256', secret).update('binaa library').digest('base64url'),
    baseURL: 'http://backend.local',
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: () => newId() } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: {
        hash: passwords.hash,
        verify: ({ password, hash }) => passwords.verify(password, hash),
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...stamps },
      additionalFields: {
        customerAccountId: field('string', 'customer_account_id'),
        contactId: field('string', 'contact_id'),
        mobile: field('string', 'mobile'),
        walletId: field('string', 'wallet_id'),
        language: field('string', 'language'),
        country: field('string', 'country'),
        newsletterEmail: field('boolean', 'newsletter_email'),
        newsletterWhatsapp: field('boolean', 'newsletter_whatsapp'),
        newsletterAt: field('number', 'newsletter_at'),
      },
    },
    account: {
      modelName: 'credentials',
      fields: { userId: 'user_id', providerId: 'provider_id', accountId: 'subject', ...stamps },
      additionalFields: { mustReset: field('boolean', 'must_reset') },
    },
  });
  const context = await auth.$context;
  return { users: context.internalAdapter, within };
}
