import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run returns:transfers -- [--sent AE26-000123-7-R1,…]

Prints the refunds of returns that are transferred to a bank account, as CSV with the account numbers in plain form.
With --sent the named ones are marked as transferred; their customers are then told. It may run while the shop is open.
`;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

await runMain(async () => {
  const { values } = parseFlags({
    options: { help: { type: 'boolean' }, sent: { type: 'string' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop has no orders of its own.');
  await prepareShop({ site: false });
  return await runBackendProgram('commands/bank-transfers.ts', values.sent ? ['--sent', values.sent] : []);
});
