import type { Input } from '#lib/contract/endpoint.ts';
import type { changeContact, Step } from '#lib/contract/identity.ts';
import { transaction } from '../db/database.ts';
import { type Call, callerOf } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { beginChallenge, type ChallengeRow, endChallenges, spendChallenge } from './challenges.ts';
import { maskAddress } from './mask.ts';
import type { Parts } from './parts.ts';
import { readProfile } from './profile.ts';
import { findUser, plainEmail, updateUser } from './queries.ts';
import { countAddress, countTry, demandChannel, demandMobile } from './rules.ts';
import { demandFree, keepUnique } from './sign-up.ts';
import { proveMobile } from './verify-mobile.ts';

/** Sends a code to a new email address or mobile number; to the number of sign-up too, which was never proven. */
export async function beginContactChange(
  parts: Parts,
  body: Input<typeof changeContact>['body'],
  call: Call,
): Promise<Step> {
  const { now } = call;
  const user = await findUser(parts.db, callerOf(call));
  if (!user) throw new Fault('UNAUTHORIZED');
  const isEmail = 'email' in body;
  const address = isEmail ? plainEmail(body.email) : body.mobile;
  if (!isEmail) demandMobile(address, call.country);
  const channel = isEmail ? 'email' : 'sms';
  demandChannel(parts, channel);
  await countTry(parts, 'changeOfAccount', user.id, now);
  await demandFree(parts.db, isEmail ? address : null, isEmail ? null : address);
  await countAddress(parts, 'sendFromAddress', call);
  const purpose = isEmail ? 'change-email' : 'change-mobile';
  const wish = { purpose, channel, address, userId: user.id, sessionId: call.session, isSent: true } as const;
  return await beginChallenge(parts, wish, call);
}

/** The code was right: the address is the account's, and who held it before is told. */
export async function finishContactChange(parts: Parts, row: ChallengeRow, call: Call): Promise<Step> {
  const { now } = call;
  const userId = row.user_id ?? '';
  const what = row.purpose === 'change-email' ? 'email' : 'mobile';
  await keepUnique(() =>
    transaction(parts.db, async (trx) => {
      await spendChallenge(trx, row);
      const user = await findUser(trx, userId);
      if (!user) throw new Fault('CHALLENGE_NOT_FOUND');
      if (what === 'mobile') await proveMobile(trx, user, row.address, row.country, now);
      else await updateUser(trx, userId, { email: row.address, email_verified: 1 }, now);
      if (user[what] === row.address) return;
      await endChallenges(trx, userId);
      // By the email address a password is chosen anew: who else is in must not be there when it has changed hands.
      if (what === 'email') await parts.sessions.endAll(userId, call.session ?? undefined, trx);
      const { language, country } = row;
      const facts = { name: user.name, what, sentTo: maskAddress(row.address) } as const;
      const to = { email: user.email };
      await parts.outbox.send({ kind: 'contact-changed', to, language, country, facts }, trx);
    }),
  );
  return { kind: 'changed', profile: await readProfile(parts, userId) };
}
