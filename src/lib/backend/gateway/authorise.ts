import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { type AccessTokenClaims, verifyAccessToken } from './access-token.ts';
import { AppError } from './app-error.ts';

/** What the gateway asks about customers. */
export interface CustomerSessions {
  /** Whose session it is; undefined once it has ended. */
  findSession(sessionId: string, now: number): Promise<{ userId: string } | undefined>;
  /** Whose identity token it is; undefined for one that is forged, expired or somebody else's work. */
  verifyIdentityToken(token: string, now: number): Promise<string | undefined>;
}

/** Somebody who showed a token. */
export interface AuthenticatedCaller {
  id: string;
  session: string | null;
}

interface AuthoriseOptions {
  secret: string;
  customers: CustomerSessions | undefined;
  now: number;
  /** Counts a call of a subject before anything that costs more. */
  take: (subject: string) => void;
}

/**
 * Who calls, by the tokens of the call. A private one needs a customer's access token whose session lives, and but
 * for those that send none an identity token of the same customer; any other takes a guest's or a customer's access token.
 */
export async function authoriseRequest(
  endpoint: AnyEndpoint,
  headers: Headers,
  gate: AuthoriseOptions,
): Promise<AuthenticatedCaller | null> {
  if (endpoint.scope === 'none') return await identifyOptionalCustomer(headers, gate);
  const claims = await verifyAccessToken(headers.get('authorization'), gate.secret, gate.now);
  if (!claims) throw new AppError('UNAUTHORIZED');
  gate.take(claims.sub);
  if (claims.scope === 'private') return await authoriseCustomer(endpoint, claims, headers, gate);
  if (endpoint.scope === 'private') throw new AppError('FORBIDDEN');
  return { id: claims.sub, session: null };
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
    const owner = await customers?.verifyIdentityToken(headers.get('x-ciam-token') ?? '', now);
    if (owner !== sub) throw new AppError('UNAUTHORIZED');
  }
  return { id: sub, session: sid };
}

// A public call is open to a stale token too, which must not close the catalogue; it knows a customer who shows a good one.
async function identifyOptionalCustomer(
  headers: Headers,
  gate: AuthoriseOptions,
): Promise<AuthenticatedCaller | null> {
  try {
    const claims = await verifyAccessToken(headers.get('authorization'), gate.secret, gate.now);
    if (claims?.scope !== 'private') return null;
    const session = await gate.customers?.findSession(claims.sid, gate.now);
    return session?.userId === claims.sub ? { id: claims.sub, session: claims.sid } : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
