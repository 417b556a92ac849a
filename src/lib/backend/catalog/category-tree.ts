import type * as z from 'zod/mini';
import type { Department } from '#lib/contract/catalog/catalog.ts';
import type { CategoryRefSchema } from '#lib/contract/catalog/product.ts';

type CategoryRef = z.output<typeof CategoryRefSchema>;

/** A category in one language. */
export interface CategoryRow {
  code: string;
  parent_code: string | null;
  cat_code: string | null;
  level: number;
  slug: string;
  picture: string;
  name: string;
  description: string;
}

interface CategoryLink {
  code: string;
  name: string;
  slug: string;
}

/** Departments are linked by their `catCode`. */
function presentCategoryLink(row: CategoryRow): CategoryLink {
  return { code: row.cat_code ?? row.code, name: row.name, slug: row.slug };
}

/** Lists the direct children of a category, in the order of the rows. */
export function listChildCategories(rows: readonly CategoryRow[], code: string): CategoryLink[] {
  return rows.filter((row) => row.parent_code === code).map(presentCategoryLink);
}

export function presentDepartment(rows: readonly CategoryRow[], row: CategoryRow): Department {
  const aisles = rows.filter((child) => child.parent_code === row.code);
  return {
    ...presentCategoryLink(row),
    picture: row.picture,
    children: aisles.map((aisle) => ({
      ...presentCategoryLink(aisle),
      children: listChildCategories(rows, aisle.code),
    })),
  };
}

/** Returns a category and its ancestors: the category first, its department last. */
export function getCategoryPath(rows: readonly CategoryRow[], code: string | null): CategoryRef[] {
  const row = rows.find((category) => category.code === code);
  if (!row) return [];
  const { name, slug, ...link } = presentCategoryLink(row);
  const categoryRef = { code: link.code, content: { name, slug }, level: row.level };
  return [
    categoryRef,
    ...getCategoryPath(rows, row.parent_code).filter((ancestor) => ancestor.level < row.level),
  ];
}
