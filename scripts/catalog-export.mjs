import { requireVersions } from './setup/versions.mjs';

const HELP = `npm run catalog:export -- <file> [--format jsonl|csv]

Writes everything that is sold into a file that npm run catalog:import takes.
  --format  jsonl (all records) or csv (the products alone); known by the file's ending when missing
`;

requireVersions();
const { runExchange } = await import('./setup/exchange.mjs');
await runExchange({
  help: HELP,
  program: 'export-file.ts',
  mustExist: false,
  options: { format: { type: 'string' } },
});
