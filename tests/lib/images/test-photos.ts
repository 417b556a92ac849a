import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';

/** A photo with gradients and fine noise, so that every encoder has work to do. */
export async function createPhoto(width: number, height = width): Promise<Sharp> {
  const bytes = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let at = 0; at < bytes.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    bytes[at] = 120 + (at % 3) * 20 + 60 * Math.sin(x / 17 + (at % 3)) * Math.cos(y / 23) + (seed % 7);
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

type ResponseHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a host of photos that responds by path and counts requests. */
export async function startImageHost(responses: Record<string, Buffer | ResponseHandler>) {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requestedPaths.push(path);
    const handler = responses[path];
    if (typeof handler === 'function') handler(request, response);
    else response.writeHead(handler ? 200 : 404).end(handler);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requestedPaths: requestedPaths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
