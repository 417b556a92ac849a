import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the provider receives it. */
export interface ReceivedSms {
  headers: Record<string, string | string[] | undefined>;
  body: { to: string; text: string; from?: string };
}

/** A fake SMS provider. */
export interface SmsServer {
  url: string;
  calls: ReceivedSms[];
  /** Statuses of the next responses, then 200. */
  statuses: number[];
  /** Delay of responses in milliseconds. */
  delay: number;
  close(): Promise<void>;
}

/** Accepts every call and responds as configured. */
export async function startSmsServer(): Promise<SmsServer> {
  const calls: ReceivedSms[] = [];
  const statuses: number[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    calls.push({ headers: incoming.headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
    const status = statuses.shift() ?? 200;
    setTimeout(() => {
      outgoing.writeHead(status, status === 302 ? { location: '/elsewhere' } : {});
      outgoing.end('{"detail":"of +971501234567"}');
    }, smsServer.delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const smsServer: SmsServer = {
    url: `http://127.0.0.1:${port}/sms`,
    calls,
    statuses,
    delay: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return smsServer;
}
