import type { Result } from '#lib/client/client.ts';
import type { Caller } from '#lib/commerce.server.ts';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';

const pending = new Map<string, Promise<Result<string>>>();

/** Requests an access token for a guest. Concurrent requests of the same guest share one. */
export function getGuestToken(guestId: string, locale: Locale, caller: Caller): Promise<Result<string>> {
  const pendingRequest = pending.get(guestId);
  if (pendingRequest) return pendingRequest;
  const token = requestToken(guestId, locale, caller).finally(() => pending.delete(guestId));
  pending.set(guestId, token);
  return token;
}

async function requestToken(guestId: string, locale: Locale, caller: Caller): Promise<Result<string>> {
  const result = await createPublicClient(locale, caller).call(createGuestToken, { body: { guestId } });
  return result.ok ? { ok: true, data: result.data.accessToken } : result;
}
