const MAX_LENGTH = 120;

/**
 * Returns a slug: accents and symbols removed, white space and hyphens collapsed to single hyphens, lower case.
 * Letters of any script are retained.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
