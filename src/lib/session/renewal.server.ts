import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Result } from '#lib/client/client.ts';
import type { Cause } from '#lib/commerce.server.ts';
import type { Reply } from '#lib/contract/endpoint.ts';
import { refreshTokens } from '#lib/contract/identity.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { type Account, createAccount } from './session.server.ts';

/** What came of asking for new tokens. */
export type Renewal =
  | { kind: 'renewed'; account: Account }
  /** The session has ended, in words; `isFirst` for one of all that are told. */
  | { kind: 'ended'; message: string; isFirst: boolean }
  /** Nobody could say: the session stays as it is. */
  | { kind: 'failed'; result: Result<never> };

type Answer = Result<Reply<typeof refreshTokens>>;

// Requests that were sent before the first answer came back still carry the tokens of before.
const MEMORY_MS = 20_000;
const MOST = 5000;

interface Asked {
  answer: Promise<Answer>;
  /** Undefined until new tokens have come. */
  account: Account | undefined;
  isTold: boolean;
}

// Entries are removed by a timer, because they hold tokens.
const asked = new LRUCache<string, Asked>({ max: MOST, ttlAutopurge: true, ttlResolution: 0 });

// The token itself is not kept longer than its session.
function keyOf({ appToken }: Account): string {
  return createHash('sha256').update(appToken).digest('base64url');
}

function ask(key: string, account: Account, locale: Locale, cause: Cause): Asked {
  const answer = createPublicClient(locale, cause).call(refreshTokens, {
    body: { appToken: account.appToken },
  });
  const question: Asked = { answer, account: undefined, isTold: false };
  asked.set(key, question);
  void answer.then((result) => {
    if (result.ok) question.account = createAccount(result.data.profile, result.data.tokens);
    if (asked.peek(key) !== question) return;
    const isFinal = result.ok || result.error.status === 401;
    if (isFinal) asked.set(key, question, { ttl: MEMORY_MS });
    else asked.delete(key);
  });
  return question;
}

function isSame(one: Account | undefined, other: Account): boolean {
  return one?.accessToken === other.accessToken && one.accessExpires === other.accessExpires;
}

/**
 * New tokens for a session whose access token is stale. Of all that ask for the same session one call is made; who
 * comes a moment later with the tokens of before is told the same.
 */
export async function renewAccount(account: Account, locale: Locale, cause: Cause): Promise<Renewal> {
  const key = keyOf(account);
  let question = asked.get(key);
  // Where the tokens that were given last are the ones that are stale now, they are no answer.
  if (!question || isSame(question.account, account)) {
    question = ask(key, account, locale, cause);
  }
  const result = await question.answer;
  if (result.ok) return { kind: 'renewed', account: question.account as Account };
  if (result.error.status !== 401) return { kind: 'failed', result };
  const isFirst = !question.isTold;
  question.isTold = true;
  return { kind: 'ended', message: result.error.message, isFirst };
}
