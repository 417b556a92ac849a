import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { ONE_TIME_CODE } from '../limits/limits.ts';

/** Returns six random digits. */
export function createCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0');
}

/** The hash is bound to the challenge: the same code of another challenge has another hash. */
export function hashCode(secret: string, challengeId: string, code: string): string {
  return createHmac('sha256', secret).update(`binaa code ${challengeId} ${code}`).digest('base64url');
}

export function isCodeValid(secret: string, challengeId: string, code: string, hash: string | null): boolean {
  return isTimingSafeEqual(hashCode(secret, challengeId, code), hash ?? '');
}

/**
 * Counts a sent code and returns how many more may be sent within the hour. Throws CODE_LIMIT. The row holds
 * the last five times and is shifted in one statement, so that of any number of concurrent calls at most five
 * pass.
 */
export async function consumeCodeSend(
  trx: Trx,
  secret: string,
  limitKey: string,
  now: number,
): Promise<number> {
  const key = createHmac('sha256', secret).update(`binaa code to ${limitKey}`).digest('base64url');
  const windowStart = now - ONE_TIME_CODE.sendWindowMs;
  const row = await trx
    .insertInto('code_sends')
    .values({ address_hash: key, first_at: now, second_at: 0, third_at: 0, fourth_at: 0, fifth_at: 0 })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({
          first_at: now,
          second_at: sql`code_sends.first_at`,
          third_at: sql`code_sends.second_at`,
          fourth_at: sql`code_sends.third_at`,
          fifth_at: sql`code_sends.fourth_at`,
        })
        .where('code_sends.fifth_at', '<=', windowStart),
    )
    .returning(['first_at', 'second_at', 'third_at', 'fourth_at', 'fifth_at'])
    .executeTakeFirst();
  if (row) return Object.values(row).filter((sentAt) => sentAt <= windowStart).length;
  const { fifth_at } = await trx
    .selectFrom('code_sends')
    .select('fifth_at')
    .where('address_hash', '=', key)
    .executeTakeFirstOrThrow();
  const seconds = Math.max(1, Math.ceil((fifth_at - windowStart) / 1000));
  throw new AppError('CODE_LIMIT', { seconds }, { 'retry-after': String(seconds) });
}
