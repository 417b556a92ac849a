import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run catalog:export -- <file> [--format jsonl|csv]

Exports the catalog to a file that npm run catalog:import can read. An existing file stays until the new one is
complete.
  --format  jsonl (all records) or csv (products only); by default from the file extension
`;

assertVersions();
const { assertWritable, runCatalogCommand } = await import('./catalog-command.mjs');
await runCatalogCommand({
  help: HELP,
  program: 'export/export-cli.ts',
  check: assertWritable,
  options: { format: { type: 'string' } },
});
