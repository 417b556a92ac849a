import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUserById } from '#lib/backend/auth/users/queries.ts';
import { runInTransaction } from '#lib/backend/db/database.ts';
import * as wire from '#lib/contract/auth/auth.ts';
import { testDatabases } from '../databases.ts';
import {
  type AuthHarness,
  challengeOf,
  openAuthHarness,
  PASSWORD,
  signUp,
  type TestAccount,
  toTestAccount,
} from './auth-harness.ts';

const MINUTE = 60_000;
const OTHER = 'another horse 2';

describe.each(testDatabases)('The right to choose a new password, on $name', (engine) => {
  let bench: AuthHarness;
  beforeAll(async () => {
    bench = await openAuthHarness(engine);
  });
  afterAll(() => bench?.close());

  const verify = (challengeId: string, code: string, by = {}) =>
    bench.ask(wire.verifyCode, { params: { challengeId }, body: { code } }, by);
  const choose = (challengeId: string, password: string) =>
    bench.ask(wire.choosePassword, { params: { challengeId }, body: { password } });
  const forget = async (identifier: string) =>
    challengeOf(await bench.ask(wire.forgotPassword, { body: { identifier } })).id;
  const signIn = ({ person }: TestAccount, password: string) =>
    bench.ask(wire.signIn, { body: { identifier: person.mobile, password } });

  async function move({ by }: TestAccount, body: { email: string } | { mobile: string }): Promise<void> {
    const { id } = challengeOf(await bench.ask(wire.changeContact, { body }, by));
    const to = 'email' in body ? body.email : body.mobile;
    expect((await verify(id, bench.codeTo(to), by)).data.kind).toBe('changed');
  }

  it('is not granted to an address that the account has left, however long its code is resent', async () => {
    const member = await signUp(bench);
    const { email } = member.person;
    bench.now += 61 * MINUTE;
    const id = await forget(email);
    await move(member, { email: `new-${email}` });
    for (let turn = 0; turn < 6; turn += 1) {
      bench.now += 14 * MINUTE;
      await bench.accounts.deleteExpired(bench.now);
      await bench.ask(wire.resendCode, { params: { challengeId: id } });
    }
    expect((await verify(id, bench.codeTo(email))).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await choose(id, OTHER)).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await signIn(member, PASSWORD)).data.kind).toBe('signed-in');
  });

  it('ends when the account leaves the address that verified it', async () => {
    const member = await signUp(bench);
    const { mobile } = member.person;
    bench.now += 61 * MINUTE;
    await move(member, { mobile });
    const proven = await verify(await forget(mobile), bench.codeTo(mobile));
    expect(proven.data.kind).toBe('new-password');
    const { id } = challengeOf(proven);
    await move(member, { mobile: `+97155${mobile.slice(-7)}` });
    expect((await choose(id, OTHER)).error).toBe('CHALLENGE_NOT_FOUND');
  });

  it('ends when another new password is chosen meanwhile', async () => {
    const member = await signUp(bench);
    const { email } = member.person;
    bench.now += 61 * MINUTE;
    const first = await forget(email);
    const code = bench.codeTo(email);
    const proven = challengeOf(await verify(await forget(email), bench.codeTo(email)));
    const change = { oldPassword: PASSWORD, password: OTHER };
    expect((await bench.ask(wire.changePassword, { body: change }, member.by)).error).toBeUndefined();
    expect((await verify(first, code)).error).toBe('CODE_WRONG');
    expect((await choose(proven.id, 'third horse 3')).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await signIn(member, OTHER)).data.kind).toBe('signed-in');
  });

  it('is not kept by a password that is replaced while it is compared', async () => {
    const member = await signUp(bench);
    const elsewhere = await signIn(member, PASSWORD);
    const { passwordHasher } = bench.accounts.auth.userStore;
    const { verify: compare } = passwordHasher;
    const change = { oldPassword: PASSWORD, password: OTHER };
    for (const late of [
      () => signIn(member, PASSWORD),
      () => bench.ask(wire.changePassword, { body: change }, toTestAccount(member.person, elsewhere).by),
    ]) {
      const row = await findUserById(bench.db, member.userId);
      passwordHasher.verify = async (...given) => {
        passwordHasher.verify = compare;
        const isRight = await compare(...given);
        const hash = await passwordHasher.hash('quick horse 4');
        await runInTransaction(bench.db, (trx) =>
          bench.accounts.auth.userStore.setPassword(trx, member.userId, hash, bench.now),
        );
        return isRight;
      };
      expect((await late()).error).toBe('CREDENTIALS_WRONG');
      const back = row?.password ?? '';
      await runInTransaction(bench.db, (trx) =>
        bench.accounts.auth.userStore.setPassword(trx, member.userId, back, bench.now),
      );
    }
    expect((await signIn(member, PASSWORD)).data.kind).toBe('signed-in');
  });
});
