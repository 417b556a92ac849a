import * as z from 'zod/mini';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { DIETARY_FLAGS } from '../catalog/product.ts';
import { IdSchema, ProductCodeSchema, SlugSchema } from '../fields.ts';
import { STORE_SERVICES } from '../stores.ts';
import {
  AmountSchema,
  AttributeRecordSchema,
  ColourSchema,
  createByCountrySchema,
  createListSchema,
  createTextSchema,
  LocalizedLineSchema,
  LocalizedParagraphSchema,
  PositionSchema,
  RecordCodeSchema,
  StockQuantitySchema,
} from './record-fields.ts';

// Records of the catalog exchange format (JSON Lines, one record per line), used by import and export.
// Optional fields have defaults, documented in docs/catalog.md.

/** `HH:MM`, 24-hour clock. */
const TimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A department, an aisle or a leaf category. Parents come before their children. */
export const CategoryRecordSchema = z.strictObject({
  record: z.literal('category'),
  /** Referenced by products and other categories. */
  code: SlugSchema,
  /** Code of the parent category; null for a department. */
  parent: z.nullable(SlugSchema),
  /** Slug of its page; defaults to the code. */
  slug: z.optional(SlugSchema),
  name: LocalizedLineSchema,
  description: LocalizedParagraphSchema,
  position: PositionSchema,
  /**
   * Path of its image below `/media/`. By default a department's image is generated from its products and
   * others have none.
   */
  picture: z.optional(z.string().check(z.regex(/^(departments|products|scenes)\/[A-Za-z0-9._-]{1,120}$/))),
});

/** A brand. */
export const BrandRecordSchema = z.strictObject({
  record: z.literal('brand'),
  /** Slug of its page; products reference it. */
  slug: SlugSchema,
  name: LocalizedLineSchema,
  description: LocalizedParagraphSchema,
  /** Colour of the brand's mark. */
  colour: ColourSchema,
});

/** A shade that paint can be tinted to. */
export const ShadeRecordSchema = z.strictObject({
  record: z.literal('shade'),
  /** Referenced by products. */
  shadeCode: RecordCodeSchema,
  /** Shade family, such as `blue`. */
  family: z.string().check(z.regex(/^[a-z-]{1,24}$/)),
  name: LocalizedLineSchema,
  hex: ColourSchema,
  /** Light reflectance value, 0 (black) to 100 (white). */
  lrv: z.number().check(z.minimum(0), z.maximum(100)),
  undertone: z.enum(['warm', 'cool', 'neutral']),
});

/** Opening and closing time by weekday, Sunday first; null when closed all day. */
const WeekHoursSchema = z.array(z.nullable(z.tuple([TimeSchema, TimeSchema]))).check(z.length(7));

