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
const { runReport } = await import('../cli/run-report.mjs');
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
  return await runReport('analytics/report-cli.ts', flags, 'analytics events');
});
