import { hkdfSync } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';

/** Signs and verifies the tokens of one kind of link in messages. */
export interface LinkTokenSigner {
  sign(payload: JWTPayload & { sub: string }, now: number, lifetimeSeconds: number): Promise<string>;
  /** Returns undefined for a forged, expired or malformed token, and for one of another kind. */
  verify(token: string, now: number): Promise<JWTPayload | undefined>;
}

/** Derives the key of one purpose, such as `order link`, so that tokens of other purposes are not accepted. */
export function deriveLinkKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `binaa ${purpose}`, 32));
}

/** `type` is the tokens' `typ` header. */
export function createLinkTokenSigner(key: Uint8Array, type: string): LinkTokenSigner {
  return {
    async sign(payload, now, lifetimeSeconds) {
      return await new SignJWT(payload)
        .setProtectedHeader({ alg: ALGORITHM, typ: type })
        .setExpirationTime(Math.floor(now / 1000) + lifetimeSeconds)
        .sign(key);
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: type,
          currentDate: new Date(now),
          requiredClaims: ['sub', 'exp'],
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
