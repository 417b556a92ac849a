import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const ERROR_SHARE = 0.05;
const SLOW_SHARE = 0.1;
const MAX_DELAY_MS = 1500;

/**
 * Starts a proxy that acts as a failing remote API: 5 % of the calls get an error, half of them after they
 * were carried out, and 10 % are delayed.
 * @param {string} target origin of the backend
 */
export async function startFaultProxy(target) {
  const counts = { calls: 0, rejected: 0, lost: 0, slow: 0 };
  const proxy = { url: '', isFaulty: true, counts, close: () => server.close() };

  const server = createServer(async (incoming, outgoing) => {
    counts.calls += 1;
    const randomNumber = proxy.isFaulty ? Math.random() : 1;
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(503, { 'content-type': 'text/plain' });
      outgoing.end('Unavailable');
    };
    if (randomNumber < ERROR_SHARE / 2) {
      counts.rejected += 1;
      incoming.resume();
      fail();
      return;
    }
    if (randomNumber > 1 - SLOW_SHARE && proxy.isFaulty) {
      counts.slow += 1;
      await wait(Math.random() * MAX_DELAY_MS);
    }
    const { method, url, headers } = incoming;
    const call = forward(target + url, { method, headers }, (reply) => {
      if (randomNumber < ERROR_SHARE) {
        counts.lost += 1;
        reply.resume();
        reply.on('end', fail);
        return;
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    call.on('error', fail);
    incoming.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.url = `http://127.0.0.1:${server.address().port}`;
  return proxy;
}
