import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Result } from '#lib/client/client.ts';
import type { CallOrigin } from '#lib/commerce.server.ts';
import { refreshTokens } from '#lib/contract/auth/auth.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createSessionAccount, type SessionAccount } from './session.server.ts';

/** Result of a token refresh. */
export type TokenRefresh =
  | { kind: 'renewed'; account: SessionAccount }
  /**
   * The session has ended; `isFirst` for one of the concurrent callers, which then sets the flash message.
   */
  | { kind: 'ended'; message: string; isFirst: boolean }
  /** The outcome is unknown: the session stays unchanged. */
  | { kind: 'failed'; result: Result<never> };

type Answer = Result<EndpointReply<typeof refreshTokens>>;

// Requests sent before the first response still carry the old tokens.
const RESULT_TTL_MS = 20_000;
const MOST = 5000;

interface PendingRenewal {
  answer: Promise<Answer>;
  /** Undefined until the new tokens have arrived. */
  account: SessionAccount | undefined;
  isTold: boolean;
}

// Entries are removed by a timer, because they hold tokens.
const renewals = new LRUCache<string, PendingRenewal>({ max: MOST, ttlAutopurge: true, ttlResolution: 0 });

// A hash, so that the token is not kept in memory after its session.
function keyOf({ appToken }: SessionAccount): string {
  return createHash('sha256').update(appToken).digest('base64url');
}

function startRefresh(
  key: string,
  account: SessionAccount,
  locale: Locale,
  cause: CallOrigin,
): PendingRenewal {
  const answer = createPublicClient(locale, cause).call(refreshTokens, {
    body: { appToken: account.appToken },
  });
  const question: PendingRenewal = { answer, account: undefined, isTold: false };
  renewals.set(key, question);
  void answer.then((result) => {
    if (result.ok) question.account = createSessionAccount(result.data.profile, result.data.tokens);
    if (renewals.peek(key) !== question) return;
    const isFinal = result.ok || result.error.status === 401;
    if (isFinal) renewals.set(key, question, { ttl: RESULT_TTL_MS });
    else renewals.delete(key);
  });
  return question;
}

function isSame(one: SessionAccount | undefined, other: SessionAccount): boolean {
  return one?.accessToken === other.accessToken && one.accessExpires === other.accessExpires;
}

/**
 * Refreshes tokens once per session: concurrent callers, and callers with the old tokens within 20 s, get the
 * same result.
 */
export async function refreshAccountTokens(
  account: SessionAccount,
  locale: Locale,
  cause: CallOrigin,
): Promise<TokenRefresh> {
  const key = keyOf(account);
  let question = renewals.get(key);
  // The tokens of the previous refresh are themselves stale: refresh again.
  if (!question || isSame(question.account, account)) {
    question = startRefresh(key, account, locale, cause);
  }
  const result = await question.answer;
  if (result.ok) return { kind: 'renewed', account: question.account as SessionAccount };
  if (result.error.status !== 401) return { kind: 'failed', result };
  const isFirst = !question.isTold;
  question.isTold = true;
  return { kind: 'ended', message: result.error.message, isFirst };
}
