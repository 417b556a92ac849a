import * as z from 'zod/mini';

const COMPONENTS = '#/components/schemas/';

/** Removes the bounds of safe integers, which Zod adds to every integer. */
function removeIntegerBounds(jsonSchema) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Allows further fields in replies, as clients ignore them, and removes the bounds of integers. */
function simplifyOutput({ zodSchema, jsonSchema }) {
  removeIntegerBounds(jsonSchema);
  if (zodSchema._zod.def.type === 'object') delete jsonSchema.additionalProperties;
}

/** Removes `$schema`, `$id` and `id`, which an OpenAPI document states elsewhere. */
function removeDialect({ $schema: _schema, $id: _id, id: _name, ...schema }) {
  return schema;
}

/** Adds comments as descriptions to the fields of an object schema, nested fields included. */
export function addDescriptions(schema, prefix, comments) {
  const target = schema.anyOf?.find((option) => option.properties) ?? schema;
  const fields = target.items?.properties ? target.items : target;
  for (const [name, field] of Object.entries(fields.properties ?? {})) {
    const comment = comments.get(`${prefix}.${name}`);
    if (comment) field.description ??= comment;
    if (!field.$ref) addDescriptions(field, `${prefix}.${name}`, comments);
  }
  return schema;
}

/** Returns the JSON schema of a request's part, as a caller sends it. */
export function describeInput(schema) {
  const options = { io: 'input', unrepresentable: 'any', reused: 'inline' };
  const override = ({ jsonSchema }) => removeIntegerBounds(jsonSchema);
  return removeDialect(z.toJSONSchema(schema, { ...options, override }));
}

/**
 * Returns the JSON schemas of replies by name; they refer to each other.
 * @param {Map<string, import('zod/mini').ZodMiniType>} schemas
 */
export function describeOutputs(schemas) {
  const registry = z.registry();
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const described = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `${COMPONENTS}${id}`,
    override: simplifyOutput,
  });
  const entries = Object.entries(described.schemas).map(([name, schema]) => [name, removeDialect(schema)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
