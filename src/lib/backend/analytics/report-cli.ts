// Command: prints the report of analytics events from the environment's database. Called by
// `scripts/analytics/report.mjs`.
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from '../db/database.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { formatEventReport } from './format-report.ts';
import { type EventReportOptions, readEventReport } from './report.ts';

const env = readEnvOrExit();
const { values: flags } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    country: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
try {
  const { country } = flags as Pick<EventReportOptions, 'country'>;
  const report = await readEventReport(db, { days: Number(flags.days), country }, Date.now());
  process.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : formatEventReport(report));
} catch (error) {
  process.stderr.write(`There is no report: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
