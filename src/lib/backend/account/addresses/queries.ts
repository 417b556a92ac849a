import type { SavedAddress, SavedAddressInput } from '#lib/contract/account/saved-addresses.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { createId } from '../../db/create-id.ts';
import { type Db, hasRowLocks, type Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../../gateway/request-context.ts';

/** A stored address, without its default flag. */
export type AddressContent = Omit<SavedAddressInput, 'isDefault'>;

/**
 * Returns the caller's id; in a transaction, locks their address book. Throws ADDRESS_NOT_FOUND unless
 * account and contact are the caller's own.
 */
export async function requireOwnContact(
  db: Db | Trx,
  { accountId, contactId }: { accountId: string; contactId: string },
  context: RequestContext,
): Promise<string> {
  const userId = requireCallerId(context);
  const user = await db
    .selectFrom('users')
    .select(['customer_account_id', 'contact_id'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(db.isTransaction && hasRowLocks(db as Trx), (q) => q.forUpdate())
    .executeTakeFirst();
  if (user?.customer_account_id !== accountId || user.contact_id !== contactId)
    throw new AppError('ADDRESS_NOT_FOUND');
  return userId;
}

/** Lists a user's addresses by country; within a country, the default first, then the newest first. */
export async function listSavedAddresses(db: Db | Trx, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('saved_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const addresses = rows.map(({ id, content, is_default }): SavedAddress => {
    const stored = JSON.parse(content) as AddressContent;
    const { alternateMobile = null, areaCode = null } = stored;
    return { ...stored, id, alternateMobile, areaCode, isDefault: is_default === 1 };
  });
  return COUNTRY_CODES.flatMap((code) => addresses.filter(({ countryCode }) => countryCode === code));
}

export async function insertSavedAddress(
  trx: Trx,
  userId: string,
  content: AddressContent,
  now: number,
): Promise<string> {
  const id = createId(now);
  const columns = { country: content.countryCode, content: JSON.stringify(content), is_default: 0 } as const;
  await trx
    .insertInto('saved_addresses')
    .values({ id, user_id: userId, ...columns, created_at: now, updated_at: now })
    .execute();
  return id;
}

export async function replaceSavedAddress(
  trx: Trx,
  id: string,
  content: AddressContent,
  now: number,
): Promise<void> {
  await trx
    .updateTable('saved_addresses')
    .set({ country: content.countryCode, content: JSON.stringify(content), is_default: 0, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedAddress(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('saved_addresses').where('id', '=', id).execute();
}

/** Makes an address the only default of its country. */
export async function setDefaultAddress(
  trx: Trx,
  userId: string,
  { id, country }: { id: string; country: CountryCode },
): Promise<void> {
  await trx
    .updateTable('saved_addresses')
    .set((eb) => ({ is_default: eb.case().when('id', '=', id).then(1).else(0).end() as never }))
    .where('user_id', '=', userId)
    .where('country', '=', country)
    .execute();
}
