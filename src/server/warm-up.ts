import type { Server } from 'node:http';
import { duplexPair } from 'node:stream';

const TIMEOUT_MS = 20_000;

/** Requests a page of a server without its port, which another process may use. Never rejects. */
export async function warmUp(server: Server, path: string, host: string): Promise<void> {
  const [client, connection] = duplexPair();
  server.emit('connection', connection);
  client.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  client.resume();
  await new Promise<void>((resolve) => {
    // Also keeps the process alive, which a connection in memory does not.
    const timer = setTimeout(resolve, TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    client.once('close', finish).once('end', finish).once('error', finish);
  });
  client.destroy();
}
