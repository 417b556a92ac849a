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

const IDENTITY_PATH = '/experience/binaa/v1/identity/';
const MAX_USER_AGENT_LENGTH = 500;
const CHALLENGES_PATH = `${IDENTITY_PATH}challenges/`;

// Codes are verified without an account too, but codes of an account are only valid in its own session.
function needsToken({ scope, path }: AnyEndpoint): boolean {
  return scope !== 'none' || path.startsWith(CHALLENGES_PATH);
}

/** Creates the headers of every request to the API, whichever code sends it (section 7 of the specification). */
export function createBaseHeaders(
  options: Pick<HeaderOptions, 'locale' | 'organisation' | 'subscriptionKey' | 'createReference'>,
  scope: 'guest' | 'private' = 'guest',
): Record<string, string> {
  return {
    scope,
    channel: 'web',
    'org-id': options.organisation,
    'lob-id': 'retail',
    location: options.locale.country.code,
    locale: options.locale.language,
    'page-type': 'hardware',
    'x-reference-code': options.createReference(),
    ...(options.subscriptionKey && { 'ocp-apim-subscription-key': options.subscriptionKey }),
  };
}

/** Creates the headers of a call: those of every request, plus tokens and the device. */
export function createHeaders(endpoint: AnyEndpoint, options: HeaderOptions): Record<string, string> {
  const { agent, token } = (endpoint.path.startsWith(IDENTITY_PATH) && options.device) || {};
  return {
    ...createBaseHeaders(options, endpoint.scope === 'private' ? 'private' : 'guest'),
    ...(options.accessToken && needsToken(endpoint) && { authorization: `Bearer ${options.accessToken}` }),
    ...(options.client &&
      endpoint === createGuestToken && {
        'client-id': options.client.id,
        'client-secret': options.client.secret,
      }),
    ...(options.identityToken && endpoint.sendsIdentity && { 'x-ciam-token': options.identityToken }),
    ...(agent && { 'user-agent': agent.slice(0, MAX_USER_AGENT_LENGTH) }),
    ...(token && { 'x-device-token': token }),
  };
}
