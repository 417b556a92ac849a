import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/locale/locale.ts';

/** What the specification's headers need to know. */
export interface HeaderOptions {
  locale: Locale;
  /** The session's guest or customer token. */
  accessToken: string | undefined;
  /** The identity token of a signed-in customer. */
  identityToken?: string | undefined;
  /** What is known of the browser that asks: for the list of devices, and so that a known one is not shut out. */
  device?: { agent: string | null; token: string | undefined };
  /** The organisation's id at the remote API, from configuration. */
  organisation: string;
  /** The remote API's key, from configuration. */
  subscriptionKey: string | undefined;
  /** The shop's own credentials, which the token call carries. */
  client: { id: string; secret: string } | undefined;
  /** A code that no other call has. */
  createReference: () => string;
}

const IDENTITY = '/experience/binaa/v1/identity/';
const MAX_AGENT = 500;
const CHALLENGE = `${IDENTITY}challenges/`;

// Codes are said without an account too, but those of an account count only from its own session.
function needsToken({ scope, path }: AnyEndpoint): boolean {
  return scope !== 'none' || path.startsWith(CHALLENGE);
}

/** The specification's headers of every call (section 7). */
export function createHeaders(endpoint: AnyEndpoint, facts: HeaderOptions): Record<string, string> {
  const { agent, token } = (endpoint.path.startsWith(IDENTITY) && facts.device) || {};
  return {
    scope: endpoint.scope === 'private' ? 'private' : 'guest',
    channel: 'web',
    'org-id': facts.organisation,
    'lob-id': 'retail',
    location: facts.locale.country.code,
    locale: facts.locale.language,
    'page-type': 'hardware',
    'x-reference-code': facts.createReference(),
    ...(facts.accessToken && needsToken(endpoint) && { authorization: `Bearer ${facts.accessToken}` }),
    ...(facts.client &&
      endpoint === createGuestToken && {
        'client-id': facts.client.id,
        'client-secret': facts.client.secret,
      }),
    ...(facts.identityToken && endpoint.sendsIdentity && { 'x-ciam-token': facts.identityToken }),
    ...(agent && { 'user-agent': agent.slice(0, MAX_AGENT) }),
    ...(token && { 'x-device-token': token }),
    ...(facts.subscriptionKey && { 'ocp-apim-subscription-key': facts.subscriptionKey }),
  };
}
