import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHostedAccounts, type HostedAccounts } from './identity-accounts.ts';

/** A fake of a hosted identity provider, on its own origin. */
export interface HostedIdentity extends HostedAccounts {
  url: string;
  /** Requests in order, such as `GET /sdk.js`. */
  requests: string[];
  /** Environment of a shop that uses this provider. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export async function startHostedIdentity(): Promise<HostedIdentity> {
  const requests: string[] = [];
  let url = '';
  const provider = await createHostedAccounts(() => url);
  const script = readFileSync(new URL('./identity-sdk.js', import.meta.url), 'utf8');

  async function reply(incoming: IncomingMessage): Promise<{ type: string; text: string }> {
    const { pathname, searchParams } = new URL(`http://x${incoming.url}`);
    requests.push(`${incoming.method} ${pathname}`);
    const json = (data: object) => ({ type: 'application/json', text: JSON.stringify(data) });
    if (pathname === '/keys') return json(provider.jwks);
    if (pathname === '/sdk.js' && searchParams.get('apikey') === KEY) {
      return { type: 'text/javascript', text: script };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const method = pathname.replace('/call/', '');
    return json(await provider.handleCall(method, JSON.parse(Buffer.concat(chunks).toString() || '{}')));
  }

  const server = createServer((incoming, outgoing) => {
    void reply(incoming)
      .catch((error: Error) => ({ type: 'application/json', text: JSON.stringify({ error: error.message }) }))
      .then(({ type, text }) => {
        outgoing.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
        outgoing.end(text);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const env = {
    IDENTITY_URL: `${url}/sdk.js`,
    IDENTITY_API_KEY: KEY,
    IDENTITY_GLOBAL: 'fakeSdk',
    IDENTITY_JWKS_URL: `${url}/keys`,
    IDENTITY_ISSUER: url,
  };
  return {
    ...provider,
    url,
    requests,
    env,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const KEY = 'the-shop';
