import { errors, jwtVerify, SignJWT } from 'jose';
import { CUSTOMER_TOKEN_TTL_SECONDS } from '../../gateway/access-token.ts';
import { SIGNING_ALGORITHM, type SigningKeyStore } from './signing-keys.ts';

const ISSUER = 'binaa';
const AUDIENCE = 'binaa-commerce';

/** Signs the identity token of a user, with the lifetime of the access token. */
export async function signIdentityToken(
  keyStore: SigningKeyStore,
  userId: string,
  now: number,
): Promise<string> {
  const { id, key } = await keyStore.getSigningKey(now);
  const iat = Math.floor(now / 1000);
  return await new SignJWT()
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'JWT', kid: id })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(iat)
    .setExpirationTime(iat + CUSTOMER_TOKEN_TTL_SECONDS)
    .sign(key);
}

/** Returns the user id of an identity token; undefined for a forged, expired or foreign token. */
export async function verifyIdentityToken(
  keyStore: SigningKeyStore,
  token: string,
  now: number,
): Promise<string | undefined> {
  const readSubject = async (reload: boolean) => {
    const { getKey } = await keyStore.getKeySet(reload);
    const { payload } = await jwtVerify(token, getKey, {
      algorithms: [SIGNING_ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return payload.sub;
  };
  try {
    return await readSubject(false).catch((error: unknown) => {
      // Another process may have created a key: read the key set again.
      if (error instanceof errors.JWKSNoMatchingKey) return readSubject(true);
      throw error;
    });
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
