// Above the limit of any field: enough to show what was invalid.
const MAX_VALUE_LENGTH = 1600;

/** Returns the posted values of the named fields that are not empty. */
export function pickValues(fields: URLSearchParams, names: readonly string[]): Record<string, string> {
  const submitted = names.map(
    (name) => [name, fields.get(name)?.trim().slice(0, MAX_VALUE_LENGTH) ?? ''] as const,
  );
  return Object.fromEntries(submitted.filter(([, value]) => value !== ''));
}

/** Returns the names of invalid fields in the order of the form. */
export function listInvalidNames(
  issues: readonly { path: PropertyKey[] }[],
  names: readonly string[],
): string[] {
  const invalid = new Set(issues.map(({ path }) => path[0]));
  return names.filter((name) => invalid.has(name));
}
