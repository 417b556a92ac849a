/** Returns the form of a name in which two lists of a customer must differ. */
export function normaliseListName(name: string): string {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      // Arabic vowel signs and the stretching letter change how a name looks, not which list it means.
      .replace(/[\p{Mn}\u0640]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}
