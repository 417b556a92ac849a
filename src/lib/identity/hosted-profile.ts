import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { SdkReply } from './hosted-sdk.ts';

const GENDERS = { m: 'male', f: 'female', u: 'other' } as const;

/** Splits a name as the provider stores it: the first word, and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Returns the provider's code of a gender. */
export function toGenderCode(gender: Profile['gender']): keyof typeof GENDERS {
  return gender === 'male' ? 'm' : gender === 'female' ? 'f' : 'u';
}

/** Merges the provider's profile into the shop's; the provider's values take precedence. */
export function mergeProfile(account: Profile, { profile, phoneNumber }: SdkReply): Profile {
  const { firstName, lastName, email, gender } = profile ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return {
    ...account,
    name: name || account.name,
    email: email || account.email,
    mobile: phoneNumber || account.mobile,
    gender: GENDERS[gender as keyof typeof GENDERS] ?? account.gender,
  };
}
