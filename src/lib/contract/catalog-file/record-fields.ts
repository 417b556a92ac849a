import * as z from 'zod/mini';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';

// Field schemas of catalog records. The bounds reject values that are obviously a mistake in a file.

const MAX_LIST_LENGTH = 200;

/** Text without control characters other than line breaks, and without lone surrogates. */
export const createTextSchema = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u));

const createLocalizedSchema = (maxLength: number) => {
  const text = createTextSchema(maxLength);
  const partial = z
    .strictObject({
      /** English. */
      en: z.optional(text),
      /** Arabic. */
      ar: z.optional(text),
    })
    .check(z.refine(({ en, ar }) => en !== undefined || ar !== undefined));
  return z.pipe(
    partial,
    z.transform(({ en, ar }) => ({ en: en ?? (ar as string), ar: ar ?? (en as string) })),
  );
};

/**
 * Single-line text in both languages, 1 to 200 characters each. A language that is not given gets the text of the
 * other one.
 */
export const LocalizedLineSchema = createLocalizedSchema(200);

/** Longer text in both languages, 1 to 4000 characters each; a missing language is filled in the same way. */
export const LocalizedParagraphSchema = createLocalizedSchema(4000);

/** A list of at most 200 entries. */
export const createListSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(MAX_LIST_LENGTH));

/** `#rrggbb` in lower case. */
export const ColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/**
 * Code of a shade, store or size chart: letters, digits, dots, hyphens and underscores; at most 64
 * characters.
 */
export const RecordCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

/** Stock as a whole number, 0 to 1,000,000. */
export const StockQuantitySchema = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Position among its siblings, from 1. */
export const PositionSchema = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** A value by country code; countries may be missing. */
export const createByCountrySchema = <Value extends z.ZodMiniType>(value: Value) =>
  z.partialRecord(z.enum(COUNTRY_CODES), value);

/**
 * A decimal amount in the country's currency, as `"12.50"` or 12.5: above zero, with no more decimals than
 * the currency has.
 */
export const AmountSchema = z.union([z.string(), z.number()]);

/** A product attribute: machine name, label and value. */
export const AttributeRecordSchema = z.strictObject({
  /** `tenant~voltage`. */
  attributeFQN: z.string().check(z.regex(/^[\w~-]{1,64}$/)),
  /** Label shown to customers. */
  name: LocalizedLineSchema,
  /** Value shown beside the label. */
  value: LocalizedLineSchema,
});
