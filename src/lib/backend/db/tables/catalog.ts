import type { Generated } from 'kysely';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from '../flag.ts';

/** Tables of categories, brands, products, prices and shades. */
export interface CatalogTables {
  catalog_version: {
    id: 1;
    version: number;
    seed_hash: string | null;
    /** Source of the catalog: after an import, the seed is not written again. */
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
  category_texts: {
    category_code: string;
    language: Language;
    name: string;
    description: string;
    /** JSON of the paths of texts that are copies of the other language's. */
    untranslated: Generated<string>;
  };
  brands: { slug: string; colour: string };
  brand_texts: {
    brand_slug: string;
    language: Language;
    name: string;
    description: string;
    untranslated: Generated<string>;
  };
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
    /** Code of the lead variant; its own code when it has no variants. */
    group_code: string;
    /** Shown in lists: only the lead variant of a group, and no product that is no longer sold. */
    is_listed: Flag;
    is_sold: Flag;
    /** The two levels above `category_code`, so that an index can sort a department's products. */
    department_code: string;
    aisle_code: string;
    size_chart: string | null;
    dietary: string;
    /** JSON of the codes of related products. */
    related: string;
    images: string;
    /** Hash of the imported record. */
    row_hash: string;
    /** When anything but the stock was last written. */
    updated_at: number;
    /** 1 to 5, counted from the approved reviews of all variants; null without reviews. */
    rating: Generated<number | null>;
    rating_count: Generated<number>;
    /** When its reviews last changed; null if they never did. */
    reviewed_at: Generated<number | null>;
  };
  /** Slugs that products had before; each is missing in `products`. */
  product_former_slugs: { slug: string; product_code: string };
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
    /** JSON of the attributes in which it differs from its other variants. */
    options: string;
    untranslated: Generated<string>;
  };
  prices: {
    product_code: string;
    country: CountryCode;
    list_amount: number;
    sale_amount: number | null;
    /** Effective price of one unit: the sale price, if there is one. */
    unit_amount: number;
  };
  size_charts: { code: string; body: string };
  synonyms: { language: Language; position: number; words: string };
  shades: { code: string; family: string; hex: string; lrv: number; undertone: string };
  shade_texts: { shade_code: string; language: Language; name: string; untranslated: Generated<string> };
  product_shades: { product_code: string; shade_code: string; position: number };
}
