/** Returns the normalised form of a name; a customer's lists must differ in it. */
export function normaliseListName(name: string): string {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      // Arabic vowel signs and the elongation letter change the look of a name, but do not make it another
      // name.
      .replace(/[\p{Mn}\u0640]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}
