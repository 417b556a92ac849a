import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/locale/locale.ts';

/** Values of the specification's request headers. */
export interface HeaderOptions {
  locale: Locale;
  /** Access token of the session, of a guest or a customer. */
  accessToken: string | undefined;
  /** The identity token of a signed-in customer. */
  identityToken?: string | undefined;
  /**
   * User agent and device token of the browser, for the device list and the lockout exemption of known
   * devices.
   */
  device?: { agent: string | null; token: string | undefined };
  /** Organisation id at the remote API, from configuration. */
  organisation: string;
  /** Subscription key of the remote API, from configuration. */
  subscriptionKey: string | undefined;
  /** Client credentials of the shop, sent when a token is created. */
  client: { id: string; secret: string } | undefined;
  /** Creates a unique reference code. */
  createReference: () => string;
}

const IDENTITY = '/experience/binaa/v1/identity/';
const MAX_AGENT = 500;
const CHALLENGE = `${IDENTITY}challenges/`;

// Codes are verified without an account too, but codes of an account are only valid in its own session.
function needsToken({ scope, path }: AnyEndpoint): boolean {
  return scope !== 'none' || path.startsWith(CHALLENGE);
}

/** Creates the specification's request headers (section 7). */
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
