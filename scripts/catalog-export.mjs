import { requireVersions } from './setup/versions.mjs';

const HELP = `npm run catalog:export -- <file> [--format jsonl|csv]

Writes everything that is sold into a file that npm run catalog:import takes. An old file stays until the new one is
complete.
  --format  jsonl (all records) or csv (the products alone); when missing, by the file's ending
`;

requireVersions();
const { requireWritable, runExchange } = await import('./setup/exchange.mjs');
await runExchange({
  help: HELP,
  program: 'export-file.ts',
  check: requireWritable,
  options: { format: { type: 'string' } },
});
