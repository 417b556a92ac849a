// A shade travels as `shadeName|shadeCode` through form fields, carts, orders and wishlists. The name may be in either
// language; the code decides.

/** Writes a shade as the value of its option. */
export function formatShadeValue({ name, code }: { name: string; code: string }): string {
  return `${name}|${code}`;
}

/** Reads the value of a shade option; a value without a separator is a code. */
export function parseShadeValue(value: string): { name: string; code: string } {
  const parts = value.split('|');
  const code = (parts.pop() as string).trim();
  return { name: parts.join('|'), code };
}
