import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from './flag.ts';

/** What is sold, in words, prices and shades. */
export interface CatalogTables {
  catalog_version: {
    id: 1;
    version: number;
    seed_hash: string | null;
    /** Whose the catalogue is: once a retailer has imported its own, the seed is not written again. */
    owner: Generated<'seed' | 'import'>;
  };
  categories: {
    code: string;
    parent_code: string | null;
    cat_code: string | null;
    level: number;
    slug: string;
    position: number;
    picture: string;
  };
  category_texts: { category_code: string; language: Language; name: string; description: string };
  brands: { slug: string; colour: string };
  brand_texts: { brand_slug: string; language: Language; name: string; description: string };
  products: {
    code: string;
    slug: string;
    brand_slug: string;
    category_code: string;
    product_type: string;
    is_paint: Flag;
    kind: string;
    colour: string;
    accent: string;
    barcode: string;
    max_quantity: number;
    popularity: number;
    created_at: number;
    return_days: number;
    unit: string | null;
    unit_amount: number | null;
    /** Code of the variant that stands for all of them; its own when it has none. */
    group_code: string;
    /** Shown in lists: of several variants one alone, and none that is no longer sold. */
    is_listed: Flag;
    is_sold: Flag;
    /** The two categories above its own, so that an index can order a department's goods. */
    department_code: string;
    aisle_code: string;
    size_chart: string | null;
    dietary: string;
    /** Codes of goods that go with it. */
    related: string;
    images: string;
    /** Hash of the record that it was written from. */
    row_hash: string;
    /** When anything but its stock was written last. */
    updated_at: number;
    /** 1 to 5, of all its variants; null when nobody has rated it. */
    rating: Generated<number | null>;
    rating_count: Generated<number>;
  };
  product_texts: {
    product_code: string;
    language: Language;
    name: string;
    summary: string;
    description: string;
    warranty: string | null;
    pack_size: string | null;
    badge: string | null;
    facts: string;
    specifications: string;
    box: string;
    /** What tells it from its other variants. */
    options: string;
  };
  prices: {
    product_code: string;
    country: CountryCode;
    list_amount: number;
    sale_amount: number | null;
    /** What one piece costs: the sale price where there is one. */
    unit_amount: number;
  };
  size_charts: { code: string; body: string };
  synonyms: { language: Language; position: number; words: string };
  shades: { code: string; family: string; hex: string; lrv: number; undertone: string };
  shade_texts: { shade_code: string; language: Language; name: string };
  product_shades: { product_code: string; shade_code: string; position: number };
}
