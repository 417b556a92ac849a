import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

// Compiled validators need `new Function`, which the Content-Security-Policy of the pages forbids.
z.config({ jitless: true });

type Schema = z.ZodMiniType;

/** One endpoint of the HTTP contract, shared by client and server. */
export interface Endpoint<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
  /** Unique name, used for its form (`/api/forms/{name}`) and in logs. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path; `{x}` is replaced by the field `x` of `params`. */
  path: string;
  /** Required token: none, any guest's or customer's, or a signed-in customer's. */
  scope: 'none' | 'guest' | 'private';
  /** False for a private endpoint that sends the access token without the identity token. */
  sendsIdentity: boolean;
  params: P;
  query: Q;
  body: B;
  reply: R;
  /** Error codes that it can return, besides those common to all endpoints. */
  errors: readonly ErrorCode[];
}

/** An endpoint with any schemas. */
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

/** Input of a call, with the parts that the endpoint declares. */
export interface EndpointInput<E extends AnyEndpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** The `data` of a successful response. */
export type EndpointReply<E extends AnyEndpoint> = z.output<E['reply']>;

/** Schema of omitted params, query or body: accepts no fields. */
export const EmptySchema = z.strictObject({});

type NoFields = typeof EmptySchema;

/** Declares an endpoint; omitted params, query and body accept no fields. */
export function defineEndpoint<
  R extends Schema,
  P extends Schema = NoFields,
  Q extends Schema = NoFields,
  B extends Schema = NoFields,
>(
  definition: Pick<Endpoint<P, Q, B, R>, 'name' | 'method' | 'path' | 'reply'> & {
    scope?: Endpoint<P, Q, B, R>['scope'];
    sendsIdentity?: false;
    params?: P;
    query?: Q;
    body?: B;
    errors?: readonly ErrorCode[];
  },
): Endpoint<P, Q, B, R> {
  return {
    name: definition.name,
    method: definition.method,
    path: definition.path,
    reply: definition.reply,
    scope: definition.scope ?? 'guest',
    sendsIdentity: definition.sendsIdentity ?? true,
    params: (definition.params ?? EmptySchema) as P,
    query: (definition.query ?? EmptySchema) as Q,
    body: (definition.body ?? EmptySchema) as B,
    errors: definition.errors ?? [],
  };
}

/** Returns the path with its placeholders replaced by the URL-encoded params. */
export function buildPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
}

/**
 * Returns the decoded params of a path that matches the pattern, otherwise undefined. A pattern's trailing
 * slash is optional.
 */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const hasTrailingSlash = path.endsWith('/');
  const [patternParts = [], pathParts = []] = [path, pathname].map((text) =>
    (hasTrailingSlash ? text.replace(/\/$/, '') : text).split('/'),
  );
  if (patternParts.length !== pathParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const value = pathParts[index] as string;
    if (!part.startsWith('{')) {
      if (part !== value) return undefined;
      continue;
    }
    try {
      params[part.slice(1, -1)] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return params;
}
