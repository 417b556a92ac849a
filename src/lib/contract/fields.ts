import * as z from 'zod/mini';

// Field schemas shared by many endpoints. The limits reject malicious input before queries and logs use it.

/** An id created by the backend (UUID v7) or by the shop (guest UUID). */
export const IdSchema = z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,64}$/));

/** Product code such as `BN-10234`. */
export const ProductCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/));

/** Slug: lower case letters of any script, digits and hyphens; at most 120 characters. */
export const SlugSchema = z.string().check(z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u), z.maxLength(120));

/** ISO 3166-1 alpha-2 in lower case. */
export const CountrySchema = z.enum(['ae', 'kw', 'sa', 'bh', 'qa', 'om']);

/** Quantity of a line, 1 to 9,999; the backend checks the product's maximum (QUANTITY_EXCEED). */
export const QuantitySchema = z.int().check(z.minimum(1), z.maximum(9_999));

/**
 * A person's name: 1 to 60 characters, starting with a letter, without characters that do not occur in names.
 * Repeated spaces are collapsed.
 */
export const NameSchema = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/\p{Zs}+/gu, ' ')),
  z.minLength(1),
  z.maxLength(60),
  z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]*$/u),
);

/** Email address: at most 254 characters (RFC 5321), none of them invisible. */
export const EmailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^[^\s\p{C}@<>()",;:\\[\]]+@[^\s\p{C}@<>()",;:\\[\]]+\.[^\s\p{C}@<>()",;:\\[\].]{2,}$/u),
  );

/** Phone number in E.164. */
export const PhoneSchema = z.string().check(z.regex(/^\+\d{8,15}$/));

/** Single-line free text without control characters. */
export function createTextSchema(maximum: number, minimum = 1) {
  return z
    .string()
    .check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
}

/** Multi-line free text. Line ends become `\n`; other control characters except tabs are rejected. */
export function createParagraphsSchema(maximum: number, minimum = 1) {
  return z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
    z.minLength(minimum),
    z.maxLength(maximum),
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u),
  );
}
