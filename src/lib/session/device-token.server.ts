import type { AstroCookies } from 'astro';
import * as z from 'zod/mini';
import { seal, unseal } from './cookie-encryption.server.ts';
import { getCookieOptions } from './cookie-options.server.ts';

const COOKIE = 'binaa-device';
const MAX_AGE_SECONDS = 400 * 24 * 3600;

const TokenSchema = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Returns the token of an earlier sign-in in this browser. It outlives the session and authorises nothing.
 */
export function readDeviceToken(cookies: AstroCookies): string | undefined {
  return TokenSchema.safeParse(unseal(cookies.get(COOKIE)?.value, 'device')).data;
}

export function setDeviceToken(cookies: AstroCookies, token: string): void {
  cookies.set(COOKIE, seal(token, 'device'), { ...getCookieOptions(), maxAge: MAX_AGE_SECONDS });
}
