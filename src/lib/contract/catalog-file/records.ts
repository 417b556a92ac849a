import * as z from 'zod/mini';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { DIETARY_FLAGS } from '../catalog/product.ts';
import { ProductCodeSchema, SlugSchema } from '../fields.ts';
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

// A catalogue on its way between systems: one record a line, each by itself. What the shop takes in and hands out.
// What is optional has a default, which docs/catalog.md names.

/** Hours and minutes, 24-hour clock. */
const TimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A department, an aisle or a shelf. Parents come before their children. */
export const CategoryRecordSchema = z.strictObject({
  record: z.literal('category'),
  /** What products and other categories name it by. */
  code: SlugSchema,
  /** Code of the category above; null for a department. */
  parent: z.nullable(SlugSchema),
  /** Of its page; missing: the code. */
  slug: z.optional(SlugSchema),
  name: LocalizedLineSchema,
  description: LocalizedParagraphSchema,
  position: PositionSchema,
  /** Path of its picture below `/media/`; missing: a department's is drawn of its goods, others have none. */
  picture: z.optional(z.string().check(z.regex(/^(departments|products|scenes)\/[A-Za-z0-9._-]{1,120}$/))),
});

/** A maker of goods. */
export const BrandRecordSchema = z.strictObject({
  record: z.literal('brand'),
  /** Of its page, and what products name it by. */
  slug: SlugSchema,
  name: LocalizedLineSchema,
  description: LocalizedParagraphSchema,
  /** Of its mark. */
  colour: ColourSchema,
});

/** A colour that paint can be tinted to. */
export const ShadeRecordSchema = z.strictObject({
  record: z.literal('shade'),
  /** What products name it by. */
  shadeCode: RecordCodeSchema,
  /** `blue`: shades are shown by family. */
  family: z.string().check(z.regex(/^[a-z-]{1,24}$/)),
  name: LocalizedLineSchema,
  hex: ColourSchema,
  /** Light reflectance, 0 (black) to 100. */
  lrv: z.number().check(z.minimum(0), z.maximum(100)),
  undertone: z.enum(['warm', 'cool', 'neutral']),
});

/** A shop that one can walk into. */
export const StoreRecordSchema = z.strictObject({
  record: z.literal('store'),
  /** What stock names it by. */
  code: RecordCodeSchema,
  country: z.enum(COUNTRY_CODES),
  /** Order within its country, from 1. */
  position: PositionSchema,
  /** Degrees. */
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
  /** Opening and closing time by weekday, Sunday first; null when closed all day. */
  hours: z.array(z.nullable(z.tuple([TimeSchema, TimeSchema]))).check(z.length(7)),
});

/** A table of sizes. */
export const SizeChartRecordSchema = z.strictObject({
  record: z.literal('sizeChart'),
  /** What products name it by. */
  code: RecordCodeSchema,
  name: LocalizedLineSchema,
  /** How to measure. */
  note: LocalizedParagraphSchema,
  /** Heads of the columns; the first names the size. */
  columns: createListSchema(LocalizedLineSchema),
  /** Cells by row, the same in both languages. */
  rows: createListSchema(createListSchema(createTextSchema(40))),
});

/** Words that shoppers use for one another. */
export const SynonymsRecordSchema = z.strictObject({
  record: z.literal('synonyms'),
  language: z.enum(['en', 'ar']),
  /** Names the group within its language. */
  position: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  words: createListSchema(createTextSchema(60)).check(z.minLength(2)),
});

/** What a product costs in a country. */
const PriceRecordSchema = z.strictObject({
  /** The regular price, VAT inside. */
  price: AmountSchema,
  /** The reduced one, below the regular one; missing or null when it is not on sale. */
  salePrice: z.optional(z.nullable(AmountSchema)),
});

