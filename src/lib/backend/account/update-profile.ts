import type { updateAccount } from '#lib/contract/account/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { setConsent } from '#lib/contract/auth/onboarding.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { isPlausibleBirthday } from '#lib/format/account/birthday.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { readProfile } from '../auth/users/user-profile.ts';
import { findUserById, normalizeEmail, type UserRow, updateUser } from '../auth/users/users.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';

export async function updateProfile(
  auth: AuthContext,
  body: EndpointInput<typeof updateAccount>['body'],
  context: RequestContext,
): Promise<Profile> {
  const { newsletter, ...rest } = body;
  assertBirthday(body.birthday, context);
  const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  await runInTransaction(auth.db, async (trx) => {
    const user = await findUserById(trx, requireCallerId(context));
    if (!user) throw new AppError('UNAUTHORIZED');
    const newsletterChange = newsletter ? await saveNewsletterChoice(trx, user, newsletter, context.now) : {};
    await updateUser(trx, user.id, { ...changes, ...newsletterChange }, context.now);
  });
  return await readProfile(auth, requireCallerId(context));
}

/** Throws INVALID_REQUEST unless the birthday is a real date and the age is 18 to 120 years. */
function assertBirthday(birthday: string | null | undefined, { now, country }: RequestContext): void {
  if (!birthday || isPlausibleBirthday(birthday, now, country.timeZone)) return;
  throw createInvalidRequestError([{ path: 'body.birthday', rule: 'plausible' }]);
}

/**
 * Stores newsletter consents given or withdrawn. Throws INVALID_REQUEST unless the email is the customer's
 * own.
 */
export async function updateNewsletterConsents(
  auth: AuthContext,
  { customer_ids, attributes }: EndpointInput<typeof setConsent>['body'],
  context: RequestContext,
): Promise<void> {
  await runInTransaction(auth.db, async (trx) => {
    const user = await findUserById(trx, requireCallerId(context));
    if (!user) throw new AppError('UNAUTHORIZED');
    if (normalizeEmail(customer_ids.email_id) !== user.email) {
      throw createInvalidRequestError([{ path: 'body.customer_ids.email_id', rule: 'own' }]);
    }
    const newsletterChoice = { email: user.newsletter_email === 1, whatsapp: user.newsletter_whatsapp === 1 };
    for (const { category, mode } of attributes) {
      newsletterChoice[category === 'newsletter_email' ? 'email' : 'whatsapp'] = mode === 'valid';
    }
    await updateUser(
      trx,
      user.id,
      await saveNewsletterChoice(trx, user, newsletterChoice, context.now),
      context.now,
    );
  });
}

/**
 * Returns the columns to update. Without consent to a channel, also deletes the consent given with the same
 * contact in the newsletter form.
 */
async function saveNewsletterChoice(
  trx: Trx,
  user: UserRow,
  newsletterChoice: { email: boolean; whatsapp: boolean },
  now: number,
): Promise<Partial<UserRow>> {
  const withdrawn = [
    ...(newsletterChoice.email ? [] : [{ channel: 'email' as const, address: user.email }]),
    ...(newsletterChoice.whatsapp || !user.mobile
      ? []
      : [{ channel: 'whatsapp' as const, address: user.mobile }]),
  ];
  for (const { channel, address } of withdrawn) {
    await trx
      .deleteFrom('newsletter_consents')
      .where('channel', '=', channel)
      .where('address', '=', address)
      .execute();
  }
  const email = newsletterChoice.email ? 1 : 0;
  const whatsapp = newsletterChoice.whatsapp ? 1 : 0;
  // An unchanged consent keeps the time when it was given.
  return {
    ...(email !== user.newsletter_email && { newsletter_email: email, newsletter_email_at: now }),
    ...(whatsapp !== user.newsletter_whatsapp && {
      newsletter_whatsapp: whatsapp,
      newsletter_whatsapp_at: now,
    }),
  };
}
