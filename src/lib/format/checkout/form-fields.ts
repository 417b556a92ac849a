/** Form values by field name. */
export type FormFields = Record<string, string>;

/** Result of parsing a form: its value when everything is valid, and the names of invalid fields. */
export interface ParsedForm<Value> {
  value: Value | undefined;
  invalidFields: string[];
}

/** Reads fields and leaves out empty ones. */
export function readNonEmpty<Name extends string>(
  names: readonly Name[],
  readValue: (name: Name) => string,
): Partial<Record<Name, string>> {
  const entries = names.map((name) => [name, readValue(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>;
}

/** Returns the names of the fields in which a schema found an issue. */
export function listIssueFields(error: { issues: readonly { path: readonly unknown[] }[] } | undefined) {
  return new Set<unknown>(error?.issues.map((issue) => issue.path[0]));
}
