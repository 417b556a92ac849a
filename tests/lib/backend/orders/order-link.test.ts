import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { signAccessToken } from '#lib/backend/gateway/access-token.ts';
import { createOrderLinks } from '#lib/backend/orders/confirmation/order-link.ts';
import { OrderLinkTokenSchema } from '#lib/contract/orders/order-link.ts';

const SECRET = 'the secret of this test';
const NOW = Date.parse('2026-11-23T08:00:00Z');
const DAY = 24 * 3600_000;

const links = createOrderLinks(SECRET);

describe('The token of an order link', () => {
  it('opens the order that it names for 90 days', async () => {
    const token = await links.sign('order-1', NOW);
    expect(OrderLinkTokenSchema.safeParse(token).success).toBe(true);
    expect(await links.verify(token, NOW)).toBe('order-1');
    expect(await links.verify(token, NOW + 90 * DAY - 1000)).toBe('order-1');
    expect(await links.verify(token, NOW + 90 * DAY)).toBeUndefined();
  });

  it('is rejected when it is forged, foreign or malformed', async () => {
    const token = await links.sign('order-1', NOW);
    const [header, payload, signature = ''] = token.split('.');
    const otherPayload = (await links.sign('order-2', NOW)).split('.')[1];
    const unsignedHeader = Buffer.from('{"alg":"none","typ":"order-link+jwt"}').toString('base64url');
    const forged = [
      `${header}.${otherPayload}.${signature}`,
      `${unsignedHeader}.${payload}.`,
      `${unsignedHeader}.${payload}.${signature}`,
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      await createOrderLinks('another secret').sign('order-1', NOW),
      // Tokens of other purposes, signed with the same secret.
      await signAccessToken('order-1', 'guest', SECRET, NOW),
      await new SignJWT({ sub: 'order-1' })
        .setProtectedHeader({ alg: 'HS256', typ: 'order-link+jwt' })
        .setExpirationTime(NOW / 1000 + 3600)
        .sign(new TextEncoder().encode(SECRET)),
      'x',
      '',
    ];
    for (const text of forged) expect([text, await links.verify(text, NOW)]).toEqual([text, undefined]);
  });
});
