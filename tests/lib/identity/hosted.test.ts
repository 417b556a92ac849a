import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#lib/client/client.ts';
import { readAccount, updateAccount } from '#lib/contract/account/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { openSession, signOut } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { createHostedProvider } from '#lib/identity/hosted-provider.ts';
import type { Sdk, SdkReply } from '#lib/identity/hosted-sdk.ts';
import type { IdentityProvider } from '#lib/identity/provider.ts';
import {
  createHostedAccounts,
  type HostedAccount,
  type HostedAccounts,
} from '../../support/servers/identity-accounts.ts';

const profile = {
  userId: 'u1',
  name: '',
  email: 'huda@binaa.example',
  mobile: null,
  gender: null,
} as Profile;
const existingAccount: HostedAccount = {
  uid: 'p1',
  email: profile.email,
  phone: '+96550012345',
  password: 'old 1',
  isVerified: true,
  firstName: 'Huda',
  lastName: 'Al Ali',
  earlierPasswords: ['older 0'],
};
const NEW = {
  name: 'Layla Al Haddad',
  email: 'layla@binaa.example',
  mobile: '+971501234567',
  password: 'a hammer and 7',
  newsletter: { email: true, whatsapp: false },
};

let provider: HostedAccounts;
let shop: { endpoint: AnyEndpoint; body: unknown }[];
let now = 0;
let identity: IdentityProvider;
let override: ((call: string) => SdkReply | undefined) | undefined;
let isMissing = false;

beforeEach(async () => {
  provider = await createHostedAccounts(() => 'https://identity.example');
  provider.accounts.push({ ...existingAccount });
  shop = [];
  now = 1_000_000;
  override = undefined;
  isMissing = false;
  let session: unknown;
  const sdk: Sdk = async (call, params) => {
    if (isMissing) return undefined;
    const reply = override?.(call) ?? (await provider.handleCall(call, { ...params, session }));
    session = (reply as { session?: unknown }).session ?? session;
    return reply as SdkReply;
  };
  const call = async (endpoint: AnyEndpoint, { body }: { body?: unknown } = {}) => {
    shop.push({ endpoint, body });
    if (endpoint === (openSession as AnyEndpoint)) return { ok: true, data: { kind: 'signed-in', profile } };
    if (endpoint === (signOut as AnyEndpoint)) return { ok: true, data: { errorCode: 0 } };
    return { ok: true, data: { ...profile, ...(body as object) } };
  };
  identity = createHostedProvider({
    sdk,
    key: 'the-shop',
    language: 'ar',
    now: () => now,
    client: { call } as unknown as Client,
  });
});

const readSentCode = async (reply: Promise<{ ok: boolean }>) =>
  (await reply) as { ok: boolean; data?: { kind: string }; error?: { code: string; message: string } };
const kind = async (reply: Promise<{ ok: boolean }>) => {
  const { data, error } = await readSentCode(reply);
  return data?.kind ?? error?.code;
};

