import * as z from 'zod/mini';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';

// What the records of a catalogue are made of. Bounds keep a mistake in a file from becoming a mistake in the shop.

const ENTRIES = 200;

/** Text without control characters other than line breaks, and without halves of characters. */
export const createTextSchema = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u));

const inBoth = (longest: number) => {
  const text = createTextSchema(longest);
  return z.strictObject({
    /** English. */
    en: text,
    /** Arabic. */
    ar: text,
  });
};

/** A name or a sentence in both languages, 1 to 200 characters each. */
export const LocalizedLineSchema = inBoth(200);

/** Text of some length in both languages, 1 to 4000 characters each. */
export const LocalizedParagraphSchema = inBoth(4000);

/** At most 200 entries. */
export const createListSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(ENTRIES));

/** `#rrggbb`, in lower case. */
export const ColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Code of a shade, a store or a size chart: letters, digits, dots, hyphens, underscores; 64 characters at most. */
export const RecordCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

/** Whole pieces of a product. */
export const StockQuantitySchema = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Order among its likes, from 1. */
export const PositionSchema = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** Something that differs by country; countries may be missing. */
export const createByCountrySchema = <Value extends z.ZodMiniType>(value: Value) =>
  z.partialRecord(z.enum(COUNTRY_CODES), value);

/** A decimal of the country's currency, as `"12.50"` or 12.5: above zero, with no more decimals than it has. */
export const AmountSchema = z.union([z.string(), z.number()]);

/** A fact: its machine name, what people call it, what it is. */
export const AttributeRecordSchema = z.strictObject({
  /** `tenant~voltage`. */
  attributeFQN: z.string().check(z.regex(/^[\w~-]{1,64}$/)),
  /** The label. */
  name: LocalizedLineSchema,
  /** What stands beside the label. */
  value: LocalizedLineSchema,
});
