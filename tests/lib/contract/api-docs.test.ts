import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/index.ts';
import { createApiDocuments } from '../../../scripts/api/create-api-documents.mjs';

interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; description?: string }>>;
}

const documents = await createApiDocuments();
const METHODS = ['get', 'post', 'put', 'delete'];

describe('The documentation of the API', () => {
  it.each(documents.map(({ file, text }) => [basename(file), file, text]))(
    '%s is as the contract is; otherwise run npm run docs:api',
    (_, file = '', text = '') => {
      expect(readFileSync(file, 'utf8') === text).toBe(true);
    },
  );

  const openApi = load(documents[1]?.text ?? '') as OpenApiDocument;

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...openApi })).toEqual({ valid: true });
    expect([openApi.openapi, validator.version]).toEqual(['3.1.0', '3.1']);
  });

  it('has every call with what it does, and refers to nothing that is missing', () => {
    const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) => {
        const operation = methods[method];
        return operation ? [{ method: method.toUpperCase(), path, ...operation }] : [];
      }),
    );
    const names = (list: { method: string; path: string }[]) =>
      list.map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(names(operations)).toEqual(names([...endpoints]));
    expect(operations.filter(({ description }) => !description)).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
    const references = JSON.stringify(openApi).matchAll(/"\$ref":"#\/([^"]+)"/g);
    const missing = [...references].filter(
      ([, path = '']) =>
        path
          .split('/')
          .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], openApi) === undefined,
    );
    expect(missing).toEqual([]);
  });
});
