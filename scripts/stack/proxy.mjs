import { createServer, request as send } from 'node:http';
import { pathToFileURL } from 'node:url';

const BAD_GATEWAY = 502;
const CHECK_TIMEOUT_MS = 1000;
const CONNECT_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);

async function readBody(incoming) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** How often a proxy in front of a whole shop checks its instances, in milliseconds. */
export const CHECK_EVERY_MS = 250;

/** Resolves with the response of one target; rejects when there is none. */
function forward(target, { method, url, headers }, body) {
  return new Promise((resolve, reject) => {
    // One connection per request: a request on a reused one could reach an instance that has just stopped.
    const call = send(target + url, { method, headers: { ...headers, connection: 'close' }, agent: false });
    call.once('response', resolve).once('error', reject).end(body);
  });
}

async function isReady(target) {
  try {
    const reply = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/**
 * Starts a proxy that sends each request to the next of `targets`. When a target fails, a request that did
 * not reach it, or that only reads, is sent to another one. `targets` may be replaced at any time. With
 * `checkEveryMs` it checks whether the targets are ready; those that are not are tried last.
 * @param {{ targets: string[], port?: number, host?: string, checkEveryMs?: number }} options
 */
export async function startProxy({ targets, port = 0, host = '127.0.0.1', checkEveryMs }) {
  const proxy = { url: '', targets, close: async () => {} };
  let nextIndex = 0;
  let unready = new Set();

  async function checkTargets() {
    const current = proxy.targets;
    const results = await Promise.all(current.map(isReady));
    unready = new Set(current.filter((_, index) => !results[index]));
  }

  /** Returns the targets in the order in which the next request tries them. */
  function listTargets() {
    nextIndex += 1;
    const { targets: current } = proxy;
    const orderedTargets = current.map((_, index) => current[(nextIndex + index) % current.length]);
    return [
      ...orderedTargets.filter((target) => !unready.has(target)),
      ...orderedTargets.filter((target) => unready.has(target)),
    ];
  }

  async function handle(incoming, outgoing) {
    const body = await readBody(incoming);
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress];
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded.filter(Boolean).join(', ') };
    const isRead = ['GET', 'HEAD'].includes(incoming.method);
    for (const target of listTargets()) {
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
  const checkTimer = checkEveryMs && setInterval(checkTargets, checkEveryMs);
  proxy.url = `http://localhost:${server.address().port}`;
  proxy.close = () => {
    clearInterval(checkTimer);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    return closed;
  };
  return proxy;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [port, ...targets] = process.argv.slice(2);
  await startProxy({ targets, port: Number(port), host: '0.0.0.0', checkEveryMs: CHECK_EVERY_MS });
}
