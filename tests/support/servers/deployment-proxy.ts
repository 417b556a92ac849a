import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the shop with which a test simulates failures, slow responses and deployments of
 * another build.
 */
export interface DeploymentProxy {
  url: string;
  /** `down` closes each connection; `hangs` never responds. */
  state: 'up' | 'down' | 'hangs';
  /** Built files that a deployment has deleted. */
  deletedFiles: RegExp | undefined;
  /** Number of requests by path. */
  requests: Map<string, number>;
  /** Deploys another build: its pages have another title, its service worker another id. */
  deploy(): void;
  close(): void;
}

export const NEW_BUILD_TITLE = 'New build';

export async function startDeploymentProxy(shopUrl: string): Promise<DeploymentProxy> {
  let isDeployed = false;

  function rewrite(path: string, type: string, text: string): string {
    if (!isDeployed) return text;
    if (path === '/service-worker.js') return text.replaceAll(/\b[\da-f]{12}\b/g, 'feedfacecafe');
    return type.startsWith('text/html') ? text.replace('<title>', `<title>${NEW_BUILD_TITLE} `) : text;
  }

  async function sendReply(path: string, reply: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const type = reply.headers['content-type'] ?? '';
    const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...headers } = reply.headers;
    outgoing.writeHead(reply.statusCode ?? 502, headers);
    outgoing.end(/html|javascript/.test(type) ? rewrite(path, type, bytes.toString()) : bytes);
  }

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const path = url.split('?')[0] ?? url;
    proxy.requests.set(path, (proxy.requests.get(path) ?? 0) + 1);
    if (proxy.state === 'hangs') return;
    if (proxy.state === 'down') {
      incoming.socket.destroy();
      return;
    }
    if (proxy.deletedFiles?.test(path)) {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end();
      return;
    }
    const { origin } = headers;
    const call = forward(
      shopUrl + url,
      {
        method,
        headers: {
          ...headers,
          host: new URL(shopUrl).host,
          ...(origin && { origin: shopUrl }),
          'accept-encoding': 'identity',
        },
      },
      (reply) => void sendReply(path, reply, outgoing).catch(() => outgoing.destroy()),
    );
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: DeploymentProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'up',
    deletedFiles: undefined,
    requests: new Map(),
    deploy() {
      isDeployed = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
