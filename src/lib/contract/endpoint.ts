import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

// Compiled validators need `new Function`, which the pages' policy refuses.
z.config({ jitless: true });

type Schema = z.ZodMiniType;

/** One call of the wire: everything that its two ends must agree on. */
export interface Endpoint<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
  /** Unique; the name of its form (`/api/forms/{name}`) and of its log line. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the specification; `{x}` stands for a field of `params`. */
  path: string;
  /** Whose token it needs: none, anybody's, or a signed-in customer's. */
  scope: 'none' | 'guest' | 'private';
  /** False of a private call that shows the session's access token alone, without the identity token. */
  sendsIdentity: boolean;
  params: P;
  query: Q;
  body: B;
  reply: R;
  /** Every code that it can answer, besides those that any call can. */
  errors: readonly ErrorCode[];
}

/** An endpoint of whatever types. */
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

/** What a caller gives: only the parts that the endpoint knows. */
export interface EndpointInput<E extends AnyEndpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** What a good answer holds. */
export type EndpointReply<E extends AnyEndpoint> = z.output<E['reply']>;

/** For an endpoint without params, query or body: nothing may be sent. */
export const EmptySchema = z.strictObject({});

type Nothing = typeof EmptySchema;

/** Declares an endpoint; what it does not name takes nothing. */
export function defineEndpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(
  it: Pick<Endpoint<P, Q, B, R>, 'name' | 'method' | 'path' | 'reply'> & {
    scope?: Endpoint<P, Q, B, R>['scope'];
    sendsIdentity?: false;
    params?: P;
    query?: Q;
    body?: B;
    errors?: readonly ErrorCode[];
  },
): Endpoint<P, Q, B, R> {
  return {
    name: it.name,
    method: it.method,
    path: it.path,
    reply: it.reply,
    scope: it.scope ?? 'guest',
    sendsIdentity: it.sendsIdentity ?? true,
    params: (it.params ?? EmptySchema) as P,
    query: (it.query ?? EmptySchema) as Q,
    body: (it.body ?? EmptySchema) as B,
    errors: it.errors ?? [],
  };
}

/** The path with its fields written in, each escaped. */
export function buildPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
}

/** The fields of a path that has an endpoint's shape, else undefined. Where that ends in a slash, none is as good. */
export function matchPath(path: string, actual: string): Record<string, string> | undefined {
  const isFolder = path.endsWith('/');
  const [wanted = [], given = []] = [path, actual].map((it) =>
    (isFolder ? it.replace(/\/$/, '') : it).split('/'),
  );
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] as string;
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
