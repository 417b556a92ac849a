import * as z from 'zod/mini';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { ProductCodeSchema, SlugSchema } from './fields.ts';
import { DIETARY_FLAGS } from './product.ts';

// A catalogue on its way between systems: one record a line, each by itself. What the shop takes in and hands out.

const LONGEST = { line: 200, paragraph: 4000, list: 200 } as const;

/** Words in both languages, neither empty. */
const words = (longest: number) => {
  const text = z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u));
  return z.strictObject({ en: text, ar: text });
};

const line = words(LONGEST.line);
const paragraph = words(LONGEST.paragraph);
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(LONGEST.list));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** Hours and minutes, 24-hour clock. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const pieces = z.int().check(z.minimum(0), z.maximum(1_000_000));
const byCountry = <Value extends z.ZodMiniType>(value: Value) =>
  z.partialRecord(z.enum(COUNTRY_CODES), value);

/** A decimal in the country's own currency, as `12.50` or 12.5: above zero, with no more decimals than it has. */
const amount = z.union([z.string(), z.number()]);

const PriceRecordSchema = z.strictObject({
  /** The regular price, VAT inside. */
  price: amount,
  /** The reduced one, below the regular one; missing or null when it is not on sale. */
  salePrice: z.optional(z.nullable(amount)),
});

/** A fact: its machine name, what people call it, what it is. */
const FactSchema = z.strictObject({
  /** `tenant~voltage`. */
  attributeFQN: z.string().check(z.regex(/^[\w~-]{1,64}$/)),
  name: line,
  value: line,
});

const CodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

/** A department, an aisle or a shelf. Parents come before their children. */
export const CategoryRecordSchema = z.strictObject({
  record: z.literal('category'),
  code: SlugSchema,
  /** Code of the category above; null for a department. */
  parent: z.nullable(SlugSchema),
  /** Missing: the code. */
  slug: z.optional(SlugSchema),
  name: line,
  description: paragraph,
  /** Order among its siblings, from 1. */
  position: z.int().check(z.minimum(1)),
  /** Path of its picture below `/media/`; missing: drawn from its first product. */
  picture: z.optional(z.string().check(z.regex(/^(departments|products|scenes)\/[A-Za-z0-9._-]{1,120}$/))),
});

export const BrandRecordSchema = z.strictObject({
  record: z.literal('brand'),
  slug: SlugSchema,
  name: line,
  description: paragraph,
  /** Of its mark, `#rrggbb`. */
  colour,
});

/** A colour that paint can be tinted to. */
export const ShadeRecordSchema = z.strictObject({
  record: z.literal('shade'),
  shadeCode: CodeSchema,
  family: z.string().check(z.regex(/^[a-z-]{1,24}$/)),
  name: line,
  hex: colour,
  /** Light reflectance, 0 (black) to 100. */
  lrv: z.number().check(z.minimum(0), z.maximum(100)),
  undertone: z.enum(['warm', 'cool', 'neutral']),
});

