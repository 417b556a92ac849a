import { describe, expect, it } from 'vitest';
import * as accountContract from '#lib/contract/account/account.ts';
import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { setConsent } from '#lib/contract/auth/onboarding.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import {
  type ApiResponse,
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Market,
} from '../harness/client.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };
const UNKNOWN_ACCOUNT = { identifier: 'nobody@example.com' };

/** Returns unique sign-up data. */
function createSignUp(other: Partial<SignUp> = {}): SignUp {
  return {
    name: 'Huda Al Ali',
    email: `${crypto.randomUUID()}@example.com`,
    mobile: `+97150${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
    password: 'correct horse 1',
    newsletter: { email: false, whatsapp: false },
    ...other,
  };
}

function getChallenge({ data }: ApiResponse<authContract.AuthStep>): authContract.Challenge {
  if (data.kind !== 'code') throw new Error(`No code, but ${data.kind}`);
  return data.challenge;
}

/** Sign-up and sign-in, as far as they can be tested without reading messages. */
export function describeAuth(getClient: () => ContractClient) {
  const signUp = (body: SignUp, market = EMIRATES) =>
    callEndpoint(getClient().visitor(), authContract.signUp, { body }, market);

  describe('signing up', () => {
    it('waits for a code, which is not in the response', async () => {
      const person = createSignUp();
      const visitor = getClient().visitor();
      const response = await callEndpoint(visitor, authContract.signUp, { body: person });
      const challenge = getChallenge(response);
      expect(challenge).toMatchObject({ purpose: 'sign-up', channel: 'email', sendsLeft: 4 });
      expect(challenge.sentTo).toBe(`${person.email[0]}•••@example.com`);
      expect(response.text).not.toMatch(/(?<!\w)\d{6}(?!\w)|correct horse|scrypt/);
      const params = { challengeId: challenge.id };
      const resent = await callEndpoint(visitor, authContract.resendCode, { params });
      expect([resent.status, resent.error?.code]).toEqual([429, 'CODE_TOO_SOON']);
      const read = await callEndpoint(visitor, authContract.readChallenge, { params });
      expect(getChallenge(read)).toEqual(challenge);
    });

    it.each([
      ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name'],
      ['a name with control characters', { name: 'Hu\u0000da' }, 'name'],
      ['script for a name', { name: '<script>alert(1)</script>' }, 'name'],
      ['no name', { name: ' ' }, 'name'],
      ['an address without a domain', { email: 'huda' }, 'email'],
      ['an address of 255 characters', { email: `${'x'.repeat(243)}@example.com` }, 'email'],
      ['an SQL injection as an email address', { email: "' or 1=1 --@example.com" }, 'email'],
      ['a password of seven characters', { password: 'short 1' }, 'password'],
      ['a password without a digit', { password: 'correct horse' }, 'password'],
      ['a number of another country', { mobile: '+96550012345' }, 'mobile'],
      ['a number that is too long', { mobile: '+97150123456789' }, 'mobile'],
      ['a field that it does not know', { isEmployee: true } as object, 'isEmployee'],
    ])('rejects %s', async (_, other, field) => {
      const response = await signUp(createSignUp(other));
      const fields = response.error?.details?.fields as { path: string }[];
      expect([response.status, response.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(new Set(fields.map(({ path }) => path))).toEqual(new Set([`body.${field}`]));
    });

    it('accepts Arabic names, digits and numbers of its country', async () => {
      const person = createSignUp({ name: 'هدى العلي', password: 'كلمة السر ٧', mobile: '+96550012345' });
      const response = await signUp(person, KUWAIT);
      expect([response.status, response.error]).toEqual([200, undefined]);
    });
  });

  describe('a code', () => {
    it('that is wrong returns the attempts left, and grants no right to choose a password', async () => {
      const visitor = getClient().visitor();
      const { id } = getChallenge(
        await callEndpoint(visitor, authContract.forgotPassword, { body: UNKNOWN_ACCOUNT }),
      );
      for (const triesLeft of [4, 3, 2, 1, 0, 0]) {
        const body = { code: '123456' };
        const { status, error } = await callEndpoint(visitor, authContract.verifyCode, {
          params: { challengeId: id },
          body,
        });
        expect([status, error?.code, error?.details]).toEqual([403, 'CODE_WRONG', { triesLeft }]);
      }
      const chosen = await callEndpoint(visitor, authContract.choosePassword, {
        params: { challengeId: id },
        body: { password: 'another horse 2' },
      });
      expect([chosen.status, chosen.error?.code]).toEqual([404, 'CHALLENGE_NOT_FOUND']);
    });

    it.each(['12345', '1234567', 'abcdef', '12 456', ''])('has six digits, unlike %o', async (code) => {
      const params = { challengeId: 'somebody' };
      const { status, error } = await callEndpoint(getClient().visitor(), authContract.verifyCode, {
        params,
        body: { code },
      });
      expect([status, error?.code]).toEqual([400, 'INVALID_REQUEST']);
    });

    it('of an unknown challenge is not found, and is not sent to unknown accounts', async () => {
      const visitor = getClient().visitor();
      const params = { challengeId: crypto.randomUUID() };
      const rejected = await callEndpoint(visitor, authContract.verifyCode, {
        params,
        body: { code: '123456' },
      });
      expect([rejected.status, rejected.error?.code]).toEqual([404, 'CHALLENGE_NOT_FOUND']);
      const unknown = await callEndpoint(
        visitor,
        authContract.requestSignInCode,
        { body: UNKNOWN_ACCOUNT },
        KUWAIT,
      );
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'IDENTIFIER_UNKNOWN']);
      expect(unknown.error?.message).toMatch(/\p{Script=Arabic}/u);
    });
  });

  describe('signing in', () => {
    it.each([
      ['nobody', 'nobody@example.com', 'correct horse 1'],
      ['a number of nobody', '+971509990000', 'correct horse 1'],
      ['an SQL injection', 'nobody@example.com', "' or '1'='1"],
      ['script', 'nobody@example.com', '<script>alert(1)</script>'],
    ])('as %s returns the error of a wrong password', async (_, identifier, password) => {
      const { status, error } = await callEndpoint(getClient().visitor(), authContract.signIn, {
        body: { identifier, password },
      });
      expect([status, error?.code, error?.details]).toEqual([403, 'CREDENTIALS_WRONG', undefined]);
    });

    it('with an invalid identifier reports that', async () => {
      for (const identifier of ['nobody', '+4400', '+441632960000', 'x'.repeat(300)]) {
        const body = { identifier, password: 'correct horse 1' };
        const { status, error } = await callEndpoint(getClient().visitor(), authContract.signIn, { body });
        expect([status, error?.code]).toEqual([400, 'INVALID_REQUEST']);
      }
    });
  });

  const PRIVATE: [AnyEndpoint, object][] = [
    [accountContract.readAccount, {}],
    [accountContract.updateAccount, { body: { name: 'Huda' } }],
    [accountContract.changePassword, { body: { oldPassword: 'x', password: 'another horse 2' } }],
    [accountContract.changeContact, { body: { email: 'huda@example.com' } }],
    [accountContract.requestAccountDeletion, {}],
    [accountContract.listDevices, {}],
    [accountContract.removeDevice, { params: { deviceId: 'one' } }],
    [setConsent, { body: { customer_ids: { email_id: 'a@b.co' }, attributes: [] } }],
  ];
  it.each(PRIVATE)('a guest may not call $name', async (endpoint, input) => {
    const { status, error } = await callEndpoint(getClient().visitor(), endpoint, input);
    expect([status, error?.code]).toEqual([403, 'FORBIDDEN']);
  });
}
