import type { Selectable } from 'kysely';
import type { Photo } from '#lib/contract/photos.ts';
import type { OwnReview, ReviewInput } from '#lib/contract/reviews/reviews.ts';
import { removeArabicArticle } from '#lib/locale/arabic-article.ts';
import type { Language } from '#lib/locale/locale.ts';
import { presentIllustration, presentPhoto } from '../catalog/product-images.ts';
import { createId } from '../db/create-id.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { AppError } from '../gateway/app-error.ts';
import { listPhotos } from '../photos/stored-photos.ts';
import { type DeliveredProduct, type DeliveredScope, listDeliveredProducts } from './delivered-products.ts';
import { recomputeRatings } from './ratings.ts';
import { deleteReviewPhotos, setReviewPhotos } from './review-photos.ts';
import { detectLanguage, findTextIssue } from './text-rules.ts';

type ReviewRow = Selectable<Tables['reviews']>;

/** Author of reviews, and the scope of their products. */
export interface ReviewAuthor {
  /** Customer or guest. */
  id: string;
  /** Full name. */
  name: string;
  scope: DeliveredScope;
}

/** Lists an author's delivered products with their reviews. */
export async function listAuthorReviews(
  db: Db | Trx,
  { id, scope }: Omit<ReviewAuthor, 'name'>,
  language: Language,
): Promise<OwnReview[]> {
  const products = await listDeliveredProducts(db, scope);
  const rows = await db.selectFrom('reviews').selectAll().where('author_id', '=', id).execute();
  const slugs = await readSoldSlugs(
    db,
    products.map(({ code }) => code),
  );
  const photos = await listPhotos(
    db,
    'review',
    rows.map((row) => row.id),
  );
  return products.map((product) => {
    const row = rows.find(({ product_code: code }) => code === product.code);
    const facts = { slug: slugs.get(product.code) ?? null, photos: (row && photos.get(row.id)) ?? [] };
    return presentOwnReview(product, row, facts, language);
  });
}

async function readSoldSlugs(db: Db | Trx, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['code', 'slug'])
    .where('code', 'in', codes)
    .where('is_sold', '=', 1)
    .execute();
  return new Map(rows.map(({ code, slug }) => [code, slug]));
}

function presentOwnReview(
  { code, snapshot, deliveredAt }: DeliveredProduct,
  row: ReviewRow | undefined,
  { slug, photos }: { slug: string | null; photos: Photo[] },
  language: Language,
): OwnReview {
  const product = JSON.parse(snapshot) as {
    name: Record<Language, string>;
    tint?: { code?: string } | null;
    photograph?: string | null;
    colour?: string;
  };
  const name = product.name[language];
  const image = product.photograph
    ? presentPhoto(product.photograph, name, product.colour)
    : presentIllustration(code, name, product.tint?.code);
  return {
    product: { productCode: code, productName: name, slug, image, deliveredAt },
    review: row
      ? {
          id: row.id,
          stars: row.stars,
          title: row.title,
          text: row.body,
          language: row.language,
          status: row.status,
          reason: row.reason,
          helpfulCount: row.helpful_base + row.vote_count,
          photos,
          createdAt: Number(row.created_at),
        }
      : null,
  };
}

/**
 * Creates or replaces the author's review of a product; it waits for moderation, or is rejected at once by a
 * rule, so that its author can change it. Sending the same review again has no effect. Throws
 * REVIEW_NOT_BOUGHT.
 */
export async function saveAuthorReview(
  db: Db,
  author: ReviewAuthor,
  { code, input, now, language }: { code: string; input: ReviewInput; now: number; language: Language },
): Promise<OwnReview> {
  return await runInTransaction(db, async (trx) => {
    const [product] = await listDeliveredProducts(trx, author.scope, code);
    if (!product) throw new AppError('REVIEW_NOT_BOUGHT');
    const before = await findReview(trx, author.id, code);
    await writeReview(trx, author, { product, input, before, now });
    const row = await findReview(trx, author.id, code);
    const photos = row ? (await listPhotos(trx, 'review', [row.id])).get(row.id) : undefined;
    const slugs = await readSoldSlugs(trx, [code]);
    return presentOwnReview(product, row, { slug: slugs.get(code) ?? null, photos: photos ?? [] }, language);
  });
}

interface ReviewChange {
  product: DeliveredProduct;
  input: ReviewInput;
  before: ReviewRow | undefined;
  now: number;
}

async function writeReview(
  trx: Trx,
  author: ReviewAuthor,
  { product, input, before, now }: ReviewChange,
): Promise<void> {
  const content = { stars: input.stars, title: input.title, body: input.text };
  const isSameText =
    before?.stars === content.stars && before.title === content.title && before.body === content.body;
  const id = isSameText ? before.id : await upsertReview(trx, author, product, content, now);
  const { photoIds } = input;
  const hasNewPhotos =
    photoIds !== undefined && (await setReviewPhotos(trx, { reviewId: id, authorId: author.id, photoIds }));
  // New photos are moderated, too.
  if (isSameText && hasNewPhotos) await upsertReview(trx, author, product, content, now);
  const isChanged = !isSameText || hasNewPhotos;
  if (isChanged && before?.status === 'approved') await recomputeRatings(trx, [product.code], now);
}

async function upsertReview(
  trx: Trx,
  author: ReviewAuthor,
  product: DeliveredProduct,
  content: Pick<ReviewRow, 'stars' | 'title' | 'body'>,
  now: number,
): Promise<string> {
  const reason = findTextIssue(`${content.title}\n${content.body}`);
  const values = {
    ...content,
    author_name: shortenName(author.name),
    country: product.country,
    language: detectLanguage(`${content.title} ${content.body}`),
    is_bought: 1,
    status: reason ? 'rejected' : 'pending',
    reason,
    updated_at: now,
  } as const;
  const { id } = await trx
    .insertInto('reviews')
    .values({
      ...values,
      id: createId(now),
      product_code: product.code,
      author_id: author.id,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'product_code']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the first name and the initial of the last: `Fatima A.` */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  // The initial is the first letter after the Arabic article.
  const initial = last && [...removeArabicArticle(last)][0];
  return initial ? `${first} ${initial}.` : first;
}

async function findReview(db: Db | Trx, authorId: string, code: string): Promise<ReviewRow | undefined> {
  return await db
    .selectFrom('reviews')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('product_code', '=', code)
    .executeTakeFirst();
}

/** Deletes the author's review of a product. Throws REVIEW_NOT_FOUND. */
export async function deleteAuthorReview(db: Db, authorId: string, code: string, now: number): Promise<void> {
  await runInTransaction(db, async (trx) => {
    const row = await findReview(trx, authorId, code);
    if (!row) throw new AppError('REVIEW_NOT_FOUND');
    await deleteReviews(trx, [row], now);
  });
}

/** Deletes all reviews of a person. */
export async function deleteReviewsByUser(trx: Trx, authorId: string, now: number): Promise<void> {
  const rows = await trx.selectFrom('reviews').selectAll().where('author_id', '=', authorId).execute();
  await deleteReviews(trx, rows, now);
}

async function deleteReviews(trx: Trx, rows: readonly ReviewRow[], now: number): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('review_votes').where('review_id', 'in', ids).execute();
  await deleteReviewPhotos(trx, ids);
  await trx.deleteFrom('reviews').where('id', 'in', ids).execute();
  const approvedReviews = rows.filter(({ status }) => status === 'approved');
  await recomputeRatings(
    trx,
    approvedReviews.map(({ product_code: code }) => code),
    now,
  );
}
