import type { output } from 'zod/mini';
import type { CategoryRecordSchema } from '#lib/contract/catalog-file/records.ts';
import type { Db } from '../../db/database.ts';
import type { CatalogReferences, CategoryNode } from '../catalog-references.ts';
import { quoteValue, RowValidationError } from './validation-issue.ts';

const MAX_LEVEL = 3;

/** Returns a category's node in the tree. Throws `RowValidationError` if the position is invalid. */
export async function getCategoryNode(
  db: Db,
  record: output<typeof CategoryRecordSchema>,
  { categories, leafAncestors }: CatalogReferences,
): Promise<CategoryNode> {
  const { code, parent, slug = code } = record;
  const parentNode = parent === null ? undefined : categories.get(parent);
  if (parent === code) throw createRowError('parent', 'must be another category');
  const leafAncestor = parent === null ? undefined : leafAncestors.get(parent);
  if (leafAncestor) throw createDepthError(code, leafAncestor, leafAncestors);
  if (parent !== null && !parentNode)
    throw createRowError('parent', `there is no category ${quoteValue(parent)} so far`);
  const level = (parentNode?.level ?? 0) + 1;
  if (level > MAX_LEVEL && parentNode) throw createDepthError(code, parentNode.code, leafAncestors);
  const current = categories.get(code);
  if (current && current.level !== level && (await hasContents(db, code, categories))) {
    const message = `${code} is of level ${current.level} and holds something: it may move within its level alone`;
    throw createRowError('parent', message);
  }
  for (const category of categories.values()) {
    if (category.slug === slug && category.code !== code) {
      throw createRowError('slug', `${quoteValue(slug)} is the address of ${category.code}: choose another`);
    }
  }
  return { code, slug, parent, level };
}

async function hasContents(
  db: Db,
  code: string,
  categories: CatalogReferences['categories'],
): Promise<boolean> {
  for (const { parent } of categories.values()) if (parent === code) return true;
  const query = db.selectFrom('products').select('code').where('category_code', '=', code).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

function createDepthError(
  code: string,
  ancestor: string,
  deepCategories: CatalogReferences['leafAncestors'],
): RowValidationError {
  deepCategories.set(code, ancestor);
  return createRowError(
    'parent',
    `${code} is below level ${MAX_LEVEL}, the last one: leave it out and put its products into ${ancestor}`,
  );
}

const createRowError = (column: string, message: string): RowValidationError =>
  new RowValidationError([{ column, message }]);
