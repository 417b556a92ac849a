import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The account that the proxy accepts. */
export const PROXY_ACCOUNT = { appId: 'STORYAPP', key: 'a key that may search' };

/** A call as the proxy receives it. */
export interface ProxyCall {
  /** The path after `/1/`, such as `events`. */
  call: string;
  /** The origin of a browser's page; servers send none. */
  origin: string | undefined;
  body: string;
  status: number;
}

/** A proxy in front of hosted search, on its own origin and with a base path. */
export interface SearchProxy {
  /** Includes the base path. */
  url: string;
  calls: ProxyCall[];
  close(): Promise<void>;
}

const PATH = '/proxy';

/** Starts the proxy; `engine` is the URL, without `/1/`, that it forwards calls to. */
export async function startSearchProxy(engine: string): Promise<SearchProxy> {
  const calls: ProxyCall[] = [];

  async function response(incoming: IncomingMessage): Promise<{ status: number; text: string }> {
    const { pathname, searchParams } = new URL(`http://x${incoming.url}`);
    const call = pathname.replace(`${PATH}/1/`, '');
    const body = await readText(incoming);
    const sent = new Headers([...searchParams]);
    const getCredential = (name: string) => incoming.headers[name] ?? sent.get(name);
    const isKnown =
      getCredential('x-algolia-application-id') === PROXY_ACCOUNT.appId &&
      getCredential('x-algolia-api-key') === PROXY_ACCOUNT.key;
    const reply = isKnown
      ? await fetch(`${engine}/1/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      : Response.json({ message: 'Invalid Application-ID or API key', status: 403 }, { status: 403 });
    const { origin } = incoming.headers;
    calls.push({ call, origin, body, status: reply.status });
    return { status: reply.status, text: await reply.text() };
  }

  const server = createServer((incoming, outgoing) => {
    void response(incoming)
      .catch((error: Error) => ({ status: 502, text: JSON.stringify({ message: error.message }) }))
      .then(({ status, text }) => {
        outgoing.writeHead(status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
        });
        outgoing.end(text);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
