import type { CategoryLookup } from '../catalog/model/product-rows.ts';
import type { Db } from '../db/database.ts';

export interface CategoryNode {
  code: string;
  slug: string;
  parent: string | null;
  level: number;
}

/** Codes that products may refer to: read once, then extended by records of the file. */
export interface CatalogReferences extends CategoryLookup {
  categories: Map<string, CategoryNode>;
  /** Imported categories below the third level, with their ancestor on the third level. */
  leafAncestors: Map<string, string>;
  brands: Set<string>;
  shades: Set<string>;
  stores: Set<string>;
  sizeCharts: Set<string>;
}

export async function readCatalogReferences(db: Db): Promise<CatalogReferences> {
  const readCodes = async (table: 'shades' | 'stores' | 'size_charts') =>
    new Set((await db.selectFrom(table).select('code').execute()).map(({ code }) => code));
  const rows = await db.selectFrom('categories').select(['code', 'slug', 'parent_code', 'level']).execute();
  const categories = new Map(
    rows.map(({ code, slug, parent_code: parent, level }) => [code, { code, slug, parent, level }]),
  );
  const getPath = (code: string | null): CategoryNode[] => {
    const category = code === null ? undefined : categories.get(code);
    return category ? [category, ...getPath(category.parent)] : [];
  };
  const brands = await db.selectFrom('brands').select('slug').execute();
  return {
    categories,
    leafAncestors: new Map(),
    brands: new Set(brands.map(({ slug }) => slug)),
    shades: await readCodes('shades'),
    stores: await readCodes('stores'),
    sizeCharts: await readCodes('size_charts'),
    getPath,
  };
}
