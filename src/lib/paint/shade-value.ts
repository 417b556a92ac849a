// A shade is encoded as `shadeName|shadeCode` in form fields, carts, orders and wishlists. The name may be in
// either language; only the code identifies the shade.

/** Formats a shade as the value of its option. */
export function formatShadeValue({ name, code }: { name: string; code: string }): string {
  return `${name}|${code}`;
}

/** Parses the value of a shade option; a value without a separator is a code. */
export function parseShadeValue(value: string): { name: string; code: string } {
  const parts = value.split('|');
  const code = (parts.pop() as string).trim();
  return { name: parts.join('|'), code };
}
