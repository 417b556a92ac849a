import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run analytics:report [-- --days <n>] [--country <code>] [--json]

Prints what visitors who agreed to analytics did: events by name, page type, country, language and day, and how many
visitors came from a product through cart and checkout to an order. Reads the database of the environment.
  --days     period in days, today included; 30 by default and 90 at most
  --country  ae, kw, sa, bh, qa or om; all when missing
  --json     print JSON
`;

const COUNTRIES = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'];
const MAX_DAYS = 90;

assertVersions();
const { parseFlags, assertAllowed } = await import('../cli/flags.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

function readOptions() {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const { values } = parseFlags({ options: { days: text, country: text, json: flag, help: flag } });
  assertAllowed(values, { country: COUNTRIES });
  const days = values.days ?? '30';
  if (!/^[1-9]\d?$/.test(days) || Number(days) > MAX_DAYS) {
    throw new CliError(`--days is a number from 1 to ${MAX_DAYS}.`);
  }
  return values;
}

await runMain(async () => {
  const { help, ...flags } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL) {
    throw new CliError('API_BASE_URL is set: analytics events are kept by that commerce API.');
  }
  // With --json only the report goes to standard output.
  const { write } = process.stdout;
  if (flags.json) process.stdout.write = process.stderr.write.bind(process.stderr);
  await prepareShop({ site: false }).finally(() => {
    process.stdout.write = write;
  });
  const args = Object.entries(flags).map(([name, value]) =>
    value === true ? `--${name}` : `--${name}=${value}`,
  );
  return await runBackendProgram('analytics/report-cli.ts', args);
});
