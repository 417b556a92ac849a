import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUserByIdentifier } from '#lib/backend/auth/users/queries.ts';
import { createUserStore, type NewUser } from '#lib/backend/auth/users/user-store.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { testDatabases } from '../databases.ts';
import { FAST_HASHING } from './auth-harness.ts';
import { insertUser } from './insert-user.ts';

const NOW = Date.UTC(2026, 10, 20, 8);
const LAYLA: NewUser = {
  name: 'Layla Haddad',
  email: 'Layla@Binaa.example',
  emailVerified: true,
  mobile: '+971501112233',
  walletId: null,
  newsletter: { email: true, whatsapp: false },
  language: 'ar',
  country: 'ae',
};

// As better-auth stored it through the adapter of earlier versions.
const FORMER_CREDENTIAL = {
  id: '01a0c450-6c00-7fc2-91cb-e6199c3c2c23',
  provider_id: 'credential',
  password: 'scrypt:16:1:1:o9fZELKhQ7aUpkC0Tc2FvQ:qmt9dwkrYVWAoPNnsALDrDtyyCfd2Rcb9G56yvwIRj0',
  must_reset: 1,
  created_at: 1_790_000_000_000,
  updated_at: 1_790_000_000_000,
} as const;

describe.each(testDatabases)('The user store, on $name', (database) => {
  const store = createUserStore(FAST_HASHING);
  let db: Db;

  beforeAll(async () => {
    db = await database.open();
    await migrateDatabase(db);
  });
  afterAll(() => db?.destroy());

  const listCredentials = (userId: string) =>
    db.selectFrom('credentials').selectAll().where('user_id', '=', userId).orderBy('provider_id').execute();

  it('writes users and credentials as rows of plain columns', async () => {
    const id = await runInTransaction(db, async (trx) => {
      const userId = await store.addUser(trx, LAYLA, NOW);
      await store.addCredential(trx, userId, { password: 'a hash' }, NOW);
      await store.addCredential(trx, userId, { provider: 'hosted', subject: 'p-1' }, NOW);
      return userId;
    });
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    expect(user).toEqual({
      id,
      customer_account_id: expect.any(String),
      contact_id: expect.any(String),
      name: 'Layla Haddad',
      email: 'layla@binaa.example',
      email_verified: 1,
      mobile: '+971501112233',
      mobile_verified: 0,
      wallet_id: null,
      image: null,
      gender: null,
      language: 'ar',
      country: 'ae',
      deleted_at: null,
      created_at: NOW,
      updated_at: NOW,
      newsletter_email: 1,
      newsletter_whatsapp: 0,
      newsletter_email_at: NOW,
      newsletter_whatsapp_at: NOW,
      birthday: null,
    });
    const common = { id: expect.any(String), user_id: id, must_reset: 0, created_at: NOW, updated_at: NOW };
    expect(await listCredentials(id)).toEqual([
      { ...common, provider_id: 'credential', subject: id, password: 'a hash' },
      { ...common, provider_id: 'hosted', subject: 'p-1', password: null },
    ]);
  });

  it('accepts a password that better-auth stored, and replaces only that one', async () => {
    const id = await insertUser(db, 'omar');
    await db
      .insertInto('credentials')
      .values({ ...FORMER_CREDENTIAL, user_id: id, subject: id })
      .execute();
    const found = await findUserByIdentifier(db, 'omar@binaa.example');
    expect(found).toMatchObject({ id, must_reset: 1 });
    expect(await store.passwordHasher.verify('correct horse 1', found?.password ?? '')).toBe(true);
    await runInTransaction(db, async (trx) => {
      await store.addCredential(trx, id, { provider: 'hosted', subject: 'p-2' }, NOW);
      await store.setPassword(trx, id, 'another hash', NOW);
    });
    expect(await listCredentials(id)).toMatchObject([
      { id: FORMER_CREDENTIAL.id, password: 'another hash', must_reset: 0, updated_at: NOW },
      { provider_id: 'hosted', password: null, updated_at: NOW },
    ]);
  });

  it('removes all credentials of one user and of no other', async () => {
    const [huda, mona] = [await insertUser(db, 'huda'), await insertUser(db, 'mona')];
    await runInTransaction(db, async (trx) => {
      await store.addCredential(trx, huda, { password: 'a hash' }, NOW);
      await store.addCredential(trx, huda, { provider: 'hosted', subject: 'p-3' }, NOW);
      await store.addCredential(trx, mona, { password: 'a hash' }, NOW);
      await store.removeCredentials(trx, huda);
    });
    expect(await listCredentials(huda)).toEqual([]);
    expect(await listCredentials(mona)).toHaveLength(1);
  });
});
