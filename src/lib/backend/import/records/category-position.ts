import type { output } from 'zod/mini';
import type { CategoryRecordSchema } from '#lib/contract/catalog-file/records.ts';
import type { Db } from '../../db/database.ts';
import type { CatalogReferences, CategoryNode } from '../catalog-references.ts';
import { quoteValue, RowValidationError } from './validation-issue.ts';

const DEEPEST = 3;

/** Returns a category's node in the tree. Throws `RowValidationError` if the position is invalid. */
export async function getCategoryNode(
  db: Db,
  record: output<typeof CategoryRecordSchema>,
  { categories }: CatalogReferences,
): Promise<CategoryNode> {
  const { code, parent, slug = code } = record;
  const above = parent === null ? undefined : categories.get(parent);
  if (parent === code) throw createRowError('parent', 'must be another category');
  if (parent !== null && !above)
    throw createRowError('parent', `there is no category ${quoteValue(parent)} so far`);
  const level = (above?.level ?? 0) + 1;
  if (level > DEEPEST)
    throw createRowError('parent', `${parent} is of level ${DEEPEST}, and there is no fourth`);
  const before = categories.get(code);
  if (before && before.level !== level && (await holdsAnything(db, code, categories))) {
    const message = `${code} is of level ${before.level} and holds something: it may move within its level alone`;
    throw createRowError('parent', message);
  }
  for (const other of categories.values()) {
    if (other.slug === slug && other.code !== code) {
      throw createRowError('slug', `${quoteValue(slug)} is the address of ${other.code}: choose another`);
    }
  }
  return { code, slug, parent, level };
}

async function holdsAnything(
  db: Db,
  code: string,
  categories: CatalogReferences['categories'],
): Promise<boolean> {
  for (const { parent } of categories.values()) if (parent === code) return true;
  const found = db.selectFrom('products').select('code').where('category_code', '=', code).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

const createRowError = (column: string, message: string): RowValidationError =>
  new RowValidationError([{ column, message }]);
