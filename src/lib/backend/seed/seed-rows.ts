import type { Insertable } from 'kysely';
import { type CategoryLookup, createProductRows, type ProductRows } from '../catalog/model/product-rows.ts';
import type { Category, ReviewEntity, SeedCatalog } from '../catalog/model.ts';
import type { Tables } from '../db/schema.ts';

type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

const LANGUAGES = ['en', 'ar'] as const;

/** Returns the rows of a seed by table, parents before children. */
export function createSeedRows(seed: SeedCatalog): Rows {
  return {
    categories: seed.categories.map((category) => ({
      code: category.code,
      parent_code: category.parent,
      cat_code: category.catCode,
      level: category.level,
      slug: category.slug,
      position: category.position,
      picture: category.picture,
    })),
    category_texts: mapLanguages(seed.categories, (category, language) => ({
      category_code: category.code,
      language,
      name: category.name[language],
      description: category.description[language],
    })),
    brands: seed.brands.map(({ slug, colour }) => ({ slug, colour })),
    brand_texts: mapLanguages(seed.brands, (brand, language) => ({
      brand_slug: brand.slug,
      language,
      name: brand.name[language],
      description: brand.description[language],
    })),
    size_charts: seed.sizeCharts.map((chart) => ({ code: chart.code, body: JSON.stringify(chart) })),
    stores: seed.stores.map(({ code, country, position, lat, lng, phone, hours, details = {} }) => ({
      code,
      country,
      position,
      lat,
      lng,
      phone,
      hours: JSON.stringify(hours),
      details: JSON.stringify(details),
    })),
    store_texts: mapLanguages(seed.stores, (store, language) => ({
      store_code: store.code,
      language,
      name: store.name[language],
      address: store.address[language],
      city: store.city[language],
      state: store.state[language],
    })),
    synonyms: LANGUAGES.flatMap((language) =>
      seed.synonyms[language].map((words, position) => ({
        language,
        position,
        words: JSON.stringify(words),
      })),
    ),
    services: seed.services.map((service) => ({ code: service.code, body: JSON.stringify(service) })),
    coupons: seed.coupons.map((coupon) => ({ code: coupon.code, body: JSON.stringify(coupon) })),
    shades: seed.shades.map(({ code, family, hex, lrv, undertone }) => ({
      code,
      family,
      hex,
      lrv,
      undertone,
    })),
    shade_texts: mapLanguages(seed.shades, (shade, language) => ({
      shade_code: shade.code,
      language,
      name: shade.name[language],
    })),
    ...createAllProductRows(seed),
    reviews: (seed.reviews ?? []).map(createReviewRow),
  };
}

/** Creates the row of a seed review: visitors' votes are added to the votes that it starts with. */
function createReviewRow(review: ReviewEntity): Insertable<Tables['reviews']> {
  return {
    id: review.id,
    product_code: review.product,
    author_id: null,
    author_name: review.author,
    stars: review.stars,
    title: review.title,
    body: review.text,
    country: review.country,
    language: review.language,
    is_bought: review.isBought ? 1 : 0,
    helpful_base: review.helpfulCount,
    status: 'approved',
    reason: null,
    created_at: review.createdAt,
    updated_at: review.createdAt,
  };
}

function createAllProductRows(seed: SeedCatalog): ProductRows {
  const categoryLookup = createCategoryLookup(seed);
  const rows: ProductRows = {
    products: [],
    product_texts: [],
    prices: [],
    stock: [],
    store_stock: [],
    product_shades: [],
  };
  for (const product of seed.products) {
    const productRows = createProductRows(product, seed.shadesByProduct[product.code] ?? [], categoryLookup);
    for (const table of Object.keys(rows) as (keyof ProductRows)[])
      rows[table].push(...(productRows[table] as never[]));
  }
  return rows;
}

/** Creates the category lookup that product rows need. */
export function createCategoryLookup({ categories }: Pick<SeedCatalog, 'categories'>): CategoryLookup {
  const categoriesByCode = new Map(categories.map((category) => [category.code, category]));
  const getPath = (code: string | null): Category[] => {
    const category = code === null ? undefined : categoriesByCode.get(code);
    return category ? [category, ...getPath(category.parent)] : [];
  };
  return { getPath };
}

function mapLanguages<Item, Row>(
  items: readonly Item[],
  createRow: (item: Item, language: 'en' | 'ar') => Row,
): Row[] {
  return items.flatMap((item) => LANGUAGES.map((language) => createRow(item, language)));
}
