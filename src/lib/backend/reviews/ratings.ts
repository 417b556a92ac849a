import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

/**
 * Recomputes average and count of the approved reviews of each variant group, which its variants share;
 * without `groups`, of all products.
 */
async function updateRatings(db: Db | Trx, groups?: readonly string[]): Promise<void> {
  const inGroups = (column: string) =>
    groups ? sql`${sql.ref(column)} in (${sql.join([...groups])})` : sql`1 = 1`;
  const groupRatings = sql`(select v.group_code, round(avg(r.stars), 1) as average, count(*) as number
    from reviews as r inner join products as v on v.code = r.product_code
    where r.status = 'approved' and ${inGroups('v.group_code')} group by v.group_code)`;
  await sql`update products set rating = null, rating_count = 0
    where rating_count > 0 and ${inGroups('group_code')}`.execute(db);
  await sql`update products set rating = counted.average, rating_count = counted.number
    from ${groupRatings} as counted where counted.group_code = products.group_code`.execute(db);
}

/** Recomputes all ratings, after a seed or an import, which may have changed variant groups. */
export const recomputeAllRatings = (db: Db | Trx): Promise<void> => updateRatings(db);

/** Recomputes the ratings of products and their variants, and marks them as changed. */
export async function recomputeRatings(trx: Trx, codes: readonly string[], now: number): Promise<void> {
  if (codes.length === 0) return;
  const rows = trx.selectFrom('products').select('group_code').distinct().where('code', 'in', codes);
  const groups = (await rows.execute()).map(({ group_code: group }) => group);
  await updateRatings(trx, groups);
  await trx.updateTable('products').set({ reviewed_at: now }).where('group_code', 'in', groups).execute();
}

/** A product whose reviews have changed, with the slugs and codes of the pages that show its rating. */
export interface RatingChange {
  slug: string;
  brand: string;
  /** Slugs of its categories of all levels. */
  categories: string[];
  /** Code of its department's page. */
  department: string | null;
  changedAt: number;
}

/** Lists the products whose reviews have changed since a time, most recently changed first. */
export async function listRatingChanges(db: Db, since: number, limit: number): Promise<RatingChange[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.code', 'p.category_code')
    .leftJoin('categories as a', 'a.code', 'p.aisle_code')
    .leftJoin('categories as d', 'd.code', 'p.department_code')
    .where('p.reviewed_at', '>=', since)
    .select(['p.slug', 'p.brand_slug', 'p.reviewed_at', 'd.cat_code'])
    .select(['c.slug as leaf', 'a.slug as aisle', 'd.slug as department'])
    .orderBy('p.reviewed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    brand: row.brand_slug,
    categories: [row.leaf, row.aisle, row.department].filter((slug) => slug !== null),
    department: row.cat_code,
    changedAt: Number(row.reviewed_at),
  }));
}
