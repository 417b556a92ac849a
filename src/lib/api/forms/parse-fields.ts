import type * as z from 'zod/mini';
import { encodeHeaderPath } from '#lib/locale/locale-path.ts';

type Tree = { [key: string]: Tree | string | undefined };

// Without a prototype, so that a field may have any name.
const makeBranch = (): Tree => Object.create(null);

/** Dotted field names to a tree: `body.options.0.value` is `{ body: { options: { 0: { value } } } }`. */
export function parseFieldTree(fields: Iterable<[string, unknown]>): Tree {
  const tree = makeBranch();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const parts = name.split('.');
    const last = parts.pop() as string;
    let branch = tree;
    for (const part of parts) {
      if (!Object.hasOwn(branch, part) || typeof branch[part] !== 'object') branch[part] = makeBranch();
      branch = branch[part] as Tree;
    }
    branch[last] = value;
  }
  return tree;
}

type Shape = z.core.$ZodType;

/** Gives a tree of strings the types that a schema asks for. What does not fit stays as it is, to be refused. */
export function coerceFields(schema: Shape, value: unknown): unknown {
  const def = schema._zod.def as {
    type: string;
    shape?: Record<string, Shape>;
    element?: Shape;
    innerType?: Shape;
  };
  if (value === undefined) return undefined;
  if (def.type === 'optional' || def.type === 'nullable') {
    return value === '' ? undefined : coerceFields(def.innerType as Shape, value);
  }
  if (def.type === 'number')
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (def.type === 'object' && typeof value === 'object' && value !== null) {
    const shape = def.shape ?? {};
    const entries = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(
      entries.map(([key, it]) => [
        key,
        Object.hasOwn(shape, key) ? coerceFields(shape[key] as Shape, it) : it,
      ]),
    );
  }
  if (def.type === 'array' && typeof value === 'object' && value !== null) {
    return Object.values(value as object).map((it) => coerceFields(def.element as Shape, it));
  }
  return value;
}

/** Fields of a form that the backend refused, by their own names. */
export function listInvalidFields(details: Record<string, unknown> | undefined): string[] {
  const issues = Array.isArray(details?.fields) ? (details.fields as { path?: unknown }[]) : [];
  return issues.map(({ path }) => String(path).split('.').at(-1) ?? '');
}

/** A path of this shop to go to; anything else (another host, another scheme) gives the fallback. */
export function toSafePath(next: unknown, fallback: string): string {
  const isPath = typeof next === 'string' && next.length <= 500 && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next);
  return isPath ? encodeHeaderPath(next) : fallback;
}