/** A store with an address. */
export const StoreRecordSchema = z.strictObject({
  record: z.literal('store'),
  /** Referenced by `storeStock` of products. */
  code: RecordCodeSchema,
  country: z.enum(COUNTRY_CODES),
  /** Position within its country, from 1. */
  position: PositionSchema,
  /** Decimal degrees (WGS 84). */
  geo: z.strictObject({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  /** E.164. */
  phone: z.string().check(z.regex(/^\+\d{8,15}$/)),
  name: LocalizedLineSchema,
  address: LocalizedLineSchema,
  city: LocalizedLineSchema,
  /** Emirate, governorate or region. */
  state: LocalizedLineSchema,
  hours: WeekHoursSchema,
  /** Hours in Ramadan; the usual ones by default. */
  ramadanHours: z.optional(WeekHoursSchema),
  /** Hours of the collection counter; those of the store by default. */
  collectionHours: z.optional(WeekHoursSchema),
  ramadanCollectionHours: z.optional(WeekHoursSchema),
  /** Slug of its page; defaults to the code in lower case. */
  slug: z.optional(SlugSchema),
  services: z.optional(z.array(z.enum(STORE_SERVICES))),
  /** Whether it takes returns. */
  isDropoff: z.optional(z.boolean()),
});

type StoreRecord = z.output<typeof StoreRecordSchema>;
export type DailyHours = StoreRecord['hours'][number];
/** Optional facts of a store, which the database keeps as JSON. */
export type StoreDetails = Pick<
  StoreRecord,
  'slug' | 'services' | 'isDropoff' | 'ramadanHours' | 'collectionHours' | 'ramadanCollectionHours'
>;

/** A size guide. */
export const SizeChartRecordSchema = z.strictObject({
  record: z.literal('sizeChart'),
  /** Referenced by products. */
  code: RecordCodeSchema,
  name: LocalizedLineSchema,
  /** How to measure. */
  note: LocalizedParagraphSchema,
  /** Column titles; the first column names the size. */
  columns: createListSchema(LocalizedLineSchema),
  /** Rows of cells: a text that is the same in both languages, such as `88-94`, or one in each. */
  rows: createListSchema(createListSchema(z.union([createTextSchema(40), LocalizedLineSchema]))),
});

/** A group of search synonyms. */
export const SynonymsRecordSchema = z.strictObject({
  record: z.literal('synonyms'),
  language: z.enum(['en', 'ar']),
  /** Identifies the group within its language. */
  position: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** At least two interchangeable search terms. */
  words: createListSchema(createTextSchema(60)).check(z.minLength(2)),
});

/** Price of a product in a country. */
const PriceRecordSchema = z.strictObject({
  /** Regular price, VAT included. */
  price: AmountSchema,
  /** Reduced price, below the regular price; missing or null when not on sale. */
  salePrice: z.optional(z.nullable(AmountSchema)),
});

/** A sellable product. */
export const ProductRecordSchema = z.strictObject({
  record: z.literal('product'),
  productCode: ProductCodeSchema,
  /** Code of the lead variant; defaults to the product's own code. */
  variationProductCode: z.optional(ProductCodeSchema),
  /** Attributes in which it differs from its other variants. */
  options: z.optional(createListSchema(AttributeRecordSchema)),
  /**
   * Slug of its page. Defaults to the current one; for a new product it is derived from the English name and
   * the code.
   */
  slug: z.optional(SlugSchema),
  /** Slug of the brand. */
  brand: SlugSchema,
  /** Code of a leaf category. */
  category: SlugSchema,
  name: LocalizedLineSchema,
  /** Short description for product cards. */
  summary: LocalizedLineSchema,
  /** Plain text; paragraphs are separated by an empty line. */
  description: LocalizedParagraphSchema,
  /** Attributes shown on a product card, at most four. */
  properties: z.optional(createListSchema(AttributeRecordSchema).check(z.maxLength(4))),
  /** Attributes shown on the product page. */
  specifications: z.optional(createListSchema(AttributeRecordSchema)),
  /** Contents of the box. */
  boxContents: z.optional(createListSchema(LocalizedLineSchema)),
  /** Warranty text; missing or null without one. */
  warranty: z.optional(z.nullable(LocalizedLineSchema)),
  /** Label such as `4 L`. */
  packSize: z.optional(z.nullable(LocalizedLineSchema)),
  /** Content of the pack, for the price per litre, kilogram, metre or piece. */
  unitOfMeasure: z.optional(
    z.nullable(
      z.strictObject({
        amount: z.number().check(z.gt(0), z.maximum(1_000_000)),
        unit: z.enum(['l', 'kg', 'm', 'piece']),
      }),
    ),
  ),
  /** Short promotion label on its card. */
  promotionBadge: z.optional(z.nullable(LocalizedLineSchema)),
  /** EAN-8, UPC-A, EAN-13 or GTIN-14 with a valid check digit. */
  barcode: z.optional(z.nullable(z.string())),
  /** Maximum quantity in one cart. */
  maximumQuantity: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  /** 0 to 1000; higher values come first in lists. */
  popularity: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** Accepted but not stored: the shop calculates its ratings from its own reviews. */
  rating: z.optional(z.nullable(z.number().check(z.minimum(1), z.maximum(5), z.multipleOf(0.1)))),
  /** Accepted but not stored, like `rating`. */
  ratingCount: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
  /** ISO 8601 with a time zone; used to sort by newest. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
  /** Return period in days; 0 when it cannot be returned. */
  returnDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  /** `standard`, or `{line}_paintstudio` for tinted paint. */
  productType: z.optional(z.string().check(z.regex(/^(standard|[a-z0-9-]{1,40}_paintstudio)$/))),
  /** Codes of the shades that it can be tinted to, in the order of the shade card. */
  shades: z.optional(z.array(RecordCodeSchema).check(z.maxLength(4000))),
  /** Dietary claims of food. */
  dietaryFlags: z.optional(createListSchema(z.enum(DIETARY_FLAGS))),
  /** Code of a size chart. */
  sizeChart: z.optional(z.nullable(RecordCodeSchema)),
  /** Codes of related products, best first. Codes that are not sold are skipped. */
  relatedProducts: z.optional(createListSchema(ProductCodeSchema)),
  /** Price by country; the product is not sold in countries without a price. */
  prices: createByCountrySchema(PriceRecordSchema),
  /** Stock for delivery by country; missing countries are unchanged. */
  stock: z.optional(createByCountrySchema(StockQuantitySchema)),
  /** Stock by store code; missing stores are unchanged. */
  storeStock: z.optional(z.record(RecordCodeSchema, StockQuantitySchema)),
  /** Photos, the main one first. */
  productImages: z.optional(
    z
      .array(
        z.strictObject({
          /** URL on a configured host; non-ASCII characters are percent-encoded. */
          imageUrl: z.string().check(z.regex(/^https?:\/\/[!#-;=?-[\]-~]{1,1900}$/)),
          /** Alternative text; defaults to the product name. */
          altText: z.optional(LocalizedLineSchema),
        }),
      )
      .check(z.maxLength(12)),
  ),
  /** Illustration used when there is no photo: a known kind in two colours. */
  illustration: z.optional(z.strictObject({ kind: z.string(), colour: ColourSchema, accent: ColourSchema })),
});

/** A review that was written in another shop. */
export const ReviewRecordSchema = z.strictObject({
  record: z.literal('review'),
  /** Permanent; identifies the review in later files. */
  id: IdSchema,
  productCode: ProductCodeSchema,
  /** Displayed name. */
  author: createTextSchema(60),
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  title: z.optional(createTextSchema(120)),
  text: createTextSchema(4000),
  /** Language of the text. */
  language: z.enum(['en', 'ar']),
  /** Where it was written; the Emirates by default. */
  country: z.optional(z.enum(COUNTRY_CODES)),
  /** Whether its author bought the product. */
  isBought: z.optional(z.boolean()),
  /** ISO 8601 with a time zone. */
  createdAt: z.iso.datetime({ offset: true }),
});

/** Record schemas by record name. */
export const RECORD_SCHEMAS = {
  category: CategoryRecordSchema,
  brand: BrandRecordSchema,
  shade: ShadeRecordSchema,
  store: StoreRecordSchema,
  sizeChart: SizeChartRecordSchema,
  synonyms: SynonymsRecordSchema,
  product: ProductRecordSchema,
  review: ReviewRecordSchema,
} as const;

export type RecordName = keyof typeof RECORD_SCHEMAS;
export type CatalogRecord = { [Name in RecordName]: z.output<(typeof RECORD_SCHEMAS)[Name]> }[RecordName];
export type ProductRecord = z.output<typeof ProductRecordSchema>;
export type ReviewRecord = z.output<typeof ReviewRecordSchema>;
