import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const loaded = new Map<string, Promise<Uint8Array>>();

/**
 * Returns the bytes of a prepared database. The first test file of a run that needs a template creates it in
 * the run's scratch folder; the others read that file.
 */
export function readTemplate(name: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const loadedTemplate = loaded.get(name);
  if (loadedTemplate) return loadedTemplate;
  const template = readOrCreate(name, create);
  loaded.set(name, template);
  return template;
}

async function readOrCreate(name: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const root = process.env.SCRATCH_ROOT;
  if (!root) throw new Error('vitest.config.ts names no SCRATCH_ROOT');
  const file = path.join(root, 'templates', name);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await create();
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed into place, because another worker may read or write it at the same time.
  const temporaryFile = `${file}.${randomUUID()}`;
  writeFileSync(temporaryFile, bytes);
  renameSync(temporaryFile, file);
  return bytes;
}
