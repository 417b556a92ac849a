import { type ApiRequest, type ContractClient, EMIRATES, parseResponse, type Visitor } from './client.ts';
import { sendTo } from './token-client.ts';

/** Calls `/api` of a built site, with cookies instead of tokens. */
export function createSiteClient(origin: string): SiteClient {
  return {
    hasTokens: false,
    createInvalidTokens: async () => [
      'Bearer x',
      `Bearer ${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`,
    ],
    visitor: () => createSiteVisitor(origin),
    close: async () => {},
  };
}

export interface SiteClient extends ContractClient {
  visitor(): SiteVisitor;
}

/** A visitor with cookies who can also request pages. */
export interface SiteVisitor extends Visitor {
  /** Cookies by name. */
  jar: Map<string, string>;
  /** Requests a page or posts a form, without following redirects. */
  visit(path: string, form?: Record<string, string>): Promise<Response>;
}

function createSiteVisitor(origin: string): SiteVisitor {
  const jar = new Map<string, string>();

  async function request(
    base: string,
    apiRequest: ApiRequest,
    headers: Record<string, string>,
  ): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await sendTo(base, fetch, apiRequest, { origin, ...headers, ...(cookie && { cookie }) });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async function visit(path: string, form?: Record<string, string>): Promise<Response> {
    if (!form) return await request(origin, { method: 'GET', path }, {});
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(form).toString();
    return await request(origin, { method: 'POST', path, headers, body }, {});
  }

  return {
    jar,
    visit,
    userId: 'current',
    cartId: async () => 'current',
    async send(apiRequest: ApiRequest, market = EMIRATES) {
      const headers = { location: market.country, locale: market.language };
      // As the browser's client does: the shop redirects a URL that ends in a slash.
      const [path = '', query] = apiRequest.path.split('?');
      const withoutTrailingSlash = {
        ...apiRequest,
        path: path.replace(/\/$/, '') + (query ? `?${query}` : ''),
      };
      return await parseResponse(await request(`${origin}/api`, withoutTrailingSlash, headers));
    },
    // The card is entered on the provider's page, which is shown again with its errors.
    async pay(sessionId, card) {
      const { keep, ...fields } = card;
      const form = { ...fields, ...(keep && { keep: '1' }) };
      const response = await visit(`/sandbox/pay/${sessionId}/card`, form);
      return response.headers.get('location')?.includes('/checkout/return/') ? 'Authorised' : 'Refused';
    },
  };
}
