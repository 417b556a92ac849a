import type { Profile } from '#lib/contract/account.ts';
import type { Input } from '#lib/contract/endpoint.ts';
import type { setAccountInfo } from '#lib/contract/identity.ts';
import type { consent } from '#lib/contract/onboarding.ts';
import { type Trx, transaction } from '../db/database.ts';
import { type Call, callerOf } from '../gateway/call.ts';
import { Fault, invalidFields } from '../gateway/fault.ts';
import { type EmployeeRule, isEmployeeEmail } from './employee.ts';
import type { Parts } from './parts.ts';
import { findUser, type Holder, plainEmail, type User, updateUser } from './queries.ts';

/** A user as he sees himself. */
export function profileOf(user: Holder, rule: EmployeeRule): Profile {
  const isEmployee = user.email_verified === 1 && isEmployeeEmail(user.email, rule);
  return {
    userId: user.id,
    accountId: user.customer_account_id,
    contactId: user.contact_id,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    gender: user.gender,
    newsletter: { email: user.newsletter_email === 1, whatsapp: user.newsletter_whatsapp === 1 },
    isEmployee,
    employeeEmailId: isEmployee ? user.email : null,
    language: user.language,
    country: user.country,
    isComplete: user.name !== '' && user.email !== '' && user.mobile !== null,
    hasPassword: user.password !== null,
    walletId: user.wallet_id,
    createdAt: user.created_at,
  };
}

/** The profile of somebody who was signed in a moment ago; UNAUTHORIZED when the account has gone since. */
export async function readProfile({ db, employee }: Parts, userId: string): Promise<Profile> {
  const user = await findUser(db, userId);
  if (!user) throw new Fault('UNAUTHORIZED');
  return profileOf(user, employee);
}

export async function changeProfile(
  parts: Parts,
  body: Input<typeof setAccountInfo>['body'],
  call: Call,
): Promise<Profile> {
  const { newsletter, ...rest } = body;
  const facts = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  await transaction(parts.db, async (trx) => {
    const user = await findUser(trx, callerOf(call));
    if (!user) throw new Fault('UNAUTHORIZED');
    const said = newsletter ? await keepNewsletter(trx, user, newsletter, call.now) : {};
    await updateUser(trx, user.id, { ...facts, ...said }, call.now);
  });
  return await readProfile(parts, callerOf(call));
}

/** Keeps what the caller consents to, or takes back; the address must be his own. */
export async function keepConsents(
  parts: Parts,
  { customer_ids, attributes }: Input<typeof consent>['body'],
  call: Call,
): Promise<void> {
  await transaction(parts.db, async (trx) => {
    const user = await findUser(trx, callerOf(call));
    if (!user) throw new Fault('UNAUTHORIZED');
    if (plainEmail(customer_ids.email_id) !== user.email) {
      throw invalidFields([{ path: 'body.customer_ids.email_id', rule: 'own' }]);
    }
    const wish = { email: user.newsletter_email === 1, whatsapp: user.newsletter_whatsapp === 1 };
    for (const { category, mode } of attributes) {
      wish[category === 'newsletter_email' ? 'email' : 'whatsapp'] = mode === 'valid';
    }
    await updateUser(trx, user.id, await keepNewsletter(trx, user, wish, call.now), call.now);
  });
}

/** What is taken back here also ends what the same address agreed to in the foot of a page. */
async function keepNewsletter(
  trx: Trx,
  user: User,
  wish: { email: boolean; whatsapp: boolean },
  now: number,
): Promise<Partial<User>> {
  const gone = [
    ...(wish.email ? [] : [{ channel: 'email' as const, address: user.email }]),
    ...(wish.whatsapp || !user.mobile ? [] : [{ channel: 'whatsapp' as const, address: user.mobile }]),
  ];
  for (const { channel, address } of gone) {
    await trx
      .deleteFrom('newsletter_consents')
      .where('channel', '=', channel)
      .where('address', '=', address)
      .execute();
  }
  return {
    newsletter_email: wish.email ? 1 : 0,
    newsletter_whatsapp: wish.whatsapp ? 1 : 0,
    newsletter_at: now,
  };
}
