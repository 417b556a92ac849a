// Command: explains a query in the catalog of the environment. Called by `scripts/search/explain.mjs` with a
// locale and a query.
import { readEnvOrExit } from '#lib/env.server.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getDatabasePath, openDatabase } from '../../db/database.ts';
import { describeSystemError } from '../../db/describe-error.ts';
import { createEngine } from '../engine/engine.ts';
import { MATCH_ALL } from '../protocol/conditions.ts';
import { readIndexData } from '../search-index.ts';
import { formatExplanation } from './format-explanation.ts';

const EXPLAINED_PRODUCTS = 5;

const env = readEnvOrExit();
const [locale = 'en-ae', query = ''] = process.argv.slice(2);
const [language, country] = locale.split('-') as [Language, CountryCode];
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
try {
  const { documents, ...data } = await readIndexData(db, Date.now());
  const explanation = createEngine({ documents, ...data }).explain({
    language,
    country,
    query,
    sort: 'relevance',
    isPrefix: true,
    filter: MATCH_ALL,
    facets: [],
    maxFacetValues: 1,
    offset: 0,
    limit: EXPLAINED_PRODUCTS,
  });
  process.stdout.write(formatExplanation(query, explanation, documents, language));
} catch (error) {
  process.stderr.write(`There is no explanation: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
