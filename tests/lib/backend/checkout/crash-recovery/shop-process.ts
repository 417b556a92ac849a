import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { PaymentConfig } from '#lib/backend/payment/config.ts';
import type { CrashPoint } from './crash-points.ts';
import type { SharedSource } from './shared-databases.ts';
import type { ShopMessage, ShopReply } from './shop-program.ts';

/** Thrown for a request whose process was killed. */
export class ConnectionLostError extends Error {}

type Content = ShopMessage extends infer Message
  ? Message extends ShopMessage
    ? Omit<Message, 'id' | 'now'>
    : never
  : never;

/** Starts a shop process that can be killed while it works. */
export function startShop(
  program: string,
  source: SharedSource,
  payment: PaymentConfig,
  clock: () => number,
) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      DATABASE: JSON.stringify(source),
      NODE_COMPILE_CACHE: join(dirname(program), 'compiled'),
      PAYMENT: JSON.stringify(payment),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve(reply: ShopReply): void; reject(error: Error): void }>();
  let count = 0;
  child.on('message', (reply: ShopReply) => {
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  });
  const ended = waitForEnd(child);
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new ConnectionLostError());
    waiting.clear();
  });

  const send = (content: Content) =>
    new Promise<ShopReply>((resolve, reject) => {
      if (!child.connected) return reject(new ConnectionLostError());
      count += 1;
      waiting.set(count, { resolve, reject });
      child.send({ ...content, id: count, now: clock() }, (error) => {
        if (error) reject(new ConnectionLostError());
      });
    });

  return {
    ended,
    async fetch(request: Request): Promise<Response> {
      const body = request.body ? await request.text() : undefined;
      const { method, url } = request;
      const reply = await send({ kind: 'request', method, url, headers: [...request.headers], body });
      const { status, headers } = reply;
      return new Response(status === 204 ? null : reply.body, { status, headers });
    },
    runJobs: () => send({ kind: 'jobs' }),
    /** Makes the process kill itself at a crash point from now on. */
    killAt: ({ when }: CrashPoint, statements: RegExp[]) =>
      send({ kind: 'arm', when, statements: statements.map(({ source }) => source) }),
    stop: () => child.kill('SIGKILL'),
  };
}

function waitForEnd(child: ChildProcess): Promise<NodeJS.Signals | null> {
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
}
