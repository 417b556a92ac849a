import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../cli/paths.mjs';
import { createApiDocuments } from './create-api-documents.mjs';

// Runs on the project's own Node, which reads the contract from its source: `npm run docs:api`.
for (const { file, text } of await createApiDocuments()) {
  writeFileSync(file, text);
  process.stdout.write(`${path.relative(ROOT, file)} written\n`);
}
