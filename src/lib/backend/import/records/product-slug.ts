import { slugify } from '#lib/locale/slug.ts';

const MAX_LENGTH = 120;

/**
 * Separates slug and code of a product that released its slug; slugs in files have no consecutive hyphens.
 */
export const RELEASED_SLUG_SEPARATOR = '--';

/** Creates a slug of the English name, shortened to the maximum length of a slug, and the code. */
export function createProductSlug(name: string, code: string): string {
  const end = slugify(code);
  const start = slugify(name)
    .slice(0, MAX_LENGTH - end.length - 1)
    .replace(/-+$/, '');
  return start ? `${start}-${end}` : end;
}

/** Slugs that the rows of the file have taken and released so far. */
export interface SlugRegistry {
  /** Product code by slug, of valid rows. */
  codeBySlug: Map<string, string>;
  /** Slugs released by products in this file. */
  releasedSlugs: Set<string>;
}

export type SlugClaim =
  | { kind: 'free' }
  | { kind: 'takeover'; code: string }
  | { kind: 'rejected'; message: string };

/** Decides whether a product may have a slug, and whether a withdrawn product must release it. */
export function claimSlug(
  request: { code: string; slug: string; previousSlug: string | undefined },
  owner: { code: string; isSold: boolean } | undefined,
  { codeBySlug, releasedSlugs }: SlugRegistry,
): SlugClaim {
  const { code, slug, previousSlug } = request;
  const fileOwner = codeBySlug.get(slug);
  const isOwnedByOther = owner !== undefined && owner.code !== code && !releasedSlugs.has(slug);
  if (fileOwner !== undefined && fileOwner !== code) return rejectClaim(slug, fileOwner);
  if (isOwnedByOther && owner.isSold) return rejectClaim(slug, owner.code);
  codeBySlug.set(slug, code);
  if (previousSlug !== undefined && previousSlug !== slug) releasedSlugs.add(previousSlug);
  return isOwnedByOther ? { kind: 'takeover', code: owner.code } : { kind: 'free' };
}

const rejectClaim = (slug: string, owner: string): SlugClaim => ({
  kind: 'rejected',
  message: `"${slug}" is the address of ${owner}: choose another, or give that one another first`,
});
