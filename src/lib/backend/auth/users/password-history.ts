import { createId } from '../../db/create-id.ts';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { PASSWORD_HISTORY_SIZE } from '../limits/limits.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import type { UserWithPassword } from './queries.ts';

/** Hashes a new password. Throws PASSWORD_COMMON, or PASSWORD_USED for the current or a recent one. */
export async function hashUnusedPassword(
  { db, userStore }: AuthContext,
  user: UserWithPassword,
  password: string,
): Promise<string> {
  await assertUncommonPassword(password);
  const previous = await db
    .selectFrom('password_history')
    .select('password')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_SIZE)
    .execute();
  const hashes = [user.password, ...previous.map((row) => row.password)];
  for (const hash of hashes) {
    if (hash && (await userStore.passwordHasher.verify(password, hash))) throw new AppError('PASSWORD_USED');
  }
  return await userStore.passwordHasher.hash(password);
}

/** Stores the hash of a replaced password. */
export async function addToPasswordHistory(
  trx: Trx,
  userId: string,
  password: string,
  now: number,
): Promise<void> {
  const entry = { id: createId(now), user_id: userId, password, created_at: now };
  await trx.insertInto('password_history').values(entry).execute();
  await trimPasswordHistory(trx, userId);
}

/** Deletes all but the hashes that new passwords are compared with. */
async function trimPasswordHistory(trx: Trx, userId: string): Promise<void> {
  const recentHashes = trx
    .selectFrom('password_history')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_SIZE);
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', recentHashes)
    .execute();
}
