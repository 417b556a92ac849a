import fc from 'fast-check';

const MAX_ITEMS = 4;
const MAX_TEXT = 60;

const FORMATS = {
  uuid: fc.uuid(),
  email: fc.constantFrom('layla@home.example', 'omar@staff.binaa.example', 'a.b+c@d.example'),
  uri: fc.constantFrom('https://shop.example/a', 'http://localhost/b'),
};

/** Words from real requests, so that some of the generated ones reach data. */
const KNOWN_WORDS = ['current', 'en', 'ar', 'ae', 'kw', 'BN-10001', 'paint', 'WELCOME10', '+971501112233'];

function createText({ minLength = 0, maxLength = MAX_TEXT, pattern, format }) {
  if (FORMATS[format]) return FORMATS[format];
  if (pattern) return createMatchingText(pattern);
  const max = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  const words = KNOWN_WORDS.filter((word) => word.length >= minLength && word.length <= max);
  const text = fc.string({ minLength, maxLength: max, unit: 'grapheme' });
  return words.length > 0 ? fc.oneof(fc.constantFrom(...words), text) : text;
}

// fast-check cannot generate text for every pattern, such as those with a lookahead.
function createMatchingText(pattern) {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: MAX_TEXT });
  } catch {
    return fc.constantFrom(...KNOWN_WORDS);
  }
}

function createNumber({ type, minimum = -1000, maximum = 1_000_000 }) {
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, Number.MAX_SAFE_INTEGER)) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
}

function createObject({ properties = {}, required = [] }) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, createValidArbitrary(schema)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/**
 * Creates the values that a JSON schema allows. Rules that the schema cannot express may reject some of them.
 * @returns {fc.Arbitrary<unknown>}
 */
export function createValidArbitrary(schema) {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(createValidArbitrary));
  if (schema.allOf) return createValidArbitrary(Object.assign({}, ...schema.allOf));
  switch (schema.type) {
    case 'string':
      return createText(schema);
    case 'integer':
    case 'number':
      return createNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(createValidArbitrary(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
      });
    case 'object':
      return createObject(schema);
    default:
      return fc.constantFrom('x', 1, null, true);
  }
}
