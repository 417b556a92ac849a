import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ORDER_LINK_DAYS } from '#lib/contract/orders/order-link.ts';

const ALGORITHM = 'HS256';
const TYPE = 'order-link+jwt';

/** Signs and verifies the tokens of order links. */
export interface OrderLinks {
  /** Returns a token that opens one order for `ORDER_LINK_DAYS`. */
  sign(orderId: string, now: number): Promise<string>;
  /** Returns the order's id; undefined for a forged, expired or malformed token. */
  verify(token: string, now: number): Promise<string | undefined>;
}

/** The key is derived for this purpose alone, so no other token opens an order. */
export function createOrderLinks(secret: string): OrderLinks {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'binaa order link', 32));
  return {
    async sign(orderId, now) {
      const issuedAt = Math.floor(now / 1000);
      return await new SignJWT({ sub: orderId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setExpirationTime(issuedAt + ORDER_LINK_DAYS * 24 * 3600)
        .sign(key);
    },
    async verify(token, now) {
      try {
        const options = {
          algorithms: [ALGORITHM],
          typ: TYPE,
          currentDate: new Date(now),
          requiredClaims: ['sub', 'exp'],
        };
        const { payload } = await jwtVerify(token, key, options);
        return payload.sub;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