describe('Signing in at a hosted provider', () => {
  it("exchanges the provider's token at the shop after a password", async () => {
    expect(await kind(identity.signIn({ identifier: profile.email, password: 'old 1' }))).toBe('signed-in');
    expect(provider.calls).toEqual(['login', 'getJWT']);
    expect(shop.map(({ endpoint }) => endpoint)).toEqual([openSession]);
    const { identityToken = '' } = { ...(shop[0]?.body as { identityToken?: string } | undefined) };
    const claims = JSON.parse(Buffer.from(identityToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: 'the-shop', sub: 'p1', email_verified: true });
  });

  it('returns the same error for a wrong password, an earlier one and an unknown account', async () => {
    for (const [identifier, password] of [
      [profile.email, 'wrong'],
      [profile.email, 'older 0'],
      ['nobody@binaa.example', 'old 1'],
    ] as const) {
      expect(await kind(identity.signIn({ identifier, password }))).toBe('CREDENTIALS_WRONG');
    }
    expect(shop).toEqual([]);
  });

  it.each(['huda@binaa.example', '+96550012345'])('works with a code to %s', async (identifier) => {
    const sent = await identity.sendCode({ identifier });
    const sms = !identifier.includes('@');
    expect(sent).toMatchObject({
      data: {
        challenge: {
          purpose: 'sign-in',
          channel: sms ? 'sms' : 'email',
          sendsLeft: 4,
          sentTo: sms ? '+965 •••• 2345' : 'h•••@binaa.example',
          expiresAt: now + 300_000,
        },
      },
    });
    expect(await kind(identity.verifyCode({ code: '000000' }))).toBe('CODE_WRONG');
    const code = provider.codes.get(identifier) ?? '';
    expect(await kind(identity.verifyCode({ code }))).toBe('signed-in');
    expect(await kind(identity.verifyCode({ code }))).toBe('CHALLENGE_NOT_FOUND');
  });

  it('sends codes to existing accounts only', async () => {
    expect(await identity.sendCode({ identifier: '+971500000000' })).toMatchObject({
      error: { code: 'IDENTIFIER_UNKNOWN', details: { channel: 'sms' } },
    });
  });

  it('resends a code after 30 seconds at the earliest, and five times at most', async () => {
    expect(await kind(identity.resendCode())).toBe('CHALLENGE_NOT_FOUND');
    await identity.sendCode({ identifier: profile.email });
    now += 12_000;
    expect(await identity.resendCode()).toMatchObject({
      error: { code: 'CODE_TOO_SOON', details: { seconds: 18 } },
    });
    for (let sends = 2; sends <= 5; sends += 1) {
      now += 30_000;
      expect(await kind(identity.resendCode())).toBe('code');
    }
    now += 30_000;
    expect(await kind(identity.resendCode())).toBe('CODE_LIMIT');
    expect(await kind(identity.sendCode({ identifier: profile.email })), 'the provider’s own').toBe(
      'CODE_LIMIT',
    );
  });
});

describe('Signing up at a hosted provider', () => {
  it('verifies the address, and sends the shop what the provider does not store', async () => {
    expect(await identity.signUp(NEW)).toMatchObject({ data: { challenge: { purpose: 'sign-up' } } });
    const code = provider.codes.get(NEW.email) ?? '';
    expect(await identity.verifyCode({ code })).toMatchObject({
      data: { kind: 'signed-in', profile: { name: NEW.name } },
    });
    expect(shop.at(-1)).toEqual({
      endpoint: updateAccount,
      body: { name: NEW.name, newsletter: NEW.newsletter },
    });
    expect(provider.accounts.at(-1)).toMatchObject({ firstName: 'Layla', lastName: 'Al Haddad' });
  });

  it('reports a taken address or number', async () => {
    expect(await kind(identity.signUp({ ...NEW, email: profile.email }))).toBe('EMAIL_REGISTERED');
    expect(await kind(identity.signUp({ ...NEW, mobile: '+96550012345' }))).toBe('MOBILE_LINKED');
  });

  it('that was interrupted is completed at the next sign-in', async () => {
    await identity.signUp(NEW);
    const laterSignIn = identity.signIn({ identifier: NEW.email, password: NEW.password });
    expect(await laterSignIn).toMatchObject({ data: { challenge: { purpose: 'sign-up' } } });
    override = (call) => (call === 'login' ? { errorCode: 206_001, regToken: 'none' } : undefined);
    expect(await kind(identity.signIn({ identifier: NEW.email, password: NEW.password }))).toBe(
      'UNAUTHORIZED',
    );
    expect(provider.calls.at(-1)).toBe('finalizeRegistration');
  });
});

