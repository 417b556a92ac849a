import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CAPABILITIES, type Capability } from '#lib/contract/capabilities/capabilities.ts';
import { endpoints } from '#lib/contract/index.ts';
import { createRouter } from '#lib/contract/router.ts';

/** A remote API in front of the backend that lacks capabilities: it responds to their calls as to unknown paths. */
export interface CapabilityProxy {
  url: string;
  /** Missing capabilities; can be changed at any time. */
  missingCapabilities: readonly Capability[];
  /** Whether it accepts calls but never responds. */
  isHanging: boolean;
  /** Names of the endpoints that were called. */
  called: Set<string>;
  close(): void;
}

const matchEndpoint = createRouter(endpoints);

function findEndpointName(method: string, url: string): string | undefined {
  const match = matchEndpoint(method, url.split('?')[0] ?? '');
  return match && 'endpoint' in match ? match.endpoint.name : undefined;
}

export async function startCapabilityProxy(backendUrl: string): Promise<CapabilityProxy> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const name = findEndpointName(method, url);
    if (name) proxy.called.add(name);
    if (proxy.isHanging) return;
    const isMissing = proxy.missingCapabilities.some((capability) =>
      (CAPABILITIES[capability] as readonly string[]).includes(name ?? ''),
    );
    if (isMissing) {
      incoming.resume();
      // Responds like a gateway that does not know the path: no JSON, and none of the shop's error codes.
      outgoing.writeHead(404, { 'content-type': 'text/html' });
      outgoing.end('<h1>Not Found</h1>');
      return;
    }
    const call = forward(backendUrl + url, { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: CapabilityProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missingCapabilities: [],
    isHanging: false,
    called: new Set(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
