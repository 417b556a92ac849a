import type { Db } from '../db/database.ts';
import type { Surroundings } from '../db/product-rows.ts';
import type { Words } from '../seed/types.ts';

export interface Place {
  code: string;
  slug: string;
  name: Words;
  parent: string | null;
  level: number;
}

/** What products may refer to: read once, and kept up with the file's own records. */
export interface Known extends Surroundings {
  categories: Map<string, Place>;
  brands: Map<string, Words>;
  shades: Set<string>;
  stores: Set<string>;
  sizeCharts: Set<string>;
}

export async function readKnown(db: Db): Promise<Known> {
  const names = async (table: 'category_texts' | 'brand_texts', code: 'category_code' | 'brand_slug') => {
    const rows = (await db
      .selectFrom(table)
      .select([`${code} as code` as never, 'language', 'name'])
      .execute()) as { code: string; language: 'en' | 'ar'; name: string }[];
    const found = new Map<string, Words>();
    for (const row of rows) {
      const words = found.get(row.code) ?? { en: '', ar: '' };
      words[row.language] = row.name;
      found.set(row.code, words);
    }
    return found;
  };
  const codes = async (table: 'shades' | 'stores' | 'size_charts') =>
    new Set((await db.selectFrom(table).select('code').execute()).map(({ code }) => code));
  const categoryNames = await names('category_texts', 'category_code');
  const rows = await db.selectFrom('categories').select(['code', 'slug', 'parent_code', 'level']).execute();
  const categories = new Map(
    rows.map(({ code, slug, parent_code: parent, level }) => {
      const name = categoryNames.get(code) ?? { en: code, ar: code };
      return [code, { code, slug, parent, level, name }];
    }),
  );
  const brands = await names('brand_texts', 'brand_slug');
  const chain = (code: string | null): Place[] => {
    const found = code === null ? undefined : categories.get(code);
    return found ? [found, ...chain(found.parent)] : [];
  };
  return {
    categories,
    brands,
    shades: await codes('shades'),
    stores: await codes('stores'),
    sizeCharts: await codes('size_charts'),
    brandName: (slug) => brands.get(slug),
    chain,
  };
}
