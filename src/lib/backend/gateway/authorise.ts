import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { type AccessTokenClaims, verifyAccessToken } from './access-token.ts';
import { AppError } from './app-error.ts';

/** Session and identity lookups that the gateway needs. */
export interface CustomerSessions {
  /** Returns the user of a session; undefined when it has ended. */
  findSession(sessionId: string, now: number): Promise<{ userId: string } | undefined>;
  /** Returns the user id of an identity token; undefined for a forged, expired or foreign token. */
  verifyIdentityToken(token: string, now: number): Promise<string | undefined>;
}

/** The subject of a valid token; `sessionId` is null for guests. */
export interface AuthenticatedCaller {
  id: string;
  sessionId: string | null;
}

interface AuthoriseOptions {
  secret: string;
  customers: CustomerSessions | undefined;
  now: number;
  /** Rate limits a subject, before more expensive checks. */
  consumeRateLimit: (subject: string) => void | Promise<void>;
}

/**
 * Returns the caller of a request. A private endpoint requires a customer's access token with an active
 * session and, where `sendsIdentity` is set, an identity token of the same customer. A guest endpoint accepts
 * the access token of a guest or a customer. A public endpoint returns null unless the token is a customer's.
 * Throws UNAUTHORIZED or FORBIDDEN.
 */
export async function authoriseRequest(
  endpoint: AnyEndpoint,
  headers: Headers,
  options: AuthoriseOptions,
): Promise<AuthenticatedCaller | null> {
  if (endpoint.scope === 'none') return await identifyOptionalCustomer(headers, options);
  const claims = await verifyAccessToken(headers.get('authorization'), options.secret, options.now);
  if (!claims) throw new AppError('UNAUTHORIZED');
  await options.consumeRateLimit(claims.sub);
  if (claims.scope === 'private') return await authoriseCustomer(endpoint, claims, headers, options);
  if (endpoint.scope === 'private') throw new AppError('FORBIDDEN', { call: endpoint.name });
  return { id: claims.sub, sessionId: null };
}

type CustomerClaims = Extract<AccessTokenClaims, { scope: 'private' }>;

async function authoriseCustomer(
  endpoint: AnyEndpoint,
  { sub, sid }: CustomerClaims,
  headers: Headers,
  { customers, now }: AuthoriseOptions,
): Promise<AuthenticatedCaller> {
  const session = await customers?.findSession(sid, now);
  if (session?.userId !== sub) throw new AppError('UNAUTHORIZED');
  if (endpoint.scope === 'private' && endpoint.sendsIdentity) {
    const tokenUserId = await customers?.verifyIdentityToken(headers.get('x-ciam-token') ?? '', now);
    if (tokenUserId !== sub) throw new AppError('UNAUTHORIZED');
  }
  return { id: sub, sessionId: sid };
}

// Public endpoints identify a customer by a valid token and ignore an invalid one, so that an expired token
// does not block the catalog.
async function identifyOptionalCustomer(
  headers: Headers,
  options: AuthoriseOptions,
): Promise<AuthenticatedCaller | null> {
  try {
    const claims = await verifyAccessToken(headers.get('authorization'), options.secret, options.now);
    if (claims?.scope !== 'private') return null;
    const session = await options.customers?.findSession(claims.sid, options.now);
    return session?.userId === claims.sub ? { id: claims.sub, sessionId: claims.sid } : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
