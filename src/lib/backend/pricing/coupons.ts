import type { Db, Trx } from '../db/database.ts';
import type { Coupon } from './coupon.ts';
import type { CouponUse } from './coupon-eligibility.ts';

/** A coupon, and whether somebody has used it; null when there is none of that code. */
export async function findCoupon(db: Db | Trx, code: string, owner: string): Promise<CouponUse | null> {
  const row = await db.selectFrom('coupons').select('body').where('code', '=', code).executeTakeFirst();
  if (!row) return null;
  const use = await db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('coupon_code', '=', code)
    .where('owner_id', '=', owner)
    .executeTakeFirst();
  return { coupon: JSON.parse(row.body) as Coupon, isUsed: use !== undefined };
}

/** Notes that somebody used a coupon that works once; false when it was used before. */
export async function redeemCoupon(
  trx: Trx,
  code: string,
  order: { id: string; owner_id: string },
  now: number,
): Promise<boolean> {
  const found = await findCoupon(trx, code, order.owner_id);
  if (!found?.coupon.isOnce) return true;
  if (found.isUsed) return false;
  // Two orders of one customer may be submitted at the same moment: the database lets one of them.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('coupon_uses')
    .values({ coupon_code: code, owner_id: order.owner_id, order_id: order.id, used_at: now })
    .onConflict((conflict) => conflict.columns(['coupon_code', 'owner_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
