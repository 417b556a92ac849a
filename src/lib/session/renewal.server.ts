import { createHash } from 'node:crypto';
import type { Result } from '#lib/client/client.ts';
import { type Cause, createPublicClient } from '#lib/commerce.server.ts';
import type { Reply } from '#lib/contract/endpoint.ts';
import { refreshTokens } from '#lib/contract/identity.ts';
import type { Locale } from '#lib/locale/locale.ts';
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
  /** Undefined while it is on its way. */
  done: { account: Account | undefined; at: number } | undefined;
  isTold: boolean;
}

const asked = new Map<string, Asked>();

// The token itself is not kept longer than its session.
function keyOf({ appToken }: Account): string {
  return createHash('sha256').update(appToken).digest('base64url');
}

function forget(now: number): void {
  for (const [key, { done }] of asked) {
    if (asked.size <= MOST && (!done || now - done.at < MEMORY_MS)) return;
    asked.delete(key);
  }
}

function ask(key: string, account: Account, locale: Locale, cause: Cause): Asked {
  const answer = createPublicClient(locale, cause).call(refreshTokens, {
    body: { appToken: account.appToken },
  });
  const question: Asked = { answer, done: undefined, isTold: false };
  asked.delete(key);
  asked.set(key, question);
  void answer.then((result) => {
    const isFinal = result.ok || result.error.status === 401;
    if (!isFinal && asked.get(key) === question) asked.delete(key);
    const renewed = result.ok ? createAccount(result.data.profile, result.data.tokens) : undefined;
    question.done = { account: renewed, at: Date.now() };
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
  forget(Date.now());
  const key = keyOf(account);
  let question = asked.get(key);
  // Where the tokens that were given last are the ones that are stale now, they are no answer.
  if (!question || isSame(question.done?.account, account)) {
    question = ask(key, account, locale, cause);
  }
  const result = await question.answer;
  if (result.ok) return { kind: 'renewed', account: question.done?.account as Account };
  if (result.error.status !== 401) return { kind: 'failed', result };
  const isFirst = !question.isTold;
  question.isTold = true;
  return { kind: 'ended', message: result.error.message, isFirst };
}