describe('A forgotten password at a hosted provider', () => {
  it('is replaced with a code, but not by an earlier one', async () => {
    await identity.forgotPassword({ identifier: profile.email });
    expect(await kind(identity.choosePassword({ password: 'new 1' }))).toBe('CHALLENGE_NOT_FOUND');
    const code = provider.codes.get(profile.email) ?? '';
    expect(await identity.verifyCode({ code })).toMatchObject({
      data: { kind: 'new-password', isMigrated: false },
    });
    expect(await identity.choosePassword({ password: 'older 0' })).toMatchObject({
      error: { code: 'PASSWORD_USED', message: 'Old Password Used' },
    });
    expect(await kind(identity.choosePassword({ password: 'new 1' }))).toBe('signed-in');
  });

  it('looks the same for an unknown account', async () => {
    const unknownUserReset = identity.forgotPassword({ identifier: 'nobody@binaa.example' });
    expect(await unknownUserReset).toMatchObject({
      ok: true,
      data: { kind: 'code', challenge: { sendsLeft: 4 } },
    });
    expect(await kind(identity.verifyCode({ code: '123456' }))).toBe('CODE_WRONG');
  });

  it('must be replaced for imported accounts', async () => {
    Object.assign(provider.accounts[0] ?? {}, { mustChangePassword: true });
    expect(await identity.signIn({ identifier: profile.email, password: 'old 1' })).toMatchObject({
      data: { kind: 'new-password', isMigrated: true },
    });
    expect(await kind(identity.choosePassword({ password: 'old 1' }))).toBe('PASSWORD_USED');
    expect(await kind(identity.choosePassword({ password: 'new 1' }))).toBe('signed-in');
  });
});

describe('A customer of a hosted provider', () => {
  beforeEach(() => identity.signIn({ identifier: profile.email, password: 'old 1' }));

  it('has the name that the provider stores', async () => {
    expect(await identity.readAccount()).toMatchObject({
      data: { userId: 'u1', name: 'Huda Al Ali', mobile: '+96550012345' },
    });
  });

  it("stays signed in when the provider's session ended, but not when the shop is unreachable", async () => {
    override = () => ({ errorCode: 403_005 });
    expect(await identity.readAccount()).toEqual({ ok: true, data: profile });
    override = () => ({ errorCode: 999, errorMessage: 'Closed on Fridays' });
    expect(await identity.readAccount()).toMatchObject({
      error: { code: 'INTERNAL', message: 'Closed on Fridays' },
    });
    isMissing = true;
    expect(await identity.readAccount()).toMatchObject({ error: { code: 'IDENTITY_MISSING', status: 503 } });
  });

  it('changes the name at both, and newsletters at the shop alone', async () => {
    const before = provider.calls.length;
    await identity.setAccountInfo({ language: 'ar' });
    expect(provider.calls).toHaveLength(before);
    await identity.setAccountInfo({ name: 'Huda Saleh', gender: 'female' });
    expect(provider.accounts[0]).toMatchObject({ firstName: 'Huda', lastName: 'Saleh', gender: 'f' });
    expect(shop.map(({ endpoint }) => endpoint)).toEqual([openSession, updateAccount, updateAccount]);
  });

  it('adds another number with a code to it', async () => {
    provider.accounts.push({ ...existingAccount, uid: 'p2', email: 'x', phone: '+971507654321' });
    await identity.changeContact({ mobile: '+971507654321' });
    const code = provider.codes.get('+971507654321') ?? '';
    expect(await identity.verifyCode({ code })).toMatchObject({
      data: { kind: 'changed', profile: { mobile: '+971507654321' } },
    });
  });

  it('signs out of both', async () => {
    expect(await identity.signOut({})).toEqual({ ok: true, data: { errorCode: 0 } });
    expect([provider.calls.at(-1), shop.at(-1)?.endpoint]).toEqual(['logout', signOut]);
  });

  it.each([0, 403_005, 504_002])(
    'signs out of the shop when the provider returns error %i',
    async (errorCode) => {
      override = () => ({ errorCode });
      expect(await identity.signOut({})).toMatchObject({ ok: true });
    },
  );

  it('stays signed in when the provider cannot sign out, and signs out without a provider', async () => {
    override = () => ({ errorCode: 999 });
    expect(await kind(identity.signOut({}))).toBe('INTERNAL');
    isMissing = true;
    expect(await identity.signOut({})).toMatchObject({ ok: true });
    expect(shop.filter(({ endpoint }) => endpoint === (signOut as AnyEndpoint))).toHaveLength(1);
    expect(shop.filter(({ endpoint }) => endpoint === (readAccount as AnyEndpoint))).toEqual([]);
  });
});
