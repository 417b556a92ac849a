import { slugify } from '#lib/locale/slug.ts';

const LONGEST = 120;

/** Stands between the slug and the code of a product that had to give its slug up; no slug in a file has two hyphens. */
export const RELEASED_SLUG_SEPARATOR = '--';

/** The slug of a product's page, of its English name and its code; the code stays whole. */
export function createProductSlug(name: string, code: string): string {
  const end = slugify(code);
  const start = slugify(name)
    .slice(0, LONGEST - end.length - 1)
    .replace(/-+$/, '');
  return start ? `${start}-${end}` : end;
}

/** Whose the addresses of products are, in the file so far and in the database. */
export interface SlugRegistry {
  /** Product code by slug, of rows that were taken. */
  taken: Map<string, string>;
  /** Slugs that their products gave up in this file. */
  freed: Set<string>;
}

export type SlugClaim =
  | { kind: 'free' }
  | { kind: 'from'; code: string }
  | { kind: 'refused'; message: string };

/** Whether a product may have a slug, and whether one that is no longer sold must give it up. */
export function claimSlug(
  wanted: { code: string; slug: string; before: string | undefined },
  owner: { code: string; isSold: boolean } | undefined,
  { taken, freed }: SlugRegistry,
): SlugClaim {
  const { code, slug, before } = wanted;
  const inFile = taken.get(slug);
  const isOwned = owner !== undefined && owner.code !== code && !freed.has(slug);
  if (inFile !== undefined && inFile !== code) return refuse(slug, inFile);
  if (isOwned && owner.isSold) return refuse(slug, owner.code);
  taken.set(slug, code);
  if (before !== undefined && before !== slug) freed.add(before);
  return isOwned ? { kind: 'from', code: owner.code } : { kind: 'free' };
}

const refuse = (slug: string, owner: string): SlugClaim => ({
  kind: 'refused',
  message: `"${slug}" is the address of ${owner}: choose another, or give that one another first`,
});
