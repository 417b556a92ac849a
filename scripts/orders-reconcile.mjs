import { assertVersions } from './setup/check-versions.mjs';

const HELP = `npm run orders:reconcile

Compares orders, payments and the payment provider's sessions of the last two days, and prints what did not agree
as a table: a paid order is submitted, money without an order is returned, a refund that waits is sent. It may run
while the shop is open, and be repeated; the shop does the same by itself, only later. The status is 1 when a person
has to look at something.
`;

assertVersions();
const { spawn } = await import('node:child_process');
const { parseFlags } = await import('./cli/flags.mjs');
const { resolveFromRoot, NODE_BIN, withNodeOnPath } = await import('./cli/paths.mjs');
const { prepareShop } = await import('./setup/prepare.mjs');
const { CliError, runMain } = await import('./cli/cli-error.mjs');
const { forwardSignals } = await import('./cli/forward-signals.mjs');

await runMain(async () => {
  const { values } = parseFlags({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop has no orders of its own.');
  await prepareShop({ site: false });
  const program = resolveFromRoot('src', 'lib', 'backend', 'reconcile-orders.ts');
  const exitWithParent = new URL('./server/exit-with-parent.mjs', import.meta.url).href;
  // A separate process group, so that it gets each signal once and can finish what it does.
  const child = spawn(NODE_BIN, ['--import', exitWithParent, program], {
    cwd: resolveFromRoot(),
    env: withNodeOnPath(process.env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  forwardSignals(child);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
});
