import type * as z from 'zod/mini';
import { type AnyEndpoint, EmptySchema, type EndpointInput } from '#lib/contract/endpoint.ts';
import { AppError, createInvalidRequestError, type FieldIssue } from './app-error.ts';

type SchemaIssue = { code?: string | undefined; path: PropertyKey[]; keys?: string[] };

// Bounds the error response for a body with thousands of invalid fields.
const MAX_ISSUES = 40;

/**
 * Validates params, query and body. Throws INVALID_REQUEST with the first issues, or MALFORMED_BODY when a
 * required body is missing.
 */
export function decodeInput(
  endpoint: AnyEndpoint,
  input: { params: unknown; query: URLSearchParams; body: unknown },
): EndpointInput<AnyEndpoint> {
  const fieldIssues: FieldIssue[] = [];
  const decodePart = (part: 'params' | 'query' | 'body', value: unknown) => {
    const result = endpoint[part].safeParse(value);
    if (result.success) return result.data;
    fieldIssues.push(
      ...result.error.issues.flatMap((issue) => createFieldIssues(part, issue as SchemaIssue)),
    );
    return undefined;
  };
  const params = decodePart('params', input.params);
  const query = decodePart('query', parseQuery(input.query, fieldIssues));
  const body = decodePart('body', resolveBody(endpoint, input.body));
  if (fieldIssues.length > 0) throw createInvalidRequestError(fieldIssues.slice(0, MAX_ISSUES));
  return { params, query, body } as EndpointInput<AnyEndpoint>;
}

function resolveBody(endpoint: AnyEndpoint, body: unknown): unknown {
  if (body !== undefined) return body;
  if (endpoint.body === (EmptySchema as z.ZodMiniType)) return {};
  throw new AppError('MALFORMED_BODY');
}

function parseQuery(query: URLSearchParams, fieldIssues: FieldIssue[]): Record<string, string> {
  const record: [string, string][] = [];
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    if (values.length > 1) fieldIssues.push({ path: `query.${name.slice(0, 64)}`, rule: 'repeated' });
    record.push([name, values[0] as string]);
  }
  return Object.fromEntries(record);
}

function createFieldIssues(part: string, issue: SchemaIssue): FieldIssue[] {
  const path = [part, ...issue.path.map(String)];
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).slice(0, 8).map((key) => ({
      path: [...path, key.slice(0, 64)].join('.'),
      rule: 'unknown_field',
    }));
  }
  return [{ path: path.join('.'), rule: issue.code ?? 'invalid' }];
}
