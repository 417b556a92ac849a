import { readEnv } from '#lib/env.server.ts';
import type { IdentityConfig } from './config.ts';

const CSP_HEADER = 'content-security-policy';
const DIRECTIVES = ['script-src', 'connect-src', 'frame-src'];

/**
 * Returns the browser configuration of the hosted identity provider; undefined when the shop manages accounts
 * itself.
 */
export function getIdentityConfig(): IdentityConfig | undefined {
  const { IDENTITY_URL: script, IDENTITY_API_KEY: key, IDENTITY_GLOBAL: globalName } = readEnv();
  if (!script || !key) return undefined;
  const url = new URL(script);
  if (!url.searchParams.has('apikey')) url.searchParams.set('apikey', key);
  return { sdkUrl: url.href, key, globalName };
}

/**
 * Adds the hosted provider's script, connect and frame sources to a page's Content-Security-Policy; unchanged
 * without a hosted provider.
 */
export function allowIdentityInCsp(response: Response): Response {
  const config = getIdentityConfig();
  const policy = response.headers.get(CSP_HEADER);
  if (!config || policy === null) return response;
  const extraOrigins = readEnv().IDENTITY_HOSTS.map((host) =>
    host.includes('://') ? host : `https://${host}`,
  );
  const sources = [new URL(config.sdkUrl).origin, ...extraOrigins].join(' ');
  const allowed = DIRECTIVES.reduce(
    (text, name) => text.replace(new RegExp(`(?<=(?:^|;\\s*)${name} )(?='self')`), `${sources} `),
    policy,
  );
  response.headers.set(CSP_HEADER, allowed);
  return response;
}
