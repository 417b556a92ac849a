import type * as z from 'zod/mini';

type FieldTree = { [key: string]: FieldTree | string | undefined };

// Without a prototype, so that any field name is safe.
const createBranch = (): FieldTree => Object.create(null);

/**
 * Parses dotted field names into a tree: `body.options.0.value` is `{ body: { options: { 0: { value } } } }`.
 */
export function parseFieldTree(fields: Iterable<[string, unknown]>): FieldTree {
  const tree = createBranch();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const parts = name.split('.');
    const last = parts.pop() as string;
    let branch = tree;
    for (const part of parts) {
      if (!Object.hasOwn(branch, part) || typeof branch[part] !== 'object') branch[part] = createBranch();
      branch = branch[part] as FieldTree;
    }
    branch[last] = value;
  }
  return tree;
}

type FieldSchema = z.core.$ZodType;

/**
 * Converts a tree of strings to the types of a schema. Values that do not fit stay unchanged and fail
 * validation.
 */
export function coerceFields(schema: FieldSchema, value: unknown): unknown {
  const def = schema._zod.def as {
    type: string;
    shape?: Record<string, FieldSchema>;
    element?: FieldSchema;
    innerType?: FieldSchema;
  };
  if (value === undefined) return undefined;
  if (def.type === 'optional' || def.type === 'nullable') {
    return value === '' ? undefined : coerceFields(def.innerType as FieldSchema, value);
  }
  if (def.type === 'number')
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (def.type === 'object' && typeof value === 'object' && value !== null) {
    const shape = def.shape ?? {};
    const entries = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(
      entries.map(([key, field]) => [
        key,
        Object.hasOwn(shape, key) ? coerceFields(shape[key] as FieldSchema, field) : field,
      ]),
    );
  }
  if (def.type === 'array' && typeof value === 'object' && value !== null) {
    return Object.values(value as object).map((field) => coerceFields(def.element as FieldSchema, field));
  }
  return value;
}
