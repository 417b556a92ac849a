import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { AccountTables } from '../../db/tables/account.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { normalizeEmail } from './normalize-email.ts';

export type UserRow = Selectable<AccountTables['users']>;

/** A user with their password hash, null without a password. */
export type UserWithPassword = UserRow & { password: string | null; must_reset: 0 | 1 | null };

// One statement with a join, so that the query takes the same time for known and unknown users.
function selectUsersWithPassword(db: Db | Trx) {
  return db
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.user_id', '=', 'users.id').on('credentials.provider_id', '=', 'credential'),
    )
    .selectAll('users')
    .select(['credentials.password', 'credentials.must_reset'])
    .where('users.deleted_at', 'is', null);
}

/** Finds a user by email address, in any case, or by mobile number. */
export async function findUserByIdentifier(
  db: Db | Trx,
  identifier: string,
): Promise<UserWithPassword | undefined> {
  const isEmail = identifier.includes('@');
  return await selectUsersWithPassword(db)
    .where(isEmail ? 'users.email' : 'users.mobile', '=', isEmail ? normalizeEmail(identifier) : identifier)
    .executeTakeFirst();
}

export async function findUserById(db: Db | Trx, id: string): Promise<UserWithPassword | undefined> {
  return await selectUsersWithPassword(db).where('users.id', '=', id).executeTakeFirst();
}

type UserChange = Partial<Omit<UserRow, 'id' | 'created_at'>>;

export async function updateUser(db: Db | Trx, id: string, change: UserChange, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Whether a user has verified this mobile number. An unverified number does not block other users. */
export async function isVerifiedMobile(db: Db | Trx, mobile: string): Promise<boolean> {
  return (await findUserByIdentifier(db, mobile))?.mobile_verified === 1;
}

/** Returns which unique column of `users` caused an error; undefined for any other error. */
export function parseUniqueViolation(error: unknown): 'email' | 'mobile' | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const { message, constraint } = error as Record<string, unknown>;
  const [, column] = /\busers[._](email|mobile)/.exec(`${message} ${constraint}`) ?? [];
  return column as 'email' | 'mobile' | undefined;
}
