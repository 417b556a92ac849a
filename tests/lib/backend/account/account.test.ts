import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/backend/db/create-id.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { checkEmployeeEmail, lookUpAccount, setConsent } from '#lib/contract/auth/onboarding.ts';
import {
  type AuthHarness,
  createSignUpInput,
  getChallenge,
  openAuthHarness,
  PASSWORD,
  signUp,
  signUpVerified,
  toTestAccount,
} from '../auth/auth-harness.ts';
import { testDatabases } from '../databases.ts';

describe.each(testDatabases)('An account, on $name', (database) => {
  let harness: AuthHarness;
  beforeAll(async () => {
    harness = await openAuthHarness(database);
  });
  afterAll(() => harness?.close());

  const verify = (challengeId: string, code: string, context = {}) =>
    harness.call(authContract.verifyCode, { params: { challengeId }, body: { code } }, context);

  it('changes only the fields that are given', async () => {
    const { caller, person } = await signUp(harness);
    const set = (body: object) => harness.call(accountContract.updateAccount, { body }, caller);
    expect((await set({ gender: 'female', language: 'ar', country: 'kw' })).data).toMatchObject({
      gender: 'female',
      language: 'ar',
      country: 'kw',
      name: person.name,
      newsletter: { email: true, whatsapp: false },
    });
    expect((await set({ gender: null, newsletter: { email: false, whatsapp: true } })).data).toMatchObject({
      gender: null,
      language: 'ar',
      newsletter: { email: false, whatsapp: true },
    });
  });

  it('stores newsletter consent for its own address, and replaces consent given elsewhere', async () => {
    const { caller, person } = await signUp(harness);
    const consentRow = {
      id: createId(),
      channel: 'email',
      address: person.email,
      country: 'ae',
      language: 'en',
      consent: 'Yes',
      consented_at: 1,
    } as const;
    await harness.db.insertInto('newsletter_consents').values(consentRow).execute();
    const saveConsent = (
      email_id: string,
      attributes: { category: 'newsletter_email' | 'newsletter_whatsapp'; mode: 'valid' | 'invalid' }[],
    ) => {
      const all = attributes.map((attribute) => ({ type: 'consent' as const, ...attribute }));
      return harness.call(setConsent, { body: { customer_ids: { email_id }, attributes: all } }, caller);
    };
    expect(
      (await saveConsent(person.email.toUpperCase(), [{ category: 'newsletter_whatsapp', mode: 'valid' }]))
        .data,
    ).toEqual({ errorCode: 0 });
    const read = async () => (await harness.call(accountContract.readAccount, {}, caller)).data.newsletter;
    expect(await read()).toEqual({ email: true, whatsapp: true });
    await saveConsent(person.email, [{ category: 'newsletter_email', mode: 'invalid' }]);
    expect(await read()).toEqual({ email: false, whatsapp: true });
    expect(
      await harness.db
        .selectFrom('newsletter_consents')
        .select('id')
        .where('address', '=', person.email)
        .execute(),
    ).toEqual([]);
    expect(
      (await saveConsent('other@example.com', [{ category: 'newsletter_email', mode: 'valid' }])).error,
    ).toBe('INVALID_REQUEST');
  });

  it('changes its email address by a code that its own session enters', async () => {
    const { caller, person } = await signUp(harness);
    const otherVisitor = await signUpVerified(harness);
    const email = `new-${person.email}`;
    const credentials = { identifier: person.email, password: PASSWORD };
    const otherSession = toTestAccount(
      person,
      await harness.call(authContract.signIn, { body: credentials }),
    );
    const change = (body: { email: string } | { mobile: string }) =>
      harness.call(accountContract.changeContact, { body }, caller);
    expect((await change({ email: otherVisitor.person.email })).error).toBe('EMAIL_REGISTERED');
    expect((await change({ mobile: otherVisitor.person.mobile })).error).toBe('MOBILE_LINKED');
    expect((await change({ mobile: '+96550012345' })).error).toBe('INVALID_REQUEST');
    const { id, purpose } = getChallenge(await change({ email: email.toUpperCase() }));
    const code = harness.readSentCode(email);
    expect(purpose).toBe('change-email');
    for (const other of [{}, otherVisitor.caller])
      expect((await verify(id, code, other)).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await harness.call(authContract.readChallenge, { params: { challengeId: id } })).error).toBe(
      'CHALLENGE_NOT_FOUND',
    );
    expect((await verify(id, code, caller)).data).toMatchObject({ kind: 'changed', profile: { email } });
    expect(await harness.sessions.findSession(caller.sessionId, harness.now)).toBeDefined();
    expect(await harness.sessions.findSession(otherSession.caller.sessionId, harness.now)).toBeUndefined();
    expect(harness.sent.at(-1)).toMatchObject({
      kind: 'contact-changed',
      to: { email: person.email },
      data: { what: 'email' },
    });
  });

  it('verifies the mobile number of sign-up, or replaces it by another one', async () => {
    const { caller, person, userId } = await signUp(harness);
    for (const mobile of [person.mobile, '+971551112233']) {
      const { id } = getChallenge(
        await harness.call(accountContract.changeContact, { body: { mobile } }, caller),
      );
      const { data } = await verify(id, harness.readSentCode(mobile), caller);
      expect(data).toMatchObject({ kind: 'changed', profile: { mobile } });
    }
    const user = await harness.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const wallet = await harness.db
      .selectFrom('wallets')
      .selectAll()
      .where('id', '=', user.wallet_id ?? '')
      .executeTakeFirstOrThrow();
    expect([user.mobile_verified, wallet.mobile]).toEqual([1, '+971551112233']);
  });

  it('assigns an address that two accounts claim to one of them', async () => {
    const [firstAccount, secondAccount] = [await signUp(harness), await signUp(harness)];
    const email = 'wanted@example.com';
    const requestEmailChange = async (context: typeof firstAccount.caller) => {
      const { id } = getChallenge(
        await harness.call(accountContract.changeContact, { body: { email } }, context),
      );
      return { id, by: context, code: harness.readSentCode(email) };
    };
    const challenges = [
      await requestEmailChange(firstAccount.caller),
      await requestEmailChange(secondAccount.caller),
    ];
    const results = await Promise.all(
      challenges.map(({ id, code, by: context }) => verify(id, code, context)),
    );
    expect(results.map(({ data, error }) => error ?? data.kind).sort()).toEqual([
      'EMAIL_REGISTERED',
      'changed',
    ]);
  });

  it('is deleted by a code: its addresses become free, placed orders stay', async () => {
    const { caller, person, userId } = await signUp(harness);
    const cart = { id: createId(), owner_id: userId, country: 'ae', created_at: 1, updated_at: 1 } as const;
    const empty = { ...cart, id: createId(), country: 'kw' } as const;
    await harness.db.insertInto('carts').values([cart, empty]).execute();
    const amounts = { subtotal: 0, discount_total: 0, shipping_subtotal: 0, shipping_total: 0, total: 0 };
    const order = {
      ...amounts,
      tax_total: 0,
      tax_rate: 0,
      cart_id: cart.id,
      owner_id: userId,
      guest: '{}',
      billing: '{}',
      fulfillment: '{}',
      collection_contact: '{}',
      delivery_note: 'Ring twice',
      created_at: 1,
      updated_at: 1,
      country: 'ae',
      currency: 'AED',
    } as const;
    const placed = {
      ...order,
      id: createId(),
      status: 'Delivered',
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
    await harness.db.insertInto('orders').values([placed, draft]).execute();
    const { id, sentTo } = getChallenge(
      await harness.call(accountContract.requestAccountDeletion, {}, caller),
    );
    expect(sentTo).toContain('•••@example.com');
    const code = harness.readSentCode(person.email);
    expect((await verify(id, code)).error).toBe('CHALLENGE_NOT_FOUND');
    expect((await verify(id, code, caller)).data).toEqual({ kind: 'deleted' });
    expect(harness.sent.at(-1)).toMatchObject({ kind: 'account-deleted', to: { email: person.email } });
    const user = await harness.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(user)).not.toMatch(new RegExp(`${person.email}|\\${person.mobile}|${person.name}`));
    const orders = await harness.db
      .selectFrom('orders')
      .select(['status', 'billing', 'collection_contact', 'delivery_note'])
      .where('owner_id', '=', userId)
      .orderBy('status')
      .execute();
    expect(orders).toEqual([
      { status: 'Delivered', billing: '{}', collection_contact: '{}', delivery_note: 'Ring twice' },
      { status: 'Pending', billing: null, collection_contact: null, delivery_note: null },
    ]);
    const carts = await harness.db.selectFrom('carts').select('id').where('owner_id', '=', userId).execute();
    expect(carts).toEqual([{ id: cart.id }]);
    for (const table of ['credentials', 'password_history', 'sessions', 'challenges'] as const) {
      expect(await harness.db.selectFrom(table).select('id').where('user_id', '=', userId).execute()).toEqual(
        [],
      );
    }
    expect((await harness.call(accountContract.readAccount, {}, caller)).error).toBe('UNAUTHORIZED');
    const { error } = await harness.call(authContract.signIn, {
      body: { identifier: person.email, password: PASSWORD },
    });
    expect(error).toBe('CREDENTIALS_WRONG');
    harness.now += 3_600_000;
    const secondSignUp = await signUp(harness, { email: person.email, mobile: person.mobile });
    expect(secondSignUp.userId).not.toBe(userId);
  });

  it('can be looked up by a guest', async () => {
    const { person } = await signUp(harness);
    const guest = { callerId: 'a-guest', sessionId: null };
    const view = (identifier: string) =>
      harness.call(lookUpAccount, { body: { id: 'a-guest', identifier } }, guest);
    for (const identifier of [person.email, person.mobile]) {
      expect((await view(identifier)).data).toEqual({ errorCode: 0, callId: expect.any(String) });
    }
    expect((await view('nobody@example.com')).data).toEqual({ errorCode: 403047, callId: null });
  });

  it('belongs to an employee only with a verified work address', async () => {
    const employee = await signUp(harness, { email: 'omar@staff.binaa.example' });
    const excluded = await signUp(harness, { email: 'guest@staff.binaa.example' });
    const view = async (context: object) => (await harness.call(checkEmployeeEmail, {}, context)).data;
    const notEmployee = { isEmployee: false, employeeEmailId: null };
    expect(await view(employee.caller)).toEqual({
      isEmployee: true,
      employeeEmailId: 'omar@staff.binaa.example',
    });
    expect(await view(excluded.caller)).toEqual(notEmployee);
    // A client chooses its guest id, which may equal a customer's id.
    expect(await view({ caller: employee.userId, session: null })).toEqual(notEmployee);
    const unverified = { email_verified: 0 } as const;
    await harness.db.updateTable('users').set(unverified).where('id', '=', employee.userId).execute();
    expect(await view(employee.caller)).toEqual(notEmployee);
  });

  it('limits how often a caller can look up addresses', async () => {
    const context = { clientNetwork: '192.0.2.7' };
    const errors = new Map<string, number>();
    for (let attempt = 0; attempt < 230; attempt += 1) {
      const { error = 'none' } = await harness.call(
        authContract.requestSignInCode,
        { body: { identifier: `nobody${attempt}@example.com` } },
        context,
      );
      errors.set(error, (errors.get(error) ?? 0) + 1);
    }
    expect([...errors]).toEqual([
      ['IDENTIFIER_UNKNOWN', 200],
      ['TOO_MANY_REQUESTS', 30],
    ]);
    expect((await harness.call(authContract.signUp, { body: createSignUpInput() }, context)).error).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(
      (await harness.call(authContract.signUp, { body: createSignUpInput() }, { clientNetwork: '192.0.2.8' }))
        .data.kind,
    ).toBe('code');
  });
});
