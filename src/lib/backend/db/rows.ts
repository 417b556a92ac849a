import type { Insertable } from 'kysely';
import { indexWords } from '../catalog/fold.ts';
import type { Fact, Product, Seed, Words } from '../seed/types.ts';
import type { Tables } from './schema.ts';

type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] };

const LANGUAGES = ['en', 'ar'] as const;

/** The rows that a seed becomes, by table, parents before children. */
export function rowsOf(seed: Seed): Rows {
  const brandNames = new Map(seed.brands.map((brand) => [brand.slug, brand.name]));
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
    products: seed.products.map((it) => productRow(it, brandNames.get(it.brand), namesUp(seed, it.category))),
    product_texts: inBoth(seed.products, productText),
    prices: seed.products.flatMap((it) =>
      entries(it.prices).map(([country, { list, sale }]) => ({
        product_code: it.code,
        country,
        list_amount: list,
        sale_amount: sale,
        unit_amount: sale ?? list,
      })),
    ),
    stock: seed.products.flatMap((it) =>
      entries(it.stock).map(([country, quantity]) => ({ product_code: it.code, country, quantity })),
    ),
    shades: seed.shades.map(({ code, family, hex, lrv, undertone }) => ({
      code,
      family,
      hex,
      lrv,
      undertone,
    })),
    shade_texts: inBoth(seed.shades, (it, language) => ({
      shade_code: it.code,
      language,
      name: it.name[language],
    })),
    product_shades: Object.entries(seed.shadesByProduct).flatMap(([product_code, codes]) =>
      codes.map((shade_code, position) => ({ product_code, shade_code, position })),
    ),
  };
}

/** Names of a category and of those above it. */
function namesUp({ categories }: Seed, code: string | null): Words[] {
  const found = categories.find((category) => category.code === code);
  return found ? [found.name, ...namesUp({ categories } as Seed, found.parent)] : [];
}

function productRow(
  it: Product,
  brand: Words | undefined,
  shelves: readonly Words[],
): Insertable<Tables['products']> {
  return {
    code: it.code,
    slug: it.slug,
    brand_slug: it.brand,
    category_code: it.category,
    product_type: it.type,
    is_paint: it.isPaint ? 1 : 0,
    kind: it.kind,
    colour: it.colour,
    accent: it.accent,
    barcode: it.barcode,
    max_quantity: it.maxQuantity,
    popularity: it.popularity,
    created_at: it.createdAt,
    return_days: it.returnDays,
    unit: it.unit?.unit ?? null,
    unit_amount: it.unit?.amount ?? null,
    words: indexWords(
      [it.name, brand, ...shelves]
        .flatMap((words) => (words ? [words.en, words.ar] : []))
        .concat(it.code, it.barcode),
    ),
  };
}

function productText(it: Product, language: 'en' | 'ar'): Insertable<Tables['product_texts']> {
  return {
    product_code: it.code,
    language,
    name: it.name[language],
    summary: it.summary[language],
    description: it.description[language],
    warranty: it.warranty?.[language] ?? null,
    pack_size: it.packSize?.[language] ?? null,
    badge: it.badge?.[language] ?? null,
    facts: propertiesOf(it.facts, language),
    specifications: propertiesOf(it.specifications, language),
    box: JSON.stringify(it.inTheBox.map((words) => words[language])),
  };
}

function propertiesOf(facts: Fact[], language: 'en' | 'ar'): string {
  return JSON.stringify(
    facts.map(({ fqn, label, value }) => ({
      attributeFQN: fqn,
      name: label[language],
      values: [value[language]],
    })),
  );
}

function inBoth<Item, Row>(items: Item[], rowOf: (item: Item, language: 'en' | 'ar') => Row): Row[] {
  return items.flatMap((item) => LANGUAGES.map((language) => rowOf(item, language)));
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
