import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthConfig, DEFAULT_AUTH_CONFIG } from '#lib/backend/auth/config.ts';
import { createProviderSignIn, type ProviderSignIn } from '#lib/backend/auth/sessions/provider-sign-in.ts';
import { createProviderTokenVerifier } from '#lib/backend/auth/sessions/provider-token.ts';
import { createUserStore } from '#lib/backend/auth/users/user-store.ts';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { listDevices } from '#lib/contract/account/account.ts';
import { openSession } from '#lib/contract/auth/auth.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { openMigrated, type TestDatabase, testDatabases } from '../../databases.ts';
import { insertUser } from '../insert-user.ts';

const NOW = Date.UTC(2026, 10, 20, 8);
const ISSUER = 'https://identity.example';
const CLAIMS = { sub: 'p-1', email: 'Huda@Binaa.example', email_verified: true, name: 'Huda Al Ali' };
const CALL = { now: NOW, country: COUNTRIES.kw, language: 'ar' as const };

interface TokenOptions {
  issuer?: string;
  audience?: string;
  age?: number;
  lifetime?: number;
  kid?: string;
  key?: CryptoKey;
}

describe('A token of the hosted identity provider', () => {
  let key: CryptoKey;
  let jwks: object;
  let keyResponse: () => Response;
  let keyRequests = 0;

  const provider = () =>
    createProviderTokenVerifier({
      jwksUrl: `${ISSUER}/keys`,
      issuer: ISSUER,
      audience: 'the-shop',
      fetch: async () => {
        keyRequests += 1;
        return keyResponse();
      },
    });
  const token = (claims: object = CLAIMS, { age = 0, lifetime = 300, ...options }: TokenOptions = {}) => {
    const iat = NOW / 1000 - age;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? 'k-1' })
      .setIssuer(options.issuer ?? ISSUER)
      .setAudience(options.audience ?? 'the-shop')
      .setIssuedAt(iat)
      .setExpirationTime(iat + lifetime)
      .sign(options.key ?? key);
  };
  const code = (reading: Promise<unknown>) =>
    reading.then(
      () => 'read',
      (error: { code?: string }) => error.code,
    );

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    key = pair.privateKey;
    jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k-1', alg: 'RS256' }] };
  });
  beforeEach(() => {
    keyRequests = 0;
    keyResponse = () => Response.json(jwks);
  });

  it("is verified with the provider's keys, which are fetched once", async () => {
    const read = provider();
    const providerIdentity = { subject: 'p-1', email: 'huda@binaa.example', name: 'Huda Al Ali' };
    expect(await read(await token(), NOW)).toEqual(providerIdentity);
    expect(await read(await token({ ...CLAIMS, name: '<script>' }), NOW)).toEqual({
      ...providerIdentity,
      name: undefined,
    });
    const decomposed = { ...CLAIMS, email: 'U\u0308mit@Binaa.example' };
    expect((await read(await token(decomposed), NOW)).email).toBe('\u00fcmit@binaa.example');
    expect(keyRequests).toBe(1);
  });

  it('is rejected when it is forged, expired, meant for others or incomplete', async () => {
    const read = provider();
    const other = (await generateKeyPair('RS256')).privateKey;
    const [, payload] = (await token()).split('.');
    const unsignedHeader = Buffer.from('{"alg":"none","kid":"k-1"}').toString('base64url');
    const invalidTokens = [
      '',
      'x.y.z',
      `${unsignedHeader}.${payload}.`,
      await token(CLAIMS, { key: other }),
      await token(CLAIMS, { kid: 'k-2' }),
      await token(CLAIMS, { issuer: 'https://identity.example.evil.example' }),
      await token(CLAIMS, { audience: 'another-shop' }),
      await token(CLAIMS, { age: 400 }),
      await token(CLAIMS, { age: 700, lifetime: 3600 }),
      await token(CLAIMS, { age: -120 }),
      await token({ ...CLAIMS, email_verified: false }),
      await token({ ...CLAIMS, email_verified: undefined }),
      await token({ ...CLAIMS, email: 'nobody' }),
      await token({ ...CLAIMS, email: undefined }),
      await token({ ...CLAIMS, sub: '' }),
    ];
    for (const token of invalidTokens)
      expect([token, await code(read(token, NOW))]).toEqual([token, 'UNAUTHORIZED']);
  });

  it('returns a temporary error while the provider is unreachable, instead of a rejection', async () => {
    const validToken = await token();
    keyResponse = () => new Response('', { status: 500 });
    expect(await code(provider()(validToken, NOW))).toBe('UNAVAILABLE');
    keyResponse = () => Response.json({ nothing: 1 });
    expect(await code(provider()(validToken, NOW))).toBe('UNAVAILABLE');
    keyResponse = () => {
      throw new TypeError('no such host');
    };
    expect(await code(provider()(validToken, NOW))).toBe('UNAVAILABLE');
  });
});

