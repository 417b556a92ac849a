import type { AstroCookies } from 'astro';
import * as z from 'zod/mini';
import { seal, unseal } from './cookie-encryption.server.ts';
import { getCookieOptions } from './cookie-options.server.ts';

const COOKIE = 'binaa-track';
// Long enough to look at the order again, short enough for a shared computer.
const MAX_AGE_SECONDS = 30 * 60;

/** An order that a guest has found by its number and email address. No URL contains the email address. */
const TrackedOrderSchema = z.strictObject({ orderNo: z.string(), email: z.string() });
export type TrackedOrder = z.output<typeof TrackedOrderSchema>;

export function setTrackedOrder(cookies: AstroCookies, order: TrackedOrder): void {
  cookies.set(COOKIE, seal(order, 'tracked-order'), { ...getCookieOptions(), maxAge: MAX_AGE_SECONDS });
}

export function readTrackedOrder(cookies: AstroCookies): TrackedOrder | undefined {
  const parsed = TrackedOrderSchema.safeParse(unseal(cookies.get(COOKIE)?.value, 'tracked-order'));
  return parsed.success ? parsed.data : undefined;
}