/** One sellable product. */
export const ProductRecordSchema = z.strictObject({
  record: z.literal('product'),
  productCode: ProductCodeSchema,
  /** Code of the variant that stands for all in lists; missing: its own. */
  variationProductCode: z.optional(ProductCodeSchema),
  /** What tells it from its other variants. */
  options: z.optional(createListSchema(AttributeRecordSchema)),
  /** Of its page; missing: the one that it has, for a new product made from the English name and the code. */
  slug: z.optional(SlugSchema),
  /** A brand's slug. */
  brand: SlugSchema,
  /** Code of a category of the third level. */
  category: SlugSchema,
  name: LocalizedLineSchema,
  /** One line for cards. */
  summary: LocalizedLineSchema,
  /** Plain text; paragraphs are separated by an empty line. */
  description: LocalizedParagraphSchema,
  /** Facts that a card shows, at most four. */
  properties: z.optional(createListSchema(AttributeRecordSchema).check(z.maxLength(4))),
  /** Facts of the product page. */
  specifications: z.optional(createListSchema(AttributeRecordSchema)),
  /** What one finds in the box. */
  boxContents: z.optional(createListSchema(LocalizedLineSchema)),
  warranty: z.optional(z.nullable(LocalizedLineSchema)),
  /** `4 L`. */
  packSize: z.optional(z.nullable(LocalizedLineSchema)),
  /** What the pack holds, for the price of a litre, kilogram, metre or piece. */
  unitOfMeasure: z.optional(
    z.nullable(
      z.strictObject({
        amount: z.number().check(z.gt(0), z.maximum(1_000_000)),
        unit: z.enum(['l', 'kg', 'm', 'piece']),
      }),
    ),
  ),
  /** A word or two on its card. */
  promotionBadge: z.optional(z.nullable(LocalizedLineSchema)),
  /** EAN-8, UPC-A, EAN-13 or GTIN-14 with a valid check digit. */
  barcode: z.optional(z.nullable(z.string())),
  /** Pieces of it in one cart at most. */
  maximumQuantity: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  /** 0 to 1000, the highest first in lists. */
  popularity: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** What shoppers think of it, 1 to 5 with one decimal; missing or null when nobody has rated it. */
  rating: z.optional(z.nullable(z.number().check(z.minimum(1), z.maximum(5), z.multipleOf(0.1)))),
  /** How many have rated it. */
  ratingCount: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
  /** ISO 8601 with a time zone: the order of new goods. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
  /** Days in which it can be returned; 0 for what cannot. */
  returnDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  /** `standard`, or `{line}_paintstudio` for tinted paint. */
  productType: z.optional(z.string().check(z.regex(/^(standard|[a-z0-9-]{1,40}_paintstudio)$/))),
  /** Codes of the shades that it can be tinted to, in the order of the fan deck. */
  shades: z.optional(z.array(RecordCodeSchema).check(z.maxLength(4000))),
  dietaryFlags: z.optional(createListSchema(z.enum(DIETARY_FLAGS))),
  /** Code of a size chart. */
  sizeChart: z.optional(z.nullable(RecordCodeSchema)),
  /** Codes of goods that go with it, the best first; those that are not sold are passed over. */
  relatedProducts: z.optional(createListSchema(ProductCodeSchema)),
  /** By country; a country without a price does not sell it. */
  prices: createByCountrySchema(PriceRecordSchema),
  /** Pieces for delivery, by country; a country that is missing keeps what it has. */
  stock: z.optional(createByCountrySchema(StockQuantitySchema)),
  /** Pieces on the shelf, by store code; a store that is missing keeps what it has. */
  storeStock: z.optional(z.record(RecordCodeSchema, StockQuantitySchema)),
  /** Photographs, the main one first. */
  productImages: z.optional(
    z
      .array(
        z.strictObject({
          /** On a configured host; what is not ASCII is written with percent signs. */
          imageUrl: z.string().check(z.regex(/^https?:\/\/[!#-;=?-[\]-~]{1,1900}$/)),
          /** What it shows; missing: the product's name. */
          altText: z.optional(LocalizedLineSchema),
        }),
      )
      .check(z.maxLength(12)),
  ),
  /** What the shop draws when there is no photograph: one of its kinds, in two colours. */
  illustration: z.optional(z.strictObject({ kind: z.string(), colour: ColourSchema, accent: ColourSchema })),
});

/** Every kind of record, by its name. */
export const RECORD_SCHEMAS = {
  category: CategoryRecordSchema,
  brand: BrandRecordSchema,
  shade: ShadeRecordSchema,
  store: StoreRecordSchema,
  sizeChart: SizeChartRecordSchema,
  synonyms: SynonymsRecordSchema,
  product: ProductRecordSchema,
} as const;

export type RecordName = keyof typeof RECORD_SCHEMAS;
export type CatalogRecord = { [Name in RecordName]: z.output<(typeof RECORD_SCHEMAS)[Name]> }[RecordName];
export type ProductRecord = z.output<typeof ProductRecordSchema>;
