import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run catalog:import -- <file> [--dry-run] [--complete] [--withdraw-many] [--format jsonl|csv] [--records <kind>] [--problems <file>]

Imports a catalog file into the database. The shop may run meanwhile and shows the changes within two seconds.
Valid rows are imported, invalid ones reported by line and column. Safe to repeat: unchanged rows are not written.
  --dry-run   report what would change, and write nothing
  --complete  the file contains all products that are sold: withdraw all others
  --withdraw-many  allow --complete to withdraw more than a fifth of the imported catalog
  --format    jsonl (one JSON object a line) or csv; by default from the file extension
  --records   type of the rows in a CSV file: product (default), category, brand, shade, store or review
  --problems  file that lists invalid rows; by default below imports/ in the data folder
Exit status: 0 success, 2 invalid rows, 1 failure, 130 interrupted.
The fields are described in docs/catalog.md.
`;

assertVersions();
const { assertReadable, runCatalogCommand } = await import('./catalog-command.mjs');
await runCatalogCommand({
  help: HELP,
  program: 'import/import-cli.ts',
  check: assertReadable,
  options: {
    'dry-run': { type: 'boolean' },
    complete: { type: 'boolean' },
    'withdraw-many': { type: 'boolean' },
    format: { type: 'string' },
    records: { type: 'string' },
    problems: { type: 'string' },
  },
});
