import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run search:report [-- --days <n>] [--country <code>] [--language en|ar] [--rows <n>] [--json]

Prints search statistics: queries without results, with few results, and the most frequent ones with their click and
conversion rates. Reads the database of the environment.
  --days      period in days, 30 by default and 90 at most
  --country   ae, kw, sa, bh, qa or om; all when missing
  --language  en or ar; both when missing
  --rows      lines of each list, 20 by default
  --json      print JSON
`;

const ALLOWED = { country: ['ae', 'kw', 'sa', 'bh', 'qa', 'om'], language: ['en', 'ar'] };
const LIMITS = { days: 90, rows: 1000 };

assertVersions();
const { parseFlags, assertAllowed } = await import('../cli/flags.mjs');
const { runReport } = await import('../cli/run-report.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

function readOptions() {
  const text = { type: 'string' };
  const options = { days: text, rows: text, country: text, language: text };
  const { values } = parseFlags({
    options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  assertAllowed(values, ALLOWED);
  for (const [name, max] of Object.entries(LIMITS)) {
    const value = values[name] ?? '1';
    if (!/^[1-9]\d{0,3}$/.test(value) || Number(value) > max) {
      throw new CliError(`--${name} is a number from 1 to ${max}.`);
    }
  }
  return values;
}

await runMain(async () => {
  const { help, ...flags } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return undefined;
  }
  return await runReport('search/analytics/report-cli.ts', flags, 'search statistics');
});
