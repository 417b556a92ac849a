import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run orders:simulate -- [--hours 48] [--uncollected] [--rejected]

Moves the orders of the embedded backend as if that many hours had passed: they are packed, sent in shipments and
delivered, or made ready and collected, with their messages. The clock of the shop stays as it is, so a second run with
more hours goes further. With --uncollected nobody collects: after 7 days such orders are cancelled and their money is
returned, and returns that nobody brings to their store end after 14. With --rejected the shop does not accept returned
products when it examines them. For trying the shop; it may run while the shop is open.
`;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

const MAX_HOURS = 24 * 365;

await runMain(async () => {
  const { values } = parseFlags({
    options: {
      help: { type: 'boolean' },
      hours: { type: 'string' },
      uncollected: { type: 'boolean' },
      rejected: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  const hours = Number(values.hours ?? 48);
  if (!Number.isInteger(hours) || hours < 0 || hours > MAX_HOURS)
    throw new CliError(`--hours is a whole number from 0 to ${MAX_HOURS}.`);
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop has no orders of its own.');
  await prepareShop({ site: false });
  const flags = ['uncollected', 'rejected'].filter((name) => values[name]).map((name) => `--${name}`);
  const args = ['--hours', String(hours), ...flags];
  return await runBackendProgram('commands/simulate-orders.ts', args);
});
