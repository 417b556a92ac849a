import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELETION_RULES } from '#lib/backend/account/deletion/deletion-rules.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import { readDeletionBlockers } from '#lib/contract/account/account-data.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import {
  type AuthHarness,
  getChallenge,
  openAuthHarness,
  signUp,
  signUpVerified,
  type TestAccount,
} from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';
import { addAccountData, addOrder, addReward } from './add-account-data.ts';

const requestDeletion = (harness: AuthHarness, { caller }: TestAccount, leavesWallet?: boolean) =>
  harness.call(
    accountContract.requestAccountDeletion,
    { body: leavesWallet === undefined ? {} : { leavesWallet } },
    caller,
  );

async function deleteAccount(harness: AuthHarness, account: TestAccount, leavesWallet?: boolean) {
  const { id } = getChallenge(await requestDeletion(harness, account, leavesWallet));
  const body = { code: harness.readSentCode(account.person.email) };
  return await harness.call(authContract.verifyCode, { params: { challengeId: id }, body }, account.caller);
}

/** Returns the tables with a row that contains one of the texts in any column. */
async function findTables(harness: AuthHarness, texts: readonly string[]): Promise<string[]> {
  const tables = await harness.db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(harness.db);
    const content = JSON.stringify(rows);
    if (texts.some((text) => content.includes(text))) found.push(name);
  }
  return found.sort();
}

