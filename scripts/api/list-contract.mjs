import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '#lib/contract/index.ts';
import { resolveFromRoot } from '../cli/paths.mjs';

const CONTRACT_DIR = resolveFromRoot('src', 'lib', 'contract');
// Records of an import file are not part of the API.
const isApiFile = (file) => file.endsWith('.ts') && !file.startsWith('catalog-file');

/**
 * Lists the contract's constants: each endpoint with the name of its constant, and exported schemas by their name
 * without `Schema`.
 */
export async function listContract() {
  const files = readdirSync(CONTRACT_DIR, { recursive: true, encoding: 'utf8' }).filter(isApiFile).toSorted();
  const constants = new Map();
  for (const file of files) {
    const module = await import(pathToFileURL(path.join(CONTRACT_DIR, file)).href);
    for (const name of Object.keys(module).toSorted()) {
      const value = module[name];
      if (typeof value === 'object' && value !== null && !constants.has(value)) constants.set(value, name);
    }
  }
  const schemas = [...constants].filter(([value, name]) => name.endsWith('Schema') && '_zod' in value);
  return {
    endpoints: endpoints.map((endpoint) => ({ ...endpoint, constant: constants.get(endpoint) })),
    schemas: new Map(schemas.map(([value, name]) => [name.replace(/Schema$/, ''), value])),
  };
}
