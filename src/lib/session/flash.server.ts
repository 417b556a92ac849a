import type { AstroCookies } from 'astro';
import * as z from 'zod/mini';
import { getCookieOptions } from './cookies.server.ts';
import { seal, unseal } from './seal.server.ts';

const COOKIE = 'binaa-flash';
const MAX_AGE = 300;
// Browsers drop a cookie above 4096 bytes, its name and attributes included.
const MAX_BYTES = 3800;

/** What a form has to say on the page that it leads to. */
export const FlashMessageSchema = z.object({
  /** The form's endpoint. */
  form: z.string(),
  /** A sentence in the reader's language. */
  error: z.optional(z.string()),
  /** Where the form stood: a path of this shop. */
  back: z.optional(z.string()),
  /** Names of the fields that do not hold; their words are looked up where they are drawn. */
  fields: z.optional(z.array(z.string())),
  /** What was typed, to be shown again. */
  values: z.optional(z.record(z.string(), z.string())),
});
export type FlashMessage = z.output<typeof FlashMessageSchema>;

/** Leaves a message for the next private page. What was typed gives way when it is too long to be carried. */
export function setFlash(cookies: AstroCookies, flash: FlashMessage): void {
  const whole = seal(flash, 'flash');
  const value = whole.length <= MAX_BYTES ? whole : seal({ ...flash, values: undefined }, 'flash');
  cookies.set(COOKIE, value, { ...getCookieOptions(), maxAge: MAX_AGE });
}

/** Reads the message and forgets it. */
export function consumeFlash(cookies: AstroCookies): FlashMessage | undefined {
  const cookie = cookies.get(COOKIE)?.value;
  if (cookie === undefined) return undefined;
  cookies.delete(COOKIE, { path: '/' });
  const parsed = FlashMessageSchema.safeParse(unseal(cookie, 'flash'));
  return parsed.success ? parsed.data : undefined;
}

/** Gives back a message that was read by a page that only led on, unless there is a newer one. */
export function restoreFlash(cookies: AstroCookies, flash: FlashMessage): void {
  if (!cookies.has(COOKIE)) setFlash(cookies, flash);
}
