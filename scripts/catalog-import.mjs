import { assertVersions } from './setup/check-versions.mjs';

const HELP = `npm run catalog:import -- <file> [--dry-run] [--complete] [--withdraw-many] [--format jsonl|csv] [--records <kind>] [--problems <file>]

Brings a catalogue's file into the database. The shop may run meanwhile, and follows within two seconds.
Good rows are kept, bad ones are told by line and column. Safe to repeat: what is there already is not written.
  --dry-run   say what would happen, and write nothing
  --complete  the file names everything that is sold: withdraw what it does not name
  --withdraw-many  also when that is more than a fifth of a catalogue that was imported before
  --format    jsonl (one JSON object a line) or csv; when missing, by the file's ending
  --records   what the rows of a CSV file are: product (when missing), category, brand, shade or store
  --problems  where to list bad rows; when missing, below imports/ in the data folder
Ends with status 0 when all is well, 2 when rows were bad, 1 when it could not be done, 130 when it was interrupted.
The fields are described in docs/catalog.md.
`;

assertVersions();
const { assertReadable, runCatalogCommand } = await import('./catalog/catalog-command.mjs');
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