describe.each(testDatabases)('Deleting an account, on $name', (database) => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  it('has a rule for every table', async () => {
    const tables = (await harness.db.introspection.getTables()).map(({ name }) => name);
    const missing = tables.filter((name) => !(name in DELETION_RULES) && !name.startsWith('sqlite_'));
    expect(missing, 'add a rule to src/lib/backend/account/deletion/deletion-rules.ts').toEqual([]);
  });

  it('leaves data of the customer only where the rules retain them', async () => {
    const account = await signUpVerified(harness);
    const other = await signUpVerified(harness);
    const { userId, person } = account;
    for (const each of [account, other]) await addAccountData(harness, each);
    const texts = [userId, person.email, person.mobile];
    const before = await findTables(harness, texts);
    const otherBefore = await findTables(harness, [other.userId, other.person.email, other.person.mobile]);
    expect((await deleteAccount(harness, account)).data).toEqual({ kind: 'deleted' });
    const tablesWithTraces = await findTables(harness, texts);
    // `wallets` contains the number, by which a new account finds the wallet again, and `outbox` the last
    // message.
    expect(tablesWithTraces).toEqual(['carts', 'orders', 'outbox', 'returns', 'users', 'wallets']);
    const messages = await harness.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', 'in', [person.email, person.mobile])
      .execute();
    expect(messages).toEqual([{ kind: 'account-deleted' }]);
    const retainedTables = tablesWithTraces.filter(
      (table) => table !== 'outbox',
    ) as (keyof typeof DELETION_RULES)[];
    expect(retainedTables.every((table) => DELETION_RULES[table].retainedFor)).toBe(true);
    const users = await harness.db.selectFrom('users').selectAll().where('id', '=', userId).execute();
    expect(JSON.stringify(users)).not.toMatch(
      new RegExp(`${person.email}|\\${person.mobile}|${person.name}`),
    );
    const otherAfter = await findTables(harness, [other.userId, other.person.email, other.person.mobile]);
    expect(otherAfter).toEqual(otherBefore);
    // Each table that is cleared by owner or contact contained a row to clear.
    const cleared = Object.entries(DELETION_RULES).flatMap(([table, { run, retainedFor: retention }]) =>
      run && !retention ? [table] : [],
    );
    const withParent = [
      ...['wishlist_items', 'cart_lines', 'saved_lines', 'cart_shares', 'wallet_pins'],
      'return_drafts',
    ];
    // These need products, so they are tested in tests/lib/backend/reviews.
    const ofProducts = ['reviews', 'review_votes'];
    const elsewhere = [...withParent, ...ofProducts];
    expect(cleared.filter((table) => !before.includes(table) && !elsewhere.includes(table))).toEqual([]);
    for (const table of withParent) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(harness.db);
      expect([table, rows.length]).toEqual([table, 1]);
    }
  });

  it('keeps the details of placed orders, and clears those of drafts', async () => {
    const account = await signUp(harness);
    await addOrder(harness, account, 'Delivered');
    await addOrder(harness, account, 'Pending');
    await deleteAccount(harness, account);
    const orders = await harness.db
      .selectFrom('orders')
      .select(['status', 'fulfillment', 'delivery_note'])
      .where('owner_id', '=', account.userId)
      .orderBy('status')
      .execute();
    expect(orders).toEqual([
      { status: 'Delivered', fulfillment: expect.stringContaining('Huda'), delivery_note: 'Ring twice' },
      { status: 'Pending', fulfillment: null, delivery_note: null },
    ]);
  });

  it('keeps what belongs to a number that was typed and never verified', async () => {
    const owner = await signUpVerified(harness);
    const consent = {
      ...({ id: 'of-owner', channel: 'whatsapp', country: 'ae', language: 'en', consent: 'Yes' } as const),
      ...{ address: owner.person.mobile, consented_at: 1 },
    };
    await harness.db.insertInto('newsletter_consents').values(consent).execute();
    const account = await signUp(harness);
    await harness.db
      .updateTable('users')
      .set({ mobile: `${owner.person.mobile}0`, mobile_verified: 0 })
      .where('id', '=', account.userId)
      .execute();
    await harness.db
      .updateTable('newsletter_consents')
      .set({ address: `${owner.person.mobile}0` })
      .where('id', '=', 'of-owner')
      .execute();
    await deleteAccount(harness, account);
    const rows = await harness.db
      .selectFrom('newsletter_consents')
      .select('id')
      .where('id', '=', 'of-owner')
      .execute();
    expect(rows).toEqual([{ id: 'of-owner' }]);
  });

  it.each(['Accepted', 'Packed', 'Dispatched', 'OutForDelivery', 'ReadyForCollection'] as const)(
    'is refused while an order is %s',
    async (status) => {
      const account = await signUp(harness);
      const id = await addOrder(harness, account, status);
      const { error, details } = await requestDeletion(harness, account);
      expect([error, details]).toEqual(['ACCOUNT_HAS_ORDERS', { orders: [`AE26-${id}`] }]);
      const { data } = await harness.call(readDeletionBlockers, {}, account.caller);
      expect(data).toEqual({
        orders: [{ orderNumber: `AE26-${id}`, status }],
        isPaymentOpen: false,
        wallet: null,
      });
    },
  );

  it('is refused when an order was placed after the code was sent, and while one is being paid', async () => {
    const account = await signUp(harness);
    const { id: challengeId } = getChallenge(await requestDeletion(harness, account));
    const orderId = await addOrder(harness, account, 'Accepted');
    const body = { code: harness.readSentCode(account.person.email) };
    const verified = await harness.call(
      authContract.verifyCode,
      { params: { challengeId }, body },
      account.caller,
    );
    expect(verified.error).toBe('ACCOUNT_HAS_ORDERS');
    expect((await harness.call(accountContract.readAccount, {}, account.caller)).data.email).toBe(
      account.person.email,
    );
    const draft = { status: 'Pending', submitted_at: null, order_number: null } as const;
    await harness.db.updateTable('orders').set(draft).where('id', '=', orderId).execute();
    expect((await requestDeletion(harness, account)).error).toBe('ACCOUNT_HAS_ORDERS');
  });

  it('requires agreement to leave money in the wallet, which a new account with the number gets', async () => {
    const account = await signUpVerified(harness);
    const walletId = await addReward(harness, account.userId, 12_345);
    const balance = { amount: 12_345, currency: 'AED' };
    const { error, details } = await requestDeletion(harness, account);
    expect([error, details]).toEqual(['WALLET_HAS_BALANCE', { balance }]);
    expect((await requestDeletion(harness, account, false)).error).toBe('WALLET_HAS_BALANCE');
    expect((await harness.call(readDeletionBlockers, {}, account.caller)).data.wallet).toEqual(balance);
    expect((await deleteAccount(harness, account, true)).data).toEqual({ kind: 'deleted' });
    harness.now += 3_600_000;
    const { email, mobile } = account.person;
    const newAccount = await signUpVerified(harness, { email, mobile });
    const profile = await harness.call(accountContract.readAccount, {}, newAccount.caller);
    expect(profile.data.walletId).toBe(walletId);
  });
});
