import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/backend/db/create-id.ts';
import * as wire from '#lib/contract/auth/auth.ts';
import { checkEmployeeEmail, lookUpAccount, setConsent } from '#lib/contract/auth/onboarding.ts';
import {
  type AuthHarness,
  challengeOf,
  createPerson,
  openAuthHarness,
  PASSWORD,
  signUp,
  signUpVerified,
  toTestAccount,
} from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';

describe.each(testDatabases)('An account, on $name', (engine) => {
  let bench: AuthHarness;
  beforeAll(async () => {
    bench = await openAuthHarness(engine);
  });
  afterAll(() => bench?.close());

  const verify = (challengeId: string, code: string, by = {}) =>
    bench.ask(wire.verifyCode, { params: { challengeId }, body: { code } }, by);

  it('changes only the fields that are given', async () => {
    const { by, person } = await signUp(bench);
    const set = (body: object) => bench.ask(wire.updateAccount, { body }, by);
    expect((await set({ gender: 'female', language: 'ar', country: 'kw' })).data).toMatchObject({
      ...{ gender: 'female', language: 'ar', country: 'kw', name: person.name },
      newsletter: { email: true, whatsapp: false },
    });
    expect((await set({ gender: null, newsletter: { email: false, whatsapp: true } })).data).toMatchObject({
      ...{ gender: null, language: 'ar', newsletter: { email: false, whatsapp: true } },
    });
  });

  it('stores newsletter consent for its own address, and replaces consent given elsewhere', async () => {
    const { by, person } = await signUp(bench);
    const letter = {
      id: createId(),
      channel: 'email',
      address: person.email,
      country: 'ae',
      language: 'en',
      consent: 'Yes',
      consented_at: 1,
    } as const;
    await bench.db.insertInto('newsletter_consents').values(letter).execute();
    const say = (
      email_id: string,
      attributes: { category: 'newsletter_email' | 'newsletter_whatsapp'; mode: 'valid' | 'invalid' }[],
    ) => {
      const all = attributes.map((it) => ({ type: 'consent' as const, ...it }));
      return bench.ask(setConsent, { body: { customer_ids: { email_id }, attributes: all } }, by);
    };
    expect(
      (await say(person.email.toUpperCase(), [{ category: 'newsletter_whatsapp', mode: 'valid' }])).data,
    ).toEqual({ errorCode: 0 });
    const read = async () => (await bench.ask(wire.readAccount, {}, by)).data.newsletter;
    expect(await read()).toEqual({ email: true, whatsapp: true });
    await say(person.email, [{ category: 'newsletter_email', mode: 'invalid' }]);
    expect(await read()).toEqual({ email: false, whatsapp: true });
    expect(
      await bench.db
        .selectFrom('newsletter_consents')
        .select('id')
        .where('address', '=', person.email)
        .execute(),
    ).toEqual([]);
    expect((await say('other@example.com', [{ category: 'newsletter_email', mode: 'valid' }])).error).toBe(
      'INVALID_REQUEST',
    );
  });

  it('changes its email address by a code that its own session enters', async () => {
    const { by, person } = await signUp(bench);
    const stranger = await signUpVerified(bench);
    const email = `new-${person.email}`;
    const credentials = { identifier: person.email, password: PASSWORD };
    const elsewhere = toTestAccount(person, await bench.ask(wire.signIn, { body: credentials }));
    const change = (body: { email: string } | { mobile: string }) =>
      bench.ask(wire.changeContact, { body }, by);
    expect((await change({ email: stranger.person.email })).error).toBe('EMAIL_REGISTERED');
    expect((await change({ mobile: stranger.person.mobile })).error).toBe('MOBILE_LINKED');
    expect((await change({ mobile: '+96550012345' })).error).toBe('INVALID_REQUEST');
    const { id, purpose } = challengeOf(await change({ email: email.toUpperCase() }));
    const code = bench.codeTo(email);
    expect(purpose).toBe('change-email');
    for (const other of [{}, stranger.by])
      expect((await verify(id, code, other)).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await bench.ask(wire.readChallenge, { params: { challengeId: id } })).error).toBe(
      'CHALLENGE_NOT_FOUND',
    );
    expect((await verify(id, code, by)).data).toMatchObject({ kind: 'changed', profile: { email } });
    expect(await bench.sessions.findSession(by.sessionId, bench.now)).toBeDefined();
    expect(await bench.sessions.findSession(elsewhere.by.sessionId, bench.now)).toBeUndefined();
    expect(bench.sent.at(-1)).toMatchObject({
      kind: 'contact-changed',
      to: { email: person.email },
      data: { what: 'email' },
    });
  });

  it('verifies the number of sign-up, or takes another', async () => {
    const { by, person, userId } = await signUp(bench);
    for (const mobile of [person.mobile, '+971551112233']) {
      const { id } = challengeOf(await bench.ask(wire.changeContact, { body: { mobile } }, by));
      const { data } = await verify(id, bench.codeTo(mobile), by);
      expect(data).toMatchObject({ kind: 'changed', profile: { mobile } });
    }
    const user = await bench.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const wallet = await bench.db
      .selectFrom('wallets')
      .selectAll()
      .where('id', '=', user.wallet_id ?? '')
      .executeTakeFirstOrThrow();
    expect([user.mobile_verified, wallet.mobile]).toEqual([1, '+971551112233']);
  });

  it('gives an address that two accounts claim to one of them', async () => {
    const [one, other] = [await signUp(bench), await signUp(bench)];
    const email = 'wanted@example.com';
    const begin = async (by: typeof one.by) => {
      const { id } = challengeOf(await bench.ask(wire.changeContact, { body: { email } }, by));
      return { id, by, code: bench.codeTo(email) };
    };
    const begun = [await begin(one.by), await begin(other.by)];
    const ends = await Promise.all(begun.map(({ id, code, by }) => verify(id, code, by)));
    expect(ends.map(({ data, error }) => error ?? data.kind).sort()).toEqual(['EMAIL_REGISTERED', 'changed']);
  });

  it('is deleted by a code: its addresses become free, placed orders stay', async () => {
    const { by, person, userId } = await signUp(bench);
    const cart = { id: createId(), owner_id: userId, country: 'ae', created_at: 1, updated_at: 1 } as const;
    const empty = { ...cart, id: createId(), country: 'kw' } as const;
    await bench.db.insertInto('carts').values([cart, empty]).execute();
    const amounts = { subtotal: 0, discount_total: 0, shipping_subtotal: 0, shipping_total: 0, total: 0 };
    const order = {
      ...{ ...amounts, tax_total: 0, tax_rate: 0, cart_id: cart.id, owner_id: userId },
      ...{ guest: '{}', billing: '{}', fulfillment: '{}', created_at: 1, updated_at: 1 },
      country: 'ae',
      currency: 'AED',
    } as const;
    const placed = {
      ...order,
      id: createId(),
      status: 'Accepted',
      order_number: `T-${userId}`,
      submitted_at: 1,
    } as const;
    const draft = {
      ...order,
      id: createId(),
      status: 'Pending',
      order_number: null,
      submitted_at: null,
    } as const;
    await bench.db.insertInto('orders').values([placed, draft]).execute();
    const { id, sentTo } = challengeOf(await bench.ask(wire.askDeletion, {}, by));
    expect(sentTo).toContain('•••@example.com');
    const code = bench.codeTo(person.email);
    expect((await verify(id, code)).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await verify(id, code, by)).data).toEqual({ kind: 'deleted' });
    expect(bench.sent.at(-1)).toMatchObject({ kind: 'account-deleted', to: { email: person.email } });
    const user = await bench.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(user)).not.toMatch(new RegExp(`${person.email}|\\${person.mobile}|${person.name}`));
    const orders = await bench.db
      .selectFrom('orders')
      .select(['status', 'billing'])
      .where('owner_id', '=', userId)
      .orderBy('status')
      .execute();
    expect(orders).toEqual([
      { status: 'Accepted', billing: '{}' },
      { status: 'Pending', billing: null },
    ]);
    const carts = await bench.db.selectFrom('carts').select('id').where('owner_id', '=', userId).execute();
    expect(carts).toEqual([{ id: cart.id }]);
    for (const table of ['credentials', 'password_history', 'sessions', 'challenges'] as const) {
      expect(await bench.db.selectFrom(table).select('id').where('user_id', '=', userId).execute()).toEqual(
        [],
      );
    }
    expect((await bench.ask(wire.readAccount, {}, by)).error).toBe('UNAUTHORIZED');
    const { error } = await bench.ask(wire.signIn, {
      body: { identifier: person.email, password: PASSWORD },
    });
    expect(error).toBe('CREDENTIALS_WRONG');
    bench.now += 3_600_000;
    const again = await signUp(bench, { email: person.email, mobile: person.mobile });
    expect(again.userId).not.toBe(userId);
  });

  it('can be looked up by a guest', async () => {
    const { person } = await signUp(bench);
    const guest = { callerId: 'a-guest', sessionId: null };
    const view = (identifier: string) =>
      bench.ask(lookUpAccount, { body: { id: 'a-guest', identifier } }, guest);
    for (const identifier of [person.email, person.mobile]) {
      expect((await view(identifier)).data).toEqual({ errorCode: 0, callId: expect.any(String) });
    }
    expect((await view('nobody@example.com')).data).toEqual({ errorCode: 403047, callId: null });
  });

  it('belongs to an employee only with a verified work address', async () => {
    const employee = await signUp(bench, { email: 'omar@staff.binaa.example' });
    const excluded = await signUp(bench, { email: 'guest@staff.binaa.example' });
    const view = async (by: object) => (await bench.ask(checkEmployeeEmail, {}, by)).data;
    const nobody = { isEmployee: false, employeeEmailId: null };
    expect(await view(employee.by)).toEqual({
      isEmployee: true,
      employeeEmailId: 'omar@staff.binaa.example',
    });
    expect(await view(excluded.by)).toEqual(nobody);
    // A guest id may be chosen freely.
    expect(await view({ caller: employee.userId, session: null })).toEqual(nobody);
    const unproven = { email_verified: 0 } as const;
    await bench.db.updateTable('users').set(unproven).where('id', '=', employee.userId).execute();
    expect(await view(employee.by)).toEqual(nobody);
  });

  it('limits how often a caller can look up addresses', async () => {
    const by = { clientNetwork: '192.0.2.7' };
    const errors = new Map<string, number>();
    for (let turn = 0; turn < 230; turn += 1) {
      const { error = 'none' } = await bench.ask(
        wire.requestSignInCode,
        { body: { identifier: `nobody${turn}@example.com` } },
        by,
      );
      errors.set(error, (errors.get(error) ?? 0) + 1);
    }
    expect([...errors]).toEqual([
      ['IDENTIFIER_UNKNOWN', 200],
      ['TOO_MANY_REQUESTS', 30],
    ]);
    expect((await bench.ask(wire.signUp, { body: createPerson() }, by)).error).toBe('TOO_MANY_REQUESTS');
    expect(
      (await bench.ask(wire.signUp, { body: createPerson() }, { clientNetwork: '192.0.2.8' })).data.kind,
    ).toBe('code');
  });
});
