import { describe, expect, it } from 'vitest';
import { seal, unseal } from '#lib/session/seal.server.ts';
import { createSession, openSession, SESSION_SECONDS, sealSession } from '#lib/session/session.server.ts';

describe('a sealed value', () => {
  it('opens for its own purpose alone', () => {
    const sealed = seal({ a: 1 }, 'session');
    expect(unseal(sealed, 'session')).toEqual({ a: 1 });
    expect(unseal(sealed, 'flash')).toBeUndefined();
  });

  it('does not open when a single character is changed', () => {
    const sealed = seal({ guestId: 'g' }, 'session');
    // The last character may hold bits that base64 ignores.
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(unseal(sealed.slice(0, at) + other + sealed.slice(at + 1), 'session')).toBeUndefined();
    }
    expect(unseal('nonsense', 'session')).toBeUndefined();
    expect(unseal(undefined, 'session')).toBeUndefined();
  });
});

describe('a session', () => {
  it('survives its cookie, well under 4 KB', () => {
    const session = { ...createSession(), accessToken: 'x'.repeat(400), carts: { ae: 'c1', kw: 'c2' } };
    const cookie = sealSession(session);
    expect(cookie.length).toBeLessThan(2048);
    expect(openSession(cookie)).toMatchObject({ guestId: session.guestId, carts: { ae: 'c1', kw: 'c2' } });
  });

  it('ends after its time', () => {
    const cookie = sealSession(createSession(), 0);
    expect(openSession(cookie, SESSION_SECONDS * 1000 - 1)).toBeDefined();
    expect(openSession(cookie, SESSION_SECONDS * 1000 + 1)).toBeUndefined();
  });

  it('is refused when it has another shape', () => {
    expect(openSession(seal({ guestId: 'g' }, 'session'))).toBeUndefined();
    expect(openSession(seal('text', 'session'))).toBeUndefined();
  });
});
