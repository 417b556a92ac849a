import type { Insertable } from 'kysely';
import type { Category, Seed } from '../seed/types.ts';
import { type ProductRows, productRows, type Surroundings } from './product-rows.ts';
import type { Tables } from './schema.ts';

type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

const LANGUAGES = ['en', 'ar'] as const;

/** The rows that a seed becomes, by table, parents before children. */
export function rowsOf(seed: Seed): Rows {
  return {
    categories: seed.categories.map((it) => ({
      code: it.code,
      parent_code: it.parent,
      cat_code: it.catCode,
      level: it.level,
      slug: it.slug,
      position: it.position,
      picture: it.picture,
    })),
    category_texts: inBoth(seed.categories, (it, language) => ({
      category_code: it.code,
      language,
      name: it.name[language],
      description: it.description[language],
    })),
    brands: seed.brands.map(({ slug, colour }) => ({ slug, colour })),
    brand_texts: inBoth(seed.brands, (it, language) => ({
      brand_slug: it.slug,
      language,
      name: it.name[language],
      description: it.description[language],
    })),
    size_charts: seed.sizeCharts.map((it) => ({ code: it.code, body: JSON.stringify(it) })),
    stores: seed.stores.map(({ code, country, position, lat, lng, phone, hours }) => ({
      ...{ code, country, position, lat, lng, phone },
      hours: JSON.stringify(hours),
    })),
    store_texts: inBoth(seed.stores, (it, language) => ({
      store_code: it.code,
      language,
      name: it.name[language],
      address: it.address[language],
      city: it.city[language],
      state: it.state[language],
    })),
    synonyms: LANGUAGES.flatMap((language) =>
      seed.synonyms[language].map((words, position) => ({
        language,
        position,
        words: JSON.stringify(words),
      })),
    ),
    services: seed.services.map((it) => ({ code: it.code, body: JSON.stringify(it) })),
    coupons: seed.coupons.map((it) => ({ code: it.code, body: JSON.stringify(it) })),
    shades: seed.shades.map(({ code, family, hex, lrv, undertone }) => ({
      ...{ code, family, hex, lrv, undertone },
    })),
    shade_texts: inBoth(seed.shades, (it, language) => ({
      shade_code: it.code,
      language,
      name: it.name[language],
    })),
    ...goodsRows(seed),
  };
}

function goodsRows(seed: Seed): ProductRows {
  const around = surroundingsOf(seed);
  const rows: ProductRows = {
    products: [],
    product_texts: [],
    prices: [],
    stock: [],
    store_stock: [],
    product_shades: [],
  };
  for (const product of seed.products) {
    const own = productRows(product, seed.shadesByProduct[product.code] ?? [], around);
    for (const table of Object.keys(rows) as (keyof ProductRows)[])
      rows[table].push(...(own[table] as never[]));
  }
  return rows;
}

/** What the rows of products need to know, by code. */
export function surroundingsOf({ categories }: Pick<Seed, 'categories'>): Surroundings {
  const places = new Map(categories.map((category) => [category.code, category]));
  const chain = (code: string | null): Category[] => {
    const found = code === null ? undefined : places.get(code);
    return found ? [found, ...chain(found.parent)] : [];
  };
  return { chain };
}

function inBoth<Item, Row>(items: readonly Item[], rowOf: (item: Item, language: 'en' | 'ar') => Row): Row[] {
  return items.flatMap((item) => LANGUAGES.map((language) => rowOf(item, language)));
}
