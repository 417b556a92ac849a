import { describe, expect, it } from 'vitest';
import {
  createBackendClient,
  createDataFolder,
  openDataFolder,
  runProgram as runBackendProgram,
  seedDataFolder,
  startBackendProcess,
  waitForExit,
} from '../contract/harness/backend-process.ts';
import { EMIRATES } from '../contract/harness/client.ts';
import { addToCart, createCard, createDraft, startPayment } from '../contract/harness/purchase-steps.ts';
import { createFixtureSeed } from '../lib/backend/backend-fixture.ts';
import { runProgram } from '../lib/backend/import/import-process.ts';

const SCRIPT = 'scripts/orders/reconcile.mjs';

describe('npm run orders:reconcile', () => {
  it('prints its usage, and rejects what it does not know in one line', async () => {
    const help = await runProgram([SCRIPT, '--help'], createDataFolder());
    expect([help.code, help.out]).toEqual([0, expect.stringMatching(/^npm run orders:reconcile\n/)]);
    const unknown = await runProgram([SCRIPT, '--force'], createDataFolder());
    expect([unknown.code, unknown.err]).toEqual([1, "Unknown option '--force': see --help.\n"]);
    const remote = await runProgram([SCRIPT], createDataFolder(), undefined, {
      API_BASE_URL: 'https://api.example',
    });
    expect([remote.code, remote.err]).toEqual([1, expect.stringMatching(/^API_BASE_URL is set: .*\n$/)]);
  });

  it('submits what a killed shop left behind, and prints it as a table', async () => {
    const dataDir = createDataFolder();
    await seedDataFolder(dataDir, createFixtureSeed());
    const backend = await startBackendProcess(dataDir);
    const visitor = createBackendClient(backend).visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: order } = await createDraft(visitor, EMIRATES);
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    await visitor.pay(session.id, createCard());
    expect((await backend.stop('SIGKILL')).signal).toBe('SIGKILL');
    const db = openDataFolder(dataDir);
    // As if the process had been killed an hour ago.
    await db.updateTable('payments').set({ authorised_at: 1, created_at: 1 }).execute();

    async function reconcile() {
      const child = runBackendProgram('src/lib/backend/commands/reconcile-orders.ts', dataDir);
      let out = '';
      child.stdout?.on('data', (chunk) => {
        out += chunk;
      });
      return { code: (await waitForExit(child)).code, out };
    }
    const { code, out } = await reconcile();
    expect(code).toBe(0);
    expect(out).toMatch(/^order +payment +finding +result\n/);
    expect(out).toContain(`${order.id}  ${session.id}  paid, not ordered  submitted`);
    const row = await db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst();
    expect(row?.status).toBe('Accepted');
    const sandboxPayment = await db
      .selectFrom('sandbox_payments')
      .select('captured_amount')
      .executeTakeFirst();
    expect(sandboxPayment?.captured_amount).toBe(session.amount.amount);
    expect(await reconcile()).toEqual({ code: 0, out: 'Payments and orders agree.\n' });
    await db.destroy();
  });
});
