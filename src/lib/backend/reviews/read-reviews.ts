import { sql } from 'kysely';
import type { EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import {
  DEFAULT_REVIEW_SORT,
  type listReviews,
  REVIEW_PAGE_SIZE,
  type Review,
  type ReviewSort,
} from '#lib/contract/reviews/reviews.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { listPhotos } from '../photos/stored-photos.ts';

const STARS = [5, 4, 3, 2, 1];

const HELPFUL_VOTES = sql<number>`helpful_base + vote_count`;

// Reviews that are equal in these columns are sorted newest first.
const SORT_ORDERS = {
  helpful: sql`helpful_base + vote_count desc`,
  newest: sql`created_at desc`,
  highest: sql`stars desc`,
  lowest: sql`stars`,
} satisfies Record<ReviewSort, unknown>;

/** Reads a page of the approved reviews of a product and its variants. Throws PRODUCT_NOT_FOUND. */
export async function readReviewPage(
  db: Db,
  { params, query }: EndpointInput<typeof listReviews>,
  language: Language,
): Promise<EndpointReply<typeof listReviews>> {
  const product = await findSoldProduct(db, params.code);
  const selectApproved = () =>
    db
      .selectFrom('reviews')
      .where('status', '=', 'approved')
      .where('product_code', 'in', (eb) =>
        eb.selectFrom('products').select('code').where('group_code', '=', product.group_code),
      );
  const counts = await selectApproved()
    .select(['stars', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('stars')
    .execute();
  const countsByStars = STARS.map((stars) => Number(counts.find((row) => row.stars === stars)?.count ?? 0));
  const stars = query.stars === undefined ? null : Number(query.stars);
  const totalCount = stars === null ? sumNumbers(countsByStars) : (countsByStars[5 - stars] ?? 0);
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? REVIEW_PAGE_SIZE)];
  const rows = await selectApproved()
    .$if(stars !== null, (q) => q.where('stars', '=', stars as number))
    .select(['id', 'product_code', 'stars', 'title', 'body', 'author_name', 'country', 'language'])
    .select(['is_bought', HELPFUL_VOTES.as('helpful'), 'created_at'])
    .orderBy(sql`case when language = ${language} then 0 else 1 end`)
    .orderBy(SORT_ORDERS[query.sort ?? DEFAULT_REVIEW_SORT])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const photos = await listPhotos(
    db,
    'review',
    rows.map(({ id }) => id),
  );
  const reviews = rows.map(
    (row): Review => ({
      id: row.id,
      productCode: row.product_code,
      stars: row.stars,
      title: row.title,
      text: row.body,
      author: row.author_name,
      country: row.country,
      language: row.language,
      isBought: row.is_bought === 1,
      helpfulCount: Number(row.helpful),
      photos: photos.get(row.id) ?? [],
      createdAt: Number(row.created_at),
    }),
  );
  return { reviews, page, pageSize, totalCount, average: product.rating, distribution: countsByStars };
}

const sumNumbers = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

async function findSoldProduct(db: Db, codeOrSlug: string) {
  const product = await db
    .selectFrom('products')
    .select(['group_code', 'rating'])
    .where((eb) => eb.or([eb('code', '=', codeOrSlug), eb('slug', '=', codeOrSlug)]))
    .where(sql<boolean>`is_sold = 1`)
    .executeTakeFirst();
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  return product;
}
