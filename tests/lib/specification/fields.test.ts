import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SPECIFIED_ENTITIES } from './section-3-entities.ts';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The schema without null. */
const unwrap = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.map(unwrap).find((option) => option.properties ?? option.items) ?? schema;

/** Returns the schema of a field such as `items[].quantity`; undefined when there is none. */
function findField(schema: JsonSchema, path: string): JsonSchema | undefined {
  return path.split('.').reduce<JsonSchema | undefined>((parent, part) => {
    const [name = '', isList] = part.split('[') as [string, string?];
    const { properties = {}, additionalProperties } = unwrap(parent ?? {});
    const values = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const field = properties[name] ?? values;
    return field && isList !== undefined ? unwrap(field).items : field;
  }, schema);
}

describe('The contract has the fields of section 3', () => {
  it.each(SPECIFIED_ENTITIES)('%s', (_, schema, fields, described = '') => {
    const json = z.toJSONSchema(schema as never, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
    const names = `${fields} ${described}`.split(/\s+/).filter(Boolean);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => findField(json, name) === undefined)).toEqual([]);
  });
});
