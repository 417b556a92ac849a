import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { Fault } from './fault.ts';
import { type Claims, readToken } from './token.ts';

/** What the gateway asks about customers. */
export interface Customers {
  /** Whose session it is; undefined once it has ended. */
  find(sessionId: string, now: number): Promise<{ userId: string } | undefined>;
  /** Whose identity token it is; undefined for one that is forged, expired or somebody else's work. */
  readIdentity(token: string, now: number): Promise<string | undefined>;
}

/** Somebody who showed a token. */
export interface Caller {
  id: string;
  session: string | null;
}

interface Gate {
  secret: string;
  customers: Customers | undefined;
  now: number;
  /** Counts a call of a subject before anything that costs more. */
  take: (subject: string) => void;
}

/**
 * Who calls, by the tokens of the call. A private one needs a customer's access token whose session lives, and but
 * for those that send none an identity token of the same customer; any other takes a guest's or a customer's access token.
 */
export async function authorise(endpoint: AnyEndpoint, headers: Headers, gate: Gate): Promise<Caller | null> {
  if (endpoint.scope === 'none') return await recognise(headers, gate);
  const claims = await readToken(headers.get('authorization'), gate.secret, gate.now);
  if (!claims) throw new Fault('UNAUTHORIZED');
  gate.take(claims.sub);
  if (claims.scope === 'private') return await authoriseCustomer(endpoint, claims, headers, gate);
  if (endpoint.scope === 'private') throw new Fault('FORBIDDEN');
  return { id: claims.sub, session: null };
}

type CustomerClaims = Extract<Claims, { scope: 'private' }>;

async function authoriseCustomer(
  endpoint: AnyEndpoint,
  { sub, sid }: CustomerClaims,
  headers: Headers,
  { customers, now }: Gate,
): Promise<Caller> {
  const session = await customers?.find(sid, now);
  if (session?.userId !== sub) throw new Fault('UNAUTHORIZED');
  if (endpoint.scope === 'private' && endpoint.sendsIdentity) {
    const owner = await customers?.readIdentity(headers.get('x-ciam-token') ?? '', now);
    if (owner !== sub) throw new Fault('UNAUTHORIZED');
  }
  return { id: sub, session: sid };
}

// A public call is open to a stale token too, which must not close the catalogue; it knows a customer who shows a good one.
async function recognise(headers: Headers, gate: Gate): Promise<Caller | null> {
  try {
    const claims = await readToken(headers.get('authorization'), gate.secret, gate.now);
    if (claims?.scope !== 'private') return null;
    const session = await gate.customers?.find(claims.sid, gate.now);
    return session?.userId === claims.sub ? { id: claims.sub, session: claims.sid } : null;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}
