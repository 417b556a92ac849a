import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSessionSecret } from '#lib/env.server.ts';
import { seal, unseal } from '#lib/session/cookie-encryption.server.ts';
import {
  createSession,
  SESSION_SECONDS,
  type SessionAccount,
  sealSession,
  unsealSession,
} from '#lib/session/sealed-session.server.ts';

describe('A sealed value', () => {
  it('opens for its own purpose only', () => {
    const sealed = seal({ a: 1 }, 'session');
    expect(unseal(sealed, 'session')).toEqual({ a: 1 });
    expect(unseal(sealed, 'flash')).toBeUndefined();
  });

  it('does not open when a single character is changed', () => {
    const sealed = seal({ guestId: 'g' }, 'session');
    // The last character may contain bits that base64 ignores.
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(unseal(sealed.slice(0, at) + other + sealed.slice(at + 1), 'session')).toBeUndefined();
    }
    expect(unseal('nonsense', 'session')).toBeUndefined();
    expect(unseal(undefined, 'session')).toBeUndefined();
  });
});

describe('A session', () => {
  it('survives a round trip through its cookie, well under 4 KB', () => {
    const session = {
      ...createSession(),
      guestId: 'g1',
      accessToken: 'x'.repeat(400),
      carts: { ae: 'c1', kw: 'c2' },
    };
    const cookie = sealSession(session);
    expect(cookie.length).toBeLessThan(2048);
    expect(unsealSession(cookie)).toMatchObject({ guestId: session.guestId, carts: { ae: 'c1', kw: 'c2' } });
  });

  it('expires', () => {
    const cookie = sealSession(createSession(), 0);
    expect(unsealSession(cookie, SESSION_SECONDS * 1000 - 1)).toBeDefined();
    expect(unsealSession(cookie, SESSION_SECONDS * 1000 + 1)).toBeUndefined();
  });

  it('is rejected when it has another shape', () => {
    expect(unsealSession(seal({ guestId: 'g' }, 'session'))).toBeUndefined();
    expect(unsealSession(seal('text', 'session'))).toBeUndefined();
  });
});

const id = () => crypto.randomUUID();
const createRandomText = (bytes: number) => randomBytes(bytes).toString('base64url');

const account: SessionAccount = {
  userId: id(),
  accountId: id(),
  contactId: id(),
  isEmployee: true,
  employeeEmailId: 'a-rather-long-name.of-somebody@staff.binaa.example',
  // Tokens of the maximum length of a remote provider.
  appToken: createRandomText(66),
  accessToken: createRandomText(380),
  identityToken: createRandomText(600),
  accessExpires: 2_000_000_000,
};

describe('The session of a customer', () => {
  it('fits into a cookie with a cart and an order in every country', () => {
    const each = () => ({ ae: id(), kw: id(), sa: id(), bh: id(), qa: id(), om: id() });
    const session = { ...createSession(), account, challenge: id(), carts: each(), orders: each() };
    const cookie = sealSession(session);
    expect(cookie.length).toBeLessThan(3800);
    expect(unsealSession(cookie)).toMatchObject({ account, carts: session.carts, orders: session.orders });
  });

  it('reveals nothing to readers of the cookie', () => {
    const cookie = sealSession({ ...createSession(), account });
    const bytes = Buffer.from(cookie, 'base64url').toString('latin1');
    for (const secret of [account.appToken, account.userId, 'staff.binaa']) {
      expect(cookie + bytes).not.toContain(secret);
    }
  });
});

// The format before session cookies were compressed.
function sealPlainly(value: unknown): string {
  const key = Buffer.from(hkdfSync('sha256', readSessionSecret(), '', 'binaa session', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

it("a guest's cookie in the former format is still accepted", () => {
  const guest = { guestId: id(), accessToken: createRandomText(200), carts: { ae: id() }, orders: {} };
  const session = { ...guest, expires: Math.floor(Date.now() / 1000) + 60 };
  expect(unsealSession(sealPlainly(session))).toEqual(session);
});
