import { createServer, request as send } from 'node:http';
import { pathToFileURL } from 'node:url';

const BAD_GATEWAY = 502;
const CONNECT_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);

async function readBody(incoming) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Resolves with the response of one target; rejects when there is none. */
function forward(target, { method, url, headers }, body) {
  return new Promise((resolve, reject) => {
    // One connection per request: a request on a reused one could reach an instance that has just stopped.
    const call = send(target + url, { method, headers: { ...headers, connection: 'close' }, agent: false });
    call.once('response', resolve).once('error', reject).end(body);
  });
}

/**
 * Starts a proxy that gives each request to the next of `targets`. A request that reached no target, or only reads,
 * goes to another one when its target fails. `targets` may be replaced at any time.
 * @param {{ targets: string[], port?: number, host?: string }} options
 */
export async function startProxy({ targets, port = 0, host = '127.0.0.1' }) {
  const proxy = { url: '', targets, close: async () => {} };
  let turn = 0;

  async function handle(incoming, outgoing) {
    const body = await readBody(incoming);
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress];
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded.filter(Boolean).join(', ') };
    const isRead = ['GET', 'HEAD'].includes(incoming.method);
    const current = proxy.targets;
    turn += 1;
    for (let attempt = 0; attempt < current.length; attempt += 1) {
      const target = current[(turn + attempt) % current.length];
      try {
        const reply = await forward(target, { method: incoming.method, url: incoming.url, headers }, body);
        const { connection: _, ...replyHeaders } = reply.headers;
        outgoing.writeHead(reply.statusCode, replyHeaders);
        reply.on('error', () => outgoing.destroy());
        reply.pipe(outgoing);
        return;
      } catch (error) {
        if (!isRead && !CONNECT_ERRORS.has(error.code)) break;
      }
    }
    outgoing
      .writeHead(BAD_GATEWAY, { 'content-type': 'text/plain', 'retry-after': 1 })
      .end('No instance answers.\n');
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  proxy.url = `http://localhost:${server.address().port}`;
  proxy.close = () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    return closed;
  };
  return proxy;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [port, ...targets] = process.argv.slice(2);
  await startProxy({ targets, port: Number(port), host: '0.0.0.0' });
}
