/** Converts Arabic-Indic and Persian digits to Latin ones; other characters are unchanged. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf));
}