describe("The endpoint that opens a session for a provider's token", () => {
  it('opens a session of the shop, and does not exist without a provider', async () => {
    const pair = await generateKeyPair('ES256');
    const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k-1', alg: 'ES256' }] };
    const provider = {
      jwksUrl: `${ISSUER}/keys`,
      issuer: ISSUER,
      audience: 'the-shop',
      fetch: async () => Response.json(jwks),
    };
    const identityToken = await new SignJWT(CLAIMS)
      .setProtectedHeader({ alg: 'ES256', kid: 'k-1' })
      .setIssuer(ISSUER)
      .setAudience('the-shop')
      .setIssuedAt(NOW / 1000)
      .setExpirationTime(NOW / 1000 + 300)
      .sign(pair.privateKey);
    const db = await openMigrated(testDatabases[0] as TestDatabase);
    const createProvider = (auth: AuthConfig) =>
      createBackend({
        database: db,
        formatErrorMessage: getErrorMessage,
        secrets: { token: 'secret' },
        clock: () => NOW,
        log: () => {},
        checkReplies: true,
        auth,
      });
    const openProviderSession = async ({ handle }: Backend) => {
      const headers = { 'content-type': 'application/json', location: 'kw', 'user-agent': 'Firefox/145.0' };
      const body = JSON.stringify({ identityToken });
      const response = await handle(
        new Request(`http://x${openSession.path}`, { method: 'POST', headers, body }),
      );
      // biome-ignore lint/suspicious/noExplicitAny: a response of any shape
      return (await response.json()) as any;
    };
    const backend = createProvider({ ...DEFAULT_AUTH_CONFIG, provider });
    const { data } = await openProviderSession(backend);
    expect(data).toMatchObject({
      kind: 'signed-in',
      profile: { email: 'huda@binaa.example', hasPassword: false, isComplete: false, country: 'kw' },
    });
    const { accessToken, identityToken: shopToken } = data.tokens;
    expect(shopToken).not.toBe(identityToken);
    const headers = { authorization: `Bearer ${accessToken}`, 'x-ciam-token': shopToken };
    const listed = await backend.handle(new Request(`http://x${listDevices.path}`, { headers }));
    expect(await listed.json()).toMatchObject({ data: { devices: [{ isCurrent: true, name: 'Firefox' }] } });
    // The provider's token opens a session, and is not accepted anywhere else.
    const providerHeaders = { ...headers, 'x-ciam-token': identityToken };
    expect(
      (await backend.handle(new Request(`http://x${listDevices.path}`, { headers: providerHeaders }))).status,
    ).toBe(401);
    expect((await openProviderSession(createProvider(DEFAULT_AUTH_CONFIG))).error.code).toBe('UNAUTHORIZED');
    await backend.close();
  });
});

describe.each(testDatabases)('Customers of a hosted identity provider, on $name', (database) => {
  let db: Db;
  let identityProvider: ProviderSignIn;

  beforeAll(async () => {
    db = await openMigrated(database);
    identityProvider = createProviderSignIn({
      db,
      userStore: createUserStore(),
      // Text of the form `subject/email`, in place of a signed token.
      verifyToken: async (text) => {
        const [subject = '', email = ''] = text.split('/');
        return { subject, email, name: undefined };
      },
    });
  });
  afterAll(() => db?.destroy());

  const signInWithProvider = (text: string) => identityProvider.signIn(text, CALL);

  it('get an account at their first visit, and the same one afterwards', async () => {
    const id = await signInWithProvider('p-1/huda@binaa.example');
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: 'huda@binaa.example',
      email_verified: 1,
      mobile: null,
      wallet_id: null,
      language: 'ar',
      country: 'kw',
      newsletter_email: 0,
      newsletter_whatsapp: 0,
      name: '',
    });
    expect(await signInWithProvider('p-1/huda@binaa.example')).toBe(id);
    // The email address can change in the shop or at the provider.
    expect(await signInWithProvider('p-1/huda@elsewhere.example')).toBe(id);
    expect(await signInWithProvider('p-2/other@binaa.example')).not.toBe(id);
  });

  it('get their existing account when its address was verified', async () => {
    const id = await insertUser(db, 'layla');
    expect(await signInWithProvider('p-3/layla@binaa.example')).toBe(id);
    await insertUser(db, 'mallory', { verified: 0 });
    await expect(signInWithProvider('p-4/mallory@binaa.example')).rejects.toThrow('EMAIL_REGISTERED');
  });

  it('get one account when two sign-ins run at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => signInWithProvider('p-5/noor@binaa.example')),
    );
    expect(new Set(ids).size).toBe(1);
    const rows = await db.selectFrom('credentials').select('user_id').where('subject', '=', 'p-5').execute();
    expect(rows).toEqual([{ user_id: ids[0] }]);
  });

  it('get a new account once the old one is deleted', async () => {
    const id = await signInWithProvider('p-6/sara@binaa.example');
    await db.deleteFrom('credentials').where('user_id', '=', id).execute();
    const deletedUser = { deleted_at: NOW, email: `${id}@deleted` };
    await db.updateTable('users').set(deletedUser).where('id', '=', id).execute();
    expect(await signInWithProvider('p-6/sara@binaa.example')).not.toBe(id);
  });
});
