import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run catalog:export -- <file> [--format jsonl|csv]
npm run catalog:export -- --untranslated [<file>.csv]

Exports the catalog to a file that npm run catalog:import can read. An existing file stays until the new one is
complete.
  --format        jsonl (all records) or csv (products only); by default from the file extension; a file that
                  ends in .gz is compressed
  --untranslated  the texts that lack a language instead, as CSV; without a file they are printed
`;

assertVersions();
const { assertWritable, runCatalogCommand } = await import('./catalog-command.mjs');
await runCatalogCommand({
  help: HELP,
  program: 'export/export-cli.ts',
  check: assertWritable,
  options: { format: { type: 'string' }, untranslated: { type: 'boolean' } },
});
