import type { changeContact } from '#lib/contract/account/account.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import {
  type ChallengeRow,
  consumeAllChallenges,
  consumeChallenge,
  createChallenge,
} from '../auth/challenges/challenges.ts';
import { maskContact } from '../auth/challenges/mask-contact.ts';
import { assertChannelAvailable, assertCountryMobile } from '../auth/identifiers.ts';
import { consumeAttempt, consumeNetworkAttempt } from '../auth/limits/count-attempt.ts';
import { assertContactUnused, translateUniqueViolation } from '../auth/sign-up.ts';
import { readProfile } from '../auth/users/user-profile.ts';
import { findUserById, normalizeEmail, updateUser } from '../auth/users/users.ts';
import { saveVerifiedMobile } from '../auth/users/verify-mobile.ts';
import { runInTransaction } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';

/** Sends a code to a new email address or mobile number, or to the unverified number of sign-up. */
export async function requestContactChange(
  auth: AuthContext,
  body: EndpointInput<typeof changeContact>['body'],
  context: RequestContext,
): Promise<AuthStep> {
  const { now } = context;
  const user = await findUserById(auth.db, requireCallerId(context));
  if (!user) throw new AppError('UNAUTHORIZED');
  const isEmail = 'email' in body;
  const recipient = isEmail ? normalizeEmail(body.email) : body.mobile;
  if (!isEmail) assertCountryMobile(recipient, context.country);
  const channel = isEmail ? 'email' : 'sms';
  assertChannelAvailable(auth, channel);
  await consumeAttempt(auth, 'contactChange', user.id, now);
  await assertContactUnused(auth.db, isEmail ? recipient : null, isEmail ? null : recipient);
  await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
  const purpose = isEmail ? 'change-email' : 'change-mobile';
  const request = {
    purpose,
    channel,
    recipient,
    userId: user.id,
    sessionId: context.sessionId,
    shouldSend: true,
  } as const;
  return await createChallenge(auth, request, context);
}

/** Saves the new contact after a correct code, and notifies the contacts that the account had before. */
export async function confirmContactChange(
  auth: AuthContext,
  row: ChallengeRow,
  context: RequestContext,
): Promise<AuthStep> {
  const { now } = context;
  const userId = row.user_id ?? '';
  const contactKind = row.purpose === 'change-email' ? 'email' : 'mobile';
  await translateUniqueViolation(() =>
    runInTransaction(auth.db, async (trx) => {
      await consumeChallenge(trx, row);
      const user = await findUserById(trx, userId);
      if (!user) throw new AppError('CHALLENGE_NOT_FOUND');
      if (contactKind === 'mobile') await saveVerifiedMobile(trx, user, row.address, row.country, now);
      else await updateUser(trx, userId, { email: row.address, email_verified: 1 }, now);
      if (user[contactKind] === row.address) return;
      await consumeAllChallenges(trx, userId);
      // The email address can reset the password, so all other sessions end when it changes.
      if (contactKind === 'email')
        await auth.sessions.endAllSessions(userId, context.sessionId ?? undefined, trx);
      const { language, country } = row;
      const data = { name: user.name, what: contactKind, sentTo: maskContact(row.address) } as const;
      // A replaced mobile number is notified too, unless it is unverified: it may be another person's.
      const isOldNumberNotified =
        contactKind === 'mobile' && user.mobile !== null && user.mobile_verified === 1;
      const recipients = [
        { email: user.email },
        ...(isOldNumberNotified && auth.outbox.getChannels().sms ? [{ mobile: user.mobile as string }] : []),
      ];
      for (const to of recipients) {
        await auth.outbox.send({ kind: 'contact-changed', to, language, country, data }, trx);
      }
    }),
  );
  return { kind: 'changed', profile: await readProfile(auth, userId) };
}
