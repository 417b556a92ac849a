// The catalog's model: plain data, as the seed and imports provide it, before it becomes rows.
import type { IllustrationKind } from '#lib/backend/media/illustrations.ts';
import type { AmountsByCountry, Coupon } from '#lib/backend/pricing/coupon.ts';
import type { DailyHours, StoreDetails } from '#lib/contract/catalog-file/records.ts';

export type LocalizedText = { en: string; ar: string };

export type CatalogCountryCode = 'ae' | 'kw' | 'sa' | 'bh' | 'qa' | 'om';

export type Category = {
  code: string;
  parent: string | null;
  /** Set on level 1 (departments) only. */
  catCode: string | null;
  level: 1 | 2 | 3;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  /** Order among siblings, from 1. */
  position: number;
  /** Path of its illustration below `/media/`, e.g. `departments/paint.svg`. */
  picture: string;
};

export type Brand = { slug: string; name: LocalizedText; description: LocalizedText; colour: string };

/** `attributeFqn` is the attribute's machine name, e.g. `tenant~coverage`. */
export type AttributeEntity = { attributeFqn: string; label: LocalizedText; value: LocalizedText };

/** Integer minor units of the country's currency: fils, halalas, dirhams, baisa. */
export type PriceEntry = { listPrice: number; salePrice: number | null };

export type UnitOfMeasure = { amount: number; unit: 'l' | 'kg' | 'm' | 'piece' };

export type DietaryFlag = 'gluten-free' | 'vegetarian' | 'vegan';

export type StoreEntity = {
  code: string;
  country: CatalogCountryCode;
  /** Order within its country, from 1. */
  position: number;
  lat: number;
  lng: number;
  /** E.164. */
  phone: string;
  name: LocalizedText;
  address: LocalizedText;
  city: LocalizedText;
  state: LocalizedText;
  /** Opening and closing time by weekday, Sunday first; null when closed all day. */
  hours: DailyHours[];
  details?: StoreDetails;
};

/** Groups of search terms with the same meaning, by language. */
export type Synonyms = Record<'en' | 'ar', string[][]>;

/** The first column names the size. A cell that is a string is the same in both languages. */
export type SizeChartEntity = {
  code: string;
  name: LocalizedText;
  note: LocalizedText;
  columns: readonly LocalizedText[];
  rows: readonly (readonly (string | LocalizedText)[])[];
};

/** `url` is on a configured host, or a path below the media folder. */
export type ProductPhoto = { url: string; alt: LocalizedText };

export type Product = {
  code: string;
  slug: string;
  /** A brand's slug. */
  brand: string;
  /** A leaf category's code. */
  category: string;
  /** Code of the lead variant; the product's own code when it has no variants. */
  groupCode: string;
  /** Attributes in which it differs from its other variants; empty without variants. */
  options: AttributeEntity[];
  kind: IllustrationKind;
  /** Main colour of the illustration, `#rrggbb`. */
  colour: string;
  /** Second colour of the illustration, `#rrggbb`. */
  accent: string;
  /** `standard`, or `{line}_paintstudio` for tinted paint. */
  type: string;
  isPaint: boolean;
  name: LocalizedText;
  /** One line for cards and lists. */
  summary: LocalizedText;
  description: LocalizedText;
  /** Three or four attributes shown on product cards. */
  properties: AttributeEntity[];
  specifications: AttributeEntity[];
  inTheBox: LocalizedText[];
  warranty: LocalizedText | null;
  packSize: LocalizedText | null;
  /** Contents of the pack, for the unit price. */
  unit: UnitOfMeasure | null;
  /** EAN-13. */
  barcode: string;
  maxQuantity: number;
  /** 0 to 1000. */
  popularity: number;
  /** Epoch milliseconds. */
  createdAt: number;
  /** 0 means not returnable. */
  returnDays: number;
  badge: LocalizedText | null;
  /** Code of its size chart. */
  sizeChart: string | null;
  dietary: DietaryFlag[];
  prices: Record<CatalogCountryCode, PriceEntry>;
  /** Stock for delivery. */
  stock: Record<CatalogCountryCode, number>;
  /** Stock by store code; stores that do not carry the product are left out. */
  storeStock: Record<string, number>;
  /** Codes of related products, the best match first. */
  related: string[];
  /** Photos, shown instead of illustrations; none in the seed. */
  images: ProductPhoto[];
  /** Paths of texts that are copies of the other language's, by language; missing when there are none. */
  untranslated?: { en: string[]; ar: string[] };
};

export type ShadeFamily =
  | 'white'
  | 'neutral'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple'
  | 'blue'
  | 'green'
  | 'brown'
  | 'grey';

export type ShadeEntity = {
  code: string;
  family: ShadeFamily;
  name: LocalizedText;
  hex: string;
  /** Light reflectance value, 0 (black) to 100 (white), computed from the hex. */
  lrv: number;
  undertone: 'warm' | 'cool' | 'neutral';
};

/** An assembly or a warranty, sold once for each piece of a product and never separately. */
export type AddOnService = {
  code: string;
  kind: 'warranty' | 'assembly';
  name: LocalizedText;
  description: LocalizedText;
  prices: Record<CatalogCountryCode, number>;
  /** Codes of the categories whose products can have it. */
  categories: string[];
  /** Range of list prices it is sold with: `from` inclusive, `to` exclusive. */
  from: AmountsByCountry;
  to: AmountsByCountry;
};

/** A review of the seed; a retailer's catalog has none. */
export type ReviewEntity = {
  id: string;
  /** Product code. */
  product: string;
  author: string;
  /** 1 to 5. */
  stars: number;
  /** Empty without a title. */
  title: string;
  text: string;
  country: CatalogCountryCode;
  language: 'en' | 'ar';
  isBought: boolean;
  helpfulCount: number;
  createdAt: number;
};

export type SeedCatalog = {
  categories: Category[];
  brands: Brand[];
  products: Product[];
  shades: ShadeEntity[];
  /** Shade codes in display order, by product code. */
  shadesByProduct: Record<string, string[]>;
  sizeCharts: SizeChartEntity[];
  stores: StoreEntity[];
  synonyms: Synonyms;
  coupons: Coupon[];
  services: AddOnService[];
  reviews?: ReviewEntity[];
};
