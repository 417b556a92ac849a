import { readFileSync } from 'node:fs';
import { dump } from 'js-yaml';
import { resolveFromRoot } from '../cli/paths.mjs';
import { createApiTables } from './api-table.mjs';
import { listContract } from './list-contract.mjs';
import { createOpenApi } from './open-api.mjs';
import { readContractComments } from './read-comments.mjs';

const BEGIN = '<!-- Generated from src/lib/contract by `npm run docs:api`. -->';

/** Creates the documents of the API from the contract: each with its file and its text. */
export async function createApiDocuments() {
  const contract = await listContract();
  const comments = readContractComments();
  const guide = resolveFromRoot('docs', 'api.md');
  const [introduction] = readFileSync(guide, 'utf8').split(BEGIN);
  return [
    { file: guide, text: `${introduction}${BEGIN}\n\n${createApiTables(contract, comments)}\n` },
    {
      file: resolveFromRoot('docs', 'openapi.yaml'),
      text: dump(createOpenApi(contract, comments), { noRefs: true, lineWidth: 120 }),
    },
  ];
}
