/** Replaces the `{{placeholders}}` of a message; placeholders without a value are unchanged. */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
}
