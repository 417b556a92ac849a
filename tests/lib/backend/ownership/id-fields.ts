import * as z from 'zod/mini';
import type { AnyEndpoint, EndpointInput } from '#lib/contract/endpoint.ts';

/** Input of a call, whose shape the contract defines. */
export type CallInput = Partial<EndpointInput<AnyEndpoint>>;

type Part = 'params' | 'query' | 'body';

/** A field of an endpoint's input that contains an id. */
export interface IdField {
  part: Part;
  /** Names of the objects around it, then its own; a list is `[]`. */
  path: string[];
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

// Path parameters that name the shop's own objects or are not ids; all others are ids.
const PUBLIC_PARAMS = ['slug', 'code', 'catCode', 'couponCode', 'storeCode', 'quantity'];

const ID_NAME =
  /^(id|ids|key|orderNo|orderNumber|photos|pinToken|identifierValue|email_id)$|(Id|Ids|Token|token)$/;

const isId = (part: Part, name: string) =>
  part === 'params' ? !PUBLIC_PARAMS.includes(name) : ID_NAME.test(name);

function listOfSchema(part: Part, schema: JsonSchema, parents: string[]): IdField[] {
  const nested = [schema.items, ...(schema.anyOf ?? [])].filter((other) => other !== undefined);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = [...parents, name];
    return isId(part, name) ? [{ part, path }] : listOfSchema(part, property, path);
  });
  return [...fields, ...nested.flatMap((other) => listOfSchema(part, other, parents))];
}

/** Returns the fields of an endpoint's input that contain an id. */
export function listIdFields(endpoint: AnyEndpoint): IdField[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' });
    return listOfSchema(part, schema as JsonSchema, []);
  });
}

/** Returns the input with the ids of some fields replaced; a field that is absent stays absent. */
export function replaceIds(
  input: CallInput,
  fields: readonly IdField[],
  replace: (field: IdField, value: unknown) => unknown,
): CallInput {
  const copy = structuredClone(input) as Record<string, unknown>;
  for (const field of fields) {
    let holders = [copy[field.part]];
    for (const name of field.path.slice(0, -1)) {
      holders = holders.flatMap((holder) => (holder as Record<string, unknown> | undefined)?.[name]);
    }
    const name = field.path.at(-1) as string;
    for (const holder of holders.flat() as (Record<string, unknown> | undefined)[]) {
      const value = holder?.[name];
      if (holder && value !== undefined) {
        holder[name] = Array.isArray(value) ? value.map((id) => replace(field, id)) : replace(field, value);
      }
    }
  }
  return copy as CallInput;
}

/** Returns the first of these ids. */
export function readId(input: CallInput, field: IdField): unknown {
  let found: unknown;
  replaceIds(input, [field], (_, value) => {
    found ??= value;
    return value;
  });
  return found;
}
