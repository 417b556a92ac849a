// Prints what shoppers search for, from the environment's database; `scripts/search-report.mjs` prepares and calls it.
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { databaseFile, openDatabase } from '../../db/database.ts';
import { tellFailure } from '../../exchange/failure.ts';
import { writeReport } from './report-text.ts';
import { readReport, type Wanted } from './reported.ts';

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
const db = openDatabase({ url: env.DATABASE_URL, file: databaseFile(env.DATA_DIR) });
try {
  const { language, country } = flags as Pick<Wanted, 'language' | 'country'>;
  const wanted = { days: Number(flags.days), rows: Number(flags.rows), language, country };
  const report = await readReport(db, wanted, Date.now());
  process.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : writeReport(report));
} catch (error) {
  process.stderr.write(`There is no report: ${tellFailure(error)}.\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
