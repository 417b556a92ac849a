import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run orders:reconcile

Compares orders, payments and the payment provider's sessions of the last two days, and prints what did not agree
as a table: a paid order is submitted, money without an order is returned, a refund that waits is sent. It may run
while the shop is open, and be repeated; the shop does the same by itself, only later. The status is 1 when a person
has to look at something.
`;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

await runMain(async () => {
  const { values } = parseFlags({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop has no orders of its own.');
  await prepareShop({ site: false });
  return await runBackendProgram('commands/reconcile-orders.ts');
});
