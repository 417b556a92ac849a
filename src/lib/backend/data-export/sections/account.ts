import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import type { SavedAddressInput } from '#lib/contract/account/saved-addresses.ts';
import { toIsoTime, toIsoTimeOrNull } from '#lib/format/iso-time.ts';
import type { UserRow } from '../../auth/users/users.ts';
import type { Db } from '../../db/database.ts';

export async function exportProfile(_db: Db, user: UserRow): Promise<ExportRecord[]> {
  return [
    {
      name: user.name,
      email: user.email,
      isEmailConfirmed: user.email_verified === 1,
      mobile: user.mobile,
      isMobileConfirmed: user.mobile_verified === 1,
      gender: user.gender,
      birthday: user.birthday,
      language: user.language,
      country: user.country,
      memberSince: toIsoTime(user.created_at),
    },
  ];
}

/** Returns the customer's verified email address and mobile number. */
export function getConfirmedContacts(user: UserRow): string[] {
  return [
    ...(user.email_verified === 1 ? [user.email] : []),
    ...(user.mobile !== null && user.mobile_verified === 1 ? [user.mobile] : []),
  ];
}

/** Reads the consents of the profile, and those given in the newsletter form with verified contacts. */
export async function exportConsents(db: Db, user: UserRow): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('newsletter_consents')
    .selectAll()
    .where('address', 'in', [...getConfirmedContacts(user), ''])
    .orderBy('consented_at')
    .execute();
  const profileConsents = [
    { channel: 'email', isGiven: user.newsletter_email === 1, at: user.newsletter_email_at },
    { channel: 'whatsapp', isGiven: user.newsletter_whatsapp === 1, at: user.newsletter_whatsapp_at },
  ];
  return [
    ...profileConsents.map(({ at, ...consent }) => ({ ...consent, consentedAt: toIsoTimeOrNull(at) })),
    ...rows.map(({ channel, address, consent, consented_at }) => ({
      channel,
      isGiven: true,
      consentedAt: toIsoTime(consented_at),
      sentTo: address,
      text: consent,
    })),
  ];
}

export async function exportAddresses(db: Db, { id }: UserRow): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('saved_addresses')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => {
    const { fullName, mobile, alternateMobile, addressUse, areaCode, ...address } = JSON.parse(
      row.content,
    ) as SavedAddressInput;
    return {
      name: fullName,
      mobile,
      alternateMobile: alternateMobile ?? null,
      ...address,
      areaCode: areaCode ?? null,
      addressUse,
      isDefault: row.is_default === 1,
      createdAt: toIsoTime(row.created_at),
    };
  });
}

/** Reads the sessions, without their tokens. */
export async function exportDevices(db: Db, { id }: UserRow, now: number): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['name', 'created_at', 'seen_at', 'idle_expires_at'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ name, created_at, seen_at, idle_expires_at }) => ({
    device: name,
    isSignedIn: idle_expires_at > now,
    signedInAt: toIsoTime(created_at),
    lastSeenAt: toIsoTime(seen_at),
  }));
}
