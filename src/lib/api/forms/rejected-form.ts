import type { FormFields } from '#lib/format/checkout/form-fields.ts';

// Above the limit of any field: enough to show what was invalid.
const MAX_VALUE_LENGTH = 260;

/** Maximum number of errors in a flash message: more may not fit into its cookie. */
export const MAX_SHOWN_ERRORS = 8;

/** Returns the posted values of the named fields, to fill in the form again. */
export function collectValues(fields: URLSearchParams, names: readonly string[]): FormFields {
  const values = names.map((name) => [name, fields.get(name)?.slice(0, MAX_VALUE_LENGTH) ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Returns the names of the form fields that the backend rejected. */
export function listRejectedFields(details: Record<string, unknown> | undefined): string[] {
  return listRejectedPaths(details).map((path) => path.split('.').at(-1) ?? '');
}

/** Returns the paths of the rejected fields of an error, such as `body.items.0.note`. */
export function listRejectedPaths(details: Record<string, unknown> | undefined): string[] {
  const issues = Array.isArray(details?.fields) ? (details.fields as { path?: unknown }[]) : [];
  return issues.map(({ path }) => String(path));
}
