// Command: prints the search report from the database of the environment. Called by
// `scripts/search/report.mjs`.
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from '../../db/database.ts';
import { describeSystemError } from '../../db/describe-error.ts';
import { formatSearchReport } from './format-report.ts';
import { readSearchReport, type SearchReportOptions } from './report.ts';

const env = readEnvOrExit();
const { values: flags } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    rows: { type: 'string', default: '20' },
    language: { type: 'string' },
    country: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
try {
  const { language, country } = flags as Pick<SearchReportOptions, 'language' | 'country'>;
  const options = { days: Number(flags.days), rows: Number(flags.rows), language, country };
  const report = await readSearchReport(db, options, Date.now());
  process.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : formatSearchReport(report));
} catch (error) {
  process.stderr.write(`There is no report: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
