/** Replaces the `{{placeholders}}` of a message; placeholders without a value are unchanged. */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole));
}
