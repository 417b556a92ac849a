import type { ReviewRecord } from '#lib/contract/catalog-file/records.ts';
import { type Db, runInTransaction } from '../../db/database.ts';
import { markImportStarted } from '../import-state.ts';
import { RowValidationError } from '../records/validation-issue.ts';
import type { WriteResult } from './write-record.ts';

/**
 * Writes an imported review; only compares if `isDryRun`. A new review is approved, an existing one keeps its
 * status. Throws `RowValidationError` if the product is unknown, or if the id belongs to a customer's review.
 */
export async function writeReview(
  db: Db,
  record: ReviewRecord,
  { isDryRun, isInFile }: { isDryRun: boolean; isInFile: boolean },
): Promise<WriteResult['state']> {
  const { id, productCode: product_code, stars, title = '', text: body, language } = record;
  const product = db.selectFrom('products').select('code').where('code', '=', product_code);
  if (!(await product.executeTakeFirst()) && !(isDryRun && isInFile)) {
    const message = `there is no product ${product_code}: it must come before, or be in the shop already`;
    throw new RowValidationError([{ column: 'productCode', message }]);
  }
  const stored = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
  if (stored && stored.author_id !== null) {
    throw new RowValidationError([{ column: 'id', message: `${id} is a customer's review: choose another` }]);
  }
  const createdAt = Date.parse(record.createdAt);
  const row = {
    product_code,
    author_name: record.author,
    stars,
    title,
    body,
    country: record.country ?? 'ae',
    language,
    is_bought: record.isBought ? 1 : 0,
    created_at: createdAt,
  } as const;
  const isSame =
    stored && Object.entries(row).every(([column, value]) => stored[column as keyof typeof row] === value);
  if (isSame) return 'unchanged';
  if (!isDryRun) {
    await runInTransaction(db, async (trx) => {
      await markImportStarted(trx);
      if (stored) {
        await trx
          .updateTable('reviews')
          .set({ ...row, updated_at: createdAt })
          .where('id', '=', id)
          .execute();
      } else {
        const added = {
          id,
          author_id: null,
          status: 'approved' as const,
          reason: null,
          updated_at: createdAt,
        };
        await trx
          .insertInto('reviews')
          .values({ ...row, ...added })
          .execute();
      }
    });
  }
  return stored ? 'changed' : 'added';
}
