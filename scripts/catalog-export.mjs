import { assertVersions } from './setup/check-versions.mjs';

const HELP = `npm run catalog:export -- <file> [--format jsonl|csv]

Writes everything that is sold into a file that npm run catalog:import takes. An old file stays until the new one is
complete.
  --format  jsonl (all records) or csv (the products alone); when missing, by the file's ending
`;

assertVersions();
const { assertWritable, runCatalogCommand } = await import('./catalog/catalog-command.mjs');
await runCatalogCommand({
  help: HELP,
  program: 'export/export-cli.ts',
  check: assertWritable,
  options: { format: { type: 'string' } },
});
