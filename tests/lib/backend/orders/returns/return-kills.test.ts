import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { repetitions } from '../../../../support/full-tests.ts';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { writeSeeded } from '../../databases.ts';
import type { ReturnWork } from './return-program.ts';
import { bringToStore, choose, DAY, openReturnShop } from './returns-harness.ts';

/** Times that each point is reached; `KILLS=10` for a thorough run. */
const KILLS = Number(process.env.KILLS) || repetitions({ full: 2, short: 1 });

const COMMIT = '^commit$';

/** Moments at which the process is killed: while a return is sent, and while the jobs pay it back. */
const POINTS: { name: string; step: 'send' | 'jobs'; when: 'before' | 'after'; statements: string[] }[] = [
  {
    name: 'nothing of a return written',
    step: 'send',
    when: 'before',
    statements: ['^insert into "returns"'],
  },
  {
    name: 'its lines not written',
    step: 'send',
    when: 'before',
    statements: ['^insert into "return_lines"'],
  },
  { name: 'its message not written', step: 'send', when: 'before', statements: ['^insert into "outbox"'] },
  {
    name: 'a return stored, not answered',
    step: 'send',
    when: 'after',
    statements: ['^insert into "outbox"', COMMIT],
  },
  {
    name: 'the products received',
    step: 'jobs',
    when: 'after',
    statements: ['^insert into "outbox"', COMMIT],
  },
  { name: 'the stock not counted', step: 'jobs', when: 'before', statements: ['^update "stock"'] },
  {
    name: 'the order not changed',
    step: 'jobs',
    when: 'before',
    statements: ['^insert into "order_events"'],
  },
  {
    name: 'a refund written, not committed',
    step: 'jobs',
    when: 'after',
    statements: ['^insert into "refunds"'],
  },
  {
    name: 'a refund committed, not sent',
    step: 'jobs',
    when: 'after',
    statements: ['^insert into "refunds"', COMMIT],
  },
  { name: 'a refund claimed', step: 'jobs', when: 'after', statements: ['^update "refunds" set "tries"'] },
  {
    name: 'the money paid back, not known',
    step: 'jobs',
    when: 'after',
    statements: ['^insert into "refunds"', '^insert into "sandbox_operations"', COMMIT],
  },
  {
    name: 'the refund known, the return not ended',
    step: 'jobs',
    when: 'after',
    statements: ['^insert into "refunds"', '^update "refunds" set "status"', COMMIT],
  },
];

/** Runs the program; returns the signal that ended it. */
async function runProgram(program: string, work: ReturnWork): Promise<NodeJS.Signals | null> {
  const env = { PATH: process.env.PATH, RETURN_WORK: JSON.stringify(work) };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal === null && code !== 0) throw new Error(`The program ended with ${code}`);
  return signal;
}

/** An order that is delivered, and the draft of a return of one of its three pieces. */
async function openDraft(file: string) {
  const shop = await openReturnShop({
    name: 'SQLite in a file',
    open: async () => openDatabase({ file }),
    async openCopy() {
      await writeSeeded(file, createFixtureSeed());
      return openDatabase({ file });
    },
  });
  const order = await shop.buy();
  await choose(shop, order.id, [{ lineItemId: order.items[0]?.id ?? '', quantity: 1 }]);
  const draft = await bringToStore(shop, order.id);
  const now = shop.now();
  await shop.close();
  const { userId: ownerId } = shop.customer;
  return {
    now,
    draft: { orderId: order.id, draftId: draft.id, ownerId, refund: draft.amounts.refund.amount },
  };
}

/** What the database has of a return, its money and its piece. */
async function readState(db: Db) {
  const [order] = await db.selectFrom('orders').select('status').execute();
  const [payment] = await db.selectFrom('sandbox_payments').select('refunded_amount').execute();
  const stock = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_code', '=', 'T-PLENTY')
    .where('country', '=', 'ae')
    .executeTakeFirst();
  const events = await db.selectFrom('return_events').select('status').orderBy('place').execute();
  const mails = await db.selectFrom('outbox').select('id').where('kind', '=', 'return-status').execute();
  const refunds = await db.selectFrom('refunds').select(['status', 'amount']).execute();
  return {
    order: order?.status,
    paidBack: payment?.refunded_amount,
    stock: stock?.quantity,
    events: events.map(({ status }) => status),
    mails: mails.length,
    refunds,
    drafts: (await db.selectFrom('return_drafts').select('id').execute()).length,
  };
}

describe('A shop that is killed in a return', () => {
  let program: string;
  beforeAll(async () => {
    program = join(process.env.DATA_DIR as string, 'return-program.mjs');
    // Its native part is found from its own folder.
    const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
    await build({
      entryPoints: [join(import.meta.dirname, 'return-program.ts')],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      alias: { 'better-sqlite3': sqlite },
      external: [sqlite, 'pg', 'sharp'],
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      logLevel: 'error',
    });
  }, 60_000);

  it.each(POINTS)(
    'with $name: it is returned and paid back once',
    async ({ step, when, statements }) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'return-')), 'binaa.db');
        const { now, draft } = await openDraft(file);
        const later = now + 6 * DAY;
        const killed = { when, statements };
        const send = (point: ReturnWork['kill']) => runProgram(program, { file, now, draft, kill: point });
        const jobs = (at: number, point: ReturnWork['kill']) =>
          runProgram(program, { file, now: at, draft: null, kill: point });
        expect(await send(step === 'send' ? killed : null)).toBe(step === 'send' ? 'SIGKILL' : null);
        // The customer presses again.
        await send(null);
        if (step === 'jobs') expect(await jobs(later, killed)).toBe('SIGKILL');
        // An attempt that was killed is leased for a while.
        for (const hours of [1, 2]) await jobs(later + hours * 3600_000, null);
        const db = openDatabase({ file });
        expect(await readState(db)).toEqual({
          order: 'PartlyReturned',
          paidBack: draft.refund,
          stock: 498,
          events: ['Requested', 'Received', 'Refunded'],
          mails: 3,
          refunds: [{ status: 'Done', amount: draft.refund }],
          drafts: 0,
        });
        await db.destroy();
      }
    },
    30_000 + KILLS * 20_000,
  );
});
