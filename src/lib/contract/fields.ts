import * as z from 'zod/mini';
import { CURRENCIES } from '#lib/locale/currency.ts';

// Fields that many calls share. Bounds keep a hostile caller's text out of queries and logs.

/** An amount of money. */
export const MoneySchema = z.object({
  /** Integer minor units of the currency (fils, halala, dirham, baisa). */
  amount: z.int(),
  /** ISO 4217; its exponent (2 or 3) comes from the currency. */
  currency: z.enum(CURRENCIES),
});
export type Money = z.output<typeof MoneySchema>;

/** An id made by the backend (UUID v7) or by the shop (guest UUID). */
export const IdSchema = z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,64}$/));

/** productCode: `BN-10234`. */
export const ProductCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

/** A shared English slug: lower case, digits, hyphens, letters of any script. */
export const SlugSchema = z.string().check(z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u), z.maxLength(120));

/** ISO 3166-1 alpha-2 in lower case. */
export const CountrySchema = z.enum(['ae', 'kw', 'sa', 'bh', 'qa', 'om']);

/** Pieces of a line: 1 and more; the maximum of a product is checked by the backend (QUANTITY_EXCEED). */
export const QuantitySchema = z.int().check(z.minimum(1), z.maximum(9_999));

/** At most 60 characters, at least one letter, none of the characters that no name has; several spaces become one. */
export const NameSchema = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/\p{Zs}+/gu, ' ')),
  z.minLength(1),
  z.maxLength(60),
  z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]*$/u),
);

/** At most 254 characters (RFC 5321), none of which is invisible. */
export const EmailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^[^\s\p{C}@<>()",;:\\[\]]+@[^\s\p{C}@<>()",;:\\[\]]+\.[^\s\p{C}@<>()",;:\\[\].]{2,}$/u),
  );

/** E.164. */
export const PhoneSchema = z.string().check(z.regex(/^\+\d{8,15}$/));

/** One line of free text, without control characters. */
export function createTextSchema(maximum: number, minimum = 1) {
  return z
    .string()
    .check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
}

/** Free text of several lines; line ends become `\n`, other control characters are refused. */
export function createParagraphsSchema(maximum: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
    z.minLength(1),
    z.maxLength(maximum),
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u),
  );
}
