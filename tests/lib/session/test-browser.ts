import type { AstroCookies } from 'astro';
import type { BrowserRequest } from '#lib/session/request-session.server.ts';

interface Options {
  httpOnly?: boolean;
  maxAge?: number;
}

/** A browser's cookies, and its requests to the shop. */
export class TestBrowser {
  readonly jar = new Map<string, string>();
  /** Names of the cookies that script can read. */
  readonly readable = new Set<string>();

  /** The server's view of one request; cookies that it sets are stored at once. */
  createRequest(headers: Record<string, string> = {}): BrowserRequest {
    const { jar, readable } = this;
    // A request carries the cookies of the time it was sent.
    const requestCookies = new Map(jar);
    const cookies = {
      get: (name: string) => (requestCookies.has(name) ? { value: requestCookies.get(name) } : undefined),
      has: (name: string) => requestCookies.has(name),
      set(name: string, value: string, { httpOnly = false }: Options = {}) {
        for (const map of [requestCookies, jar]) map.set(name, value);
        if (httpOnly) readable.delete(name);
        else readable.add(name);
      },
      delete(name: string) {
        for (const map of [requestCookies, jar]) map.delete(name);
      },
    } as unknown as AstroCookies;
    return { cookies, clientAddress: '192.0.2.1', request: new Request('http://localhost/', { headers }) };
  }

  /** Returns another browser with the same cookies. */
  copy(): TestBrowser {
    const other = new TestBrowser();
    for (const [name, value] of this.jar) other.jar.set(name, value);
    return other;
  }
}
