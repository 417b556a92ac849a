import type { changePassword } from '#lib/contract/account/account.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import { consumeAllChallenges } from './challenges/challenges.ts';
import { consumeAttempt } from './limits/count-attempt.ts';
import { addToPasswordHistory, hashUnusedPassword } from './users/password-history.ts';
import { findUserById, type UserWithPassword } from './users/queries.ts';

/** Replaces the password of a user who knows the old one; ends all sessions but the current one. */
export async function changeOwnPassword(
  auth: AuthContext,
  { oldPassword, password }: EndpointInput<typeof changePassword>['body'],
  context: RequestContext,
): Promise<void> {
  const user = await findUserById(auth.db, requireCallerId(context));
  if (!user) throw new AppError('UNAUTHORIZED');
  await consumeAttempt(auth, 'passwordChange', user.id, context.now);
  const isPasswordCorrect =
    user.password !== null && (await auth.userStore.passwordHasher.verify(oldPassword, user.password));
  if (!isPasswordCorrect) throw new AppError('CREDENTIALS_WRONG');
  const hash = await hashUnusedPassword(auth, user, password);
  await runInTransaction(auth.db, async (trx) => {
    const currentUser = await findUserById(trx, user.id);
    if (currentUser?.password !== user.password) throw new AppError('CREDENTIALS_WRONG');
    await replacePassword(auth, trx, user, hash, context);
    await auth.sessions.endAllSessions(user.id, context.sessionId ?? undefined, trx);
  });
}

/** Stores the hash of a new password, revokes open challenges and informs the user by email. */
export async function replacePassword(
  auth: AuthContext,
  trx: Trx,
  user: UserWithPassword,
  hash: string,
  context: RequestContext,
): Promise<void> {
  const { now } = context;
  if (user.password === null) await auth.userStore.addCredential(trx, user.id, { password: hash }, now);
  else {
    await addToPasswordHistory(trx, user.id, user.password, now);
    await auth.userStore.setPassword(trx, user.id, hash, now);
  }
  await consumeAllChallenges(trx, user.id);
  const {
    language,
    country: { code: country },
  } = context;
  const data = { name: user.name };
  await auth.outbox.send(
    { kind: 'password-changed', to: { email: user.email }, language, country, data },
    trx,
  );
}
