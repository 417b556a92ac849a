import type { FormFields } from './form-fields.ts';

/** Error texts by field name without the prefix of billing fields. */
export interface FieldErrorMessages {
  /** Texts for empty fields. */
  missing: Record<string, string>;
  /** Texts for fields with invalid values. */
  invalid: Record<string, string>;
}

/** Returns the error text of an invalid field: a missing value and a wrong one have different texts. */
export function getFieldErrorText(name: string, fields: FormFields, messages: FieldErrorMessages): string {
  const key = name.split('.').at(-1) ?? '';
  const isMissing = (fields[name] ?? '').trim() === '';
  return (isMissing ? messages.missing[key] : undefined) ?? messages.invalid[key] ?? '';
}
