import type { AstroCookies } from 'astro';
import * as z from 'zod/mini';
import { seal, unseal } from './cookie-encryption.server.ts';
import { getCookieOptions } from './cookie-options.server.ts';

const COOKIE = 'binaa-flash';
const MAX_AGE_SECONDS = 300;
// Browsers drop cookies above 4096 bytes, name and attributes included.
const MAX_BYTES = 3800;

/** The result of a form post, shown once on the page after the redirect. */
export const FlashMessageSchema = z.object({
  /** Name of the form; usually that of its endpoint. */
  form: z.string(),
  /** A message in the visitor's language. */
  error: z.optional(z.string()),
  /** The page of the form: a path of this shop. */
  back: z.optional(z.string()),
  /** Names of invalid fields. Their messages are looked up when the page renders. */
  fields: z.optional(z.array(z.string())),
  /** Messages of fields in the visitor's language, where they cannot be looked up. */
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  /** Those of `fields` that were empty; needed for fields whose values are not kept, such as passwords. */
  missing: z.optional(z.array(z.string())),
  /** Submitted values to fill in the form again, or data of the result, such as a shared cart's token. */
  values: z.optional(z.record(z.string(), z.string())),
});
export type FlashMessage = z.output<typeof FlashMessageSchema>;

/** Sets a message for the next private page. Drops the submitted values when the cookie would be too long. */
export function setFlash(cookies: AstroCookies, flash: FlashMessage): void {
  const sealedFlash = seal(flash, 'flash');
  const value =
    sealedFlash.length <= MAX_BYTES ? sealedFlash : seal({ ...flash, values: undefined }, 'flash');
  cookies.set(COOKIE, value, { ...getCookieOptions(), maxAge: MAX_AGE_SECONDS });
}

/** Reads the message and deletes it. */
export function consumeFlash(cookies: AstroCookies): FlashMessage | undefined {
  const cookie = cookies.get(COOKIE)?.value;
  if (cookie === undefined) return undefined;
  cookies.delete(COOKIE, { path: '/' });
  const parsed = FlashMessageSchema.safeParse(unseal(cookie, 'flash'));
  return parsed.success ? parsed.data : undefined;
}

/** Restores a message that a redirecting page consumed, unless there is a newer one. */
export function restoreFlash(cookies: AstroCookies, flash: FlashMessage): void {
  if (!cookies.has(COOKIE)) setFlash(cookies, flash);
}
