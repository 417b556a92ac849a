import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { Fault } from './fault.ts';

/** Seconds that a guest's token lives. */
export const TOKEN_LIFETIME = 3600;

/** Seconds that a customer's tokens live. */
export const CUSTOMER_TOKEN_LIFETIME = 900;

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

const shape = {
  sub: z.string().check(z.minLength(1), z.maxLength(64)),
  iat: z.int(),
  exp: z.int(),
};

const ClaimsSchema = z.discriminatedUnion('scope', [
  z.object({ ...shape, scope: z.literal('guest') }),
  /** A customer's, good as long as his session lives. */
  z.object({ ...shape, scope: z.literal('private'), sid: z.string().check(z.minLength(1), z.maxLength(64)) }),
]);
export type Claims = z.output<typeof ClaimsSchema>;

/** A guest's token. */
export function signToken(subject: string, scope: 'guest', secret: string, now: number): string;
/** A customer's token of a session. */
export function signToken(
  subject: string,
  scope: 'private',
  secret: string,
  now: number,
  sid: string,
): string;
export function signToken(
  subject: string,
  scope: Claims['scope'],
  secret: string,
  now: number,
  sid?: string,
): string {
  const iat = Math.floor(now / 1000);
  const exp = iat + (scope === 'guest' ? TOKEN_LIFETIME : CUSTOMER_TOKEN_LIFETIME);
  const payload = encode({ sub: subject, scope, ...(sid && { sid }), iat, exp });
  return `${HEADER}.${payload}.${signature(payload, secret)}`;
}

/** The claims of an `authorization` header; null without one. Forged, expired and malformed are all UNAUTHORIZED. */
export function readToken(authorization: string | null, secret: string, now: number): Claims | null {
  if (authorization === null) return null;
  const [, header, payload, signed] =
    /^Bearer ([\w-]{1,64})\.([\w-]{1,1024})\.([\w-]{1,128})$/.exec(authorization) ?? [];
  // The header is compared, never believed: no other algorithm can be asked for.
  if (header !== HEADER || !payload || !signed || !same(signed, signature(payload, secret))) {
    throw new Fault('UNAUTHORIZED');
  }
  const claims = ClaimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!claims.success || claims.data.exp * 1000 <= now) throw new Fault('UNAUTHORIZED');
  return claims.data;
}

function signature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`${HEADER}.${payload}`).digest('base64url');
}

/** Equal in constant time; of different lengths never. */
export function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
