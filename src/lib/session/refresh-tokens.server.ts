import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Result } from '#lib/client/client.ts';
import type { Caller } from '#lib/commerce.server.ts';
import { refreshTokens } from '#lib/contract/auth/auth.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createSessionAccount, type SessionAccount } from './sealed-session.server.ts';

export type TokenRefresh =
  | { kind: 'refreshed'; account: SessionAccount }
  /**
   * The session has ended; `isFirst` for one of the concurrent callers, which then sets the flash message.
   */
  | { kind: 'expired'; message: string; isFirst: boolean }
  /** The outcome is unknown: the session stays unchanged. */
  | { kind: 'failed'; result: Result<never> };

type RefreshReply = Result<EndpointReply<typeof refreshTokens>>;

// Requests sent before the first response still carry the old tokens.
const RESULT_TTL_MS = 20_000;
const MAX_ENTRIES = 5000;

interface PendingRefresh {
  reply: Promise<RefreshReply>;
  /** Undefined until the new tokens have arrived. */
  account: SessionAccount | undefined;
  isReported: boolean;
}

// Entries are removed by a timer, because they hold tokens.
const pendingRefreshes = new LRUCache<string, PendingRefresh>({
  max: MAX_ENTRIES,
  ttlAutopurge: true,
  ttlResolution: 0,
});

// A hash, so that the token is not kept in memory after its session.
function getRefreshKey({ appToken }: SessionAccount): string {
  return createHash('sha256').update(appToken).digest('base64url');
}

function startRefresh(key: string, account: SessionAccount, locale: Locale, caller: Caller): PendingRefresh {
  const reply = createPublicClient(locale, caller).call(refreshTokens, {
    body: { appToken: account.appToken },
  });
  const refresh: PendingRefresh = { reply, account: undefined, isReported: false };
  pendingRefreshes.set(key, refresh);
  void reply.then((result) => {
    if (result.ok) refresh.account = createSessionAccount(result.data.profile, result.data.tokens);
    if (pendingRefreshes.peek(key) !== refresh) return;
    const isFinal = result.ok || result.error.status === 401;
    if (isFinal) pendingRefreshes.set(key, refresh, { ttl: RESULT_TTL_MS });
    else pendingRefreshes.delete(key);
  });
  return refresh;
}

function isSameAccount(a: SessionAccount | undefined, b: SessionAccount): boolean {
  return a?.accessToken === b.accessToken && a.accessExpires === b.accessExpires;
}

/**
 * Refreshes tokens once per session: concurrent callers, and callers with the old tokens within 20 s, get the
 * same result.
 */
export async function refreshAccountTokens(
  account: SessionAccount,
  locale: Locale,
  caller: Caller,
): Promise<TokenRefresh> {
  const key = getRefreshKey(account);
  let refresh = pendingRefreshes.get(key);
  // The tokens of the previous refresh are themselves stale: refresh again.
  if (!refresh || isSameAccount(refresh.account, account)) {
    refresh = startRefresh(key, account, locale, caller);
  }
  const result = await refresh.reply;
  if (result.ok) return { kind: 'refreshed', account: refresh.account as SessionAccount };
  if (result.error.status !== 401) return { kind: 'failed', result };
  const isFirst = !refresh.isReported;
  refresh.isReported = true;
  return { kind: 'expired', message: result.error.message, isFirst };
}
