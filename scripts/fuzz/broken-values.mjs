import fc from 'fast-check';

/** Texts known to break servers: injections, control and direction characters, strings that look like numbers. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e\u2066',
  '\ud800',
  "' OR 1=1 --",
  '"; DROP TABLE orders; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '9'.repeat(40),
  'دهان'.repeat(30),
  'x'.repeat(5000),
  '\r\nSet-Cookie: a=b',
  'http://169.254.169.254/',
];

const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

const wrongValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 1.5, 1e300, Number.MAX_SAFE_INTEGER, [], {}, [[[[[]]]]]),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
);

/** Replaces, removes or adds one field of an object, or one item of a list, at any depth. */
function breakValue(value, path, replacement) {
  const [step = 0, ...rest] = path;
  if (Array.isArray(value) && value.length > 0) {
    const index = step % value.length;
    return value.map((item, position) => (position === index ? breakValue(item, rest, replacement) : item));
  }
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length === 0) return replacement;
  const name = names[step % names.length];
  if (step % 5 === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  if (step % 5 === 1) return { ...value, 'unknown field': replacement };
  return { ...value, [name]: breakValue(value[name], rest, replacement) };
}

/**
 * Creates values that violate a schema: valid ones with one fault, or values of another type.
 * @param {fc.Arbitrary<unknown>} valid
 */
export function createBroken(valid) {
  const path = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
  const changed = fc
    .tuple(valid, path, wrongValue)
    .map(([value, steps, replacement]) => breakValue(value, steps, replacement));
  return fc.oneof({ arbitrary: changed, weight: 4 }, { arbitrary: wrongValue, weight: 1 });
}
