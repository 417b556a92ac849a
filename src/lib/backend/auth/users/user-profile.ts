import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { type EmployeeEmailRule, isEmployeeEmail } from './employee.ts';
import { findUserById, type UserWithPassword } from './queries.ts';

/** Wire shape of a user's own profile. */
export function presentProfile(user: UserWithPassword, rule: EmployeeEmailRule): Profile {
  const isEmployee = user.email_verified === 1 && isEmployeeEmail(user.email, rule);
  return {
    userId: user.id,
    accountId: user.customer_account_id,
    contactId: user.contact_id,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    isMobileVerified: user.mobile !== null && user.mobile_verified === 1,
    gender: user.gender,
    birthday: user.birthday,
    newsletter: { email: user.newsletter_email === 1, whatsapp: user.newsletter_whatsapp === 1 },
    newsletterTimes: { email: user.newsletter_email_at, whatsapp: user.newsletter_whatsapp_at },
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

/** Throws UNAUTHORIZED when the account was deleted. */
export async function readProfile({ db, employeeEmailRule }: AuthContext, userId: string): Promise<Profile> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('UNAUTHORIZED');
  return presentProfile(user, employeeEmailRule);
}