/** A shop that one can walk into. */
export const StoreRecordSchema = z.strictObject({
  record: z.literal('store'),
  code: CodeSchema,
  country: z.enum(COUNTRY_CODES),
  /** Order within its country, from 1. */
  position: z.int().check(z.minimum(1)),
  geo: z.strictObject({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  /** E.164. */
  phone: z.string().check(z.regex(/^\+\d{8,15}$/)),
  name: line,
  address: line,
  city: line,
  state: line,
  /** By weekday, Sunday first; null when closed all day. */
  hours: z
    .array(z.nullable(z.tuple([z.string().check(z.regex(TIME)), z.string().check(z.regex(TIME))])))
    .check(z.length(7)),
});

/** A table of sizes. */
export const SizeChartRecordSchema = z.strictObject({
  record: z.literal('sizeChart'),
  code: CodeSchema,
  name: line,
  note: paragraph,
  columns: list(line),
  rows: list(list(z.string().check(z.maxLength(40)))),
});

/** Words that shoppers use for one another. */
export const SynonymsRecordSchema = z.strictObject({
  record: z.literal('synonyms'),
  language: z.enum(['en', 'ar']),
  position: z.int().check(z.minimum(0)),
  words: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.minLength(2)),
});

/** One sellable product. What is optional has a default, which `docs/catalogue.md` names. */
export const ProductRecordSchema = z.strictObject({
  record: z.literal('product'),
  productCode: ProductCodeSchema,
  /** Code of the variant that stands for all in lists; missing: its own. */
  variationProductCode: z.optional(ProductCodeSchema),
  /** What tells it from its other variants. */
  options: z.optional(list(FactSchema)),
  /** Missing: made from the English name and the code. */
  slug: z.optional(SlugSchema),
  /** A brand's slug. */
  brand: SlugSchema,
  /** Code of a category of the third level. */
  category: SlugSchema,
  name: line,
  /** One line for cards. */
  summary: line,
  /** Plain text; paragraphs are separated by an empty line. */
  description: paragraph,
  /** Facts that a card shows, at most four. */
  properties: z.optional(list(FactSchema).check(z.maxLength(4))),
  specifications: z.optional(list(FactSchema)),
  boxContents: z.optional(list(line)),
  warranty: z.optional(z.nullable(line)),
  packSize: z.optional(z.nullable(line)),
  /** For the price of a litre, kilogram, metre or piece. */
  unitOfMeasure: z.optional(
    z.nullable(
      z.strictObject({
        amount: z.number().check(z.gt(0)),
        unit: z.enum(['l', 'kg', 'm', 'piece']),
      }),
    ),
  ),
  promotionBadge: z.optional(z.nullable(line)),
  /** EAN-8, UPC-A, EAN-13 or GTIN-14 with a valid check digit. */
  barcode: z.optional(z.nullable(z.string())),
  /** Pieces of it in one cart at most. */
  maximumQuantity: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  /** 0 to 1000: the order of lists. */
  popularity: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** ISO 8601 with a time zone: the order of new goods. */
  createdAt: z.optional(z.iso.datetime({ offset: true })),
  /** Days in which it can be returned; 0 for what cannot. */
  returnDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  /** `standard`, or `{line}_paintstudio` for tinted paint. */
  productType: z.optional(z.string().check(z.regex(/^(standard|[a-z0-9-]{1,40}_paintstudio)$/))),
  /** Codes of the shades that it can be tinted to, in the order of the fan deck. */
  shades: z.optional(z.array(CodeSchema).check(z.maxLength(4000))),
  dietaryFlags: z.optional(list(z.enum(DIETARY_FLAGS))),
  /** Code of a size chart. */
  sizeChart: z.optional(z.nullable(CodeSchema)),
  /** Codes of goods that go with it, the best first. */
  relatedProducts: z.optional(list(ProductCodeSchema)),
  /** By country; a country without a price does not sell it. */
  prices: byCountry(PriceRecordSchema),
  /** Pieces for delivery, by country; a country that is missing keeps what it has. */
  stock: z.optional(byCountry(pieces)),
  /** Pieces on the shelf, by store code; a store that is missing keeps what it has. */
  storeStock: z.optional(z.record(CodeSchema, pieces)),
  /** Photographs, the main one first: https addresses on configured hosts. */
  productImages: z.optional(
    list(
      z.strictObject({
        imageUrl: z.string().check(z.regex(/^https?:\/\/[^\s"<>]{1,1900}$/)),
        altText: z.optional(line),
      }),
    ).check(z.maxLength(12)),
  ),
  /** What the shop draws when there is no photograph. */
  illustration: z.optional(z.strictObject({ kind: z.string(), colour, accent: colour })),
});

/** Every kind of record, by its name. */
export const RECORDS = {
  category: CategoryRecordSchema,
  brand: BrandRecordSchema,
  shade: ShadeRecordSchema,
  store: StoreRecordSchema,
  sizeChart: SizeChartRecordSchema,
  synonyms: SynonymsRecordSchema,
  product: ProductRecordSchema,
} as const;

export type RecordName = keyof typeof RECORDS;
export type CatalogueRecord = { [Name in RecordName]: z.output<(typeof RECORDS)[Name]> }[RecordName];
export type ProductRecord = z.output<typeof ProductRecordSchema>;
