const MAX_LENGTH = 120;

/**
 * Returns a slug: accents and symbols removed, other characters replaced by single hyphens, lower case.
 * Letters of any script are retained.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
