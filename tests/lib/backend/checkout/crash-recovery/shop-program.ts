import { flushCompileCache } from 'node:module';
import type { PaymentConfig } from '#lib/backend/payment/config.ts';
import { createFunctionHarness } from '../../../../contract/harness/function-client.ts';
import type { CrashPoint } from './crash-points.ts';
import { createKill, type Observe } from './observed-dialect.ts';
import { openObserved } from './open-observed.ts';
import type { SharedSource } from './shared-databases.ts';

// A shop on a database, in a separate process: it receives requests from its parent, and kills itself at
// the crash point that the parent sets.

/** Message of the parent; every reply has the id of its message. */
export type ShopMessage = { id: number; now: number } & (
  | { kind: 'request'; method: string; url: string; headers: [string, string][]; body: string | undefined }
  | { kind: 'jobs' }
  | ({ kind: 'arm' } & Pick<CrashPoint, 'when'> & { statements: string[] })
);

export interface ShopReply {
  id: number;
  status: number;
  headers: [string, string][];
  body: string;
}

const { DATABASE = '{}', PAYMENT = '{}' } = process.env;
let now = 0;
let kill: Observe = () => {};
const observe: Observe = (when, statement) => kill(when, statement);

const { fetch } = globalThis;
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  const call = `${init?.method} ${pathname}`;
  observe('before', call);
  const response = await fetch(input, init);
  const text = await response.text();
  observe('after', call);
  return new Response(text, response);
};

const db = openObserved(JSON.parse(DATABASE) as SharedSource, observe);
const { backend } = createFunctionHarness(db, () => now, { payment: JSON.parse(PAYMENT) as PaymentConfig });

async function handle(message: ShopMessage): Promise<Omit<ShopReply, 'id'>> {
  now = message.now;
  const done = { status: 204, headers: [], body: '' };
  if (message.kind === 'arm') {
    kill = createKill(message.when, message.statements);
    return done;
  }
  if (message.kind === 'jobs') {
    await backend.runMaintenance();
    return done;
  }
  const { method, url, headers, body } = message;
  const response = await backend.handle(
    new Request(url, { method, headers, ...(body !== undefined && { body }) }),
  );
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

// Stores the compile cache now, because a killed process would not store it at its end.
flushCompileCache();

process.on('message', (message: ShopMessage) => {
  void handle(message).then((reply) => process.send?.({ id: message.id, ...reply }));
});
process.on('disconnect', () => process.exit());
