import type { Db, Trx } from '../db/database.ts';
import type { Coupon } from './coupon.ts';
import type { CouponUse } from './coupons.ts';

/** Finds a coupon, and whether the owner has used it; null for an unknown code. */
export async function findCoupon(db: Db | Trx, code: string, ownerId: string): Promise<CouponUse | null> {
  const row = await db.selectFrom('coupons').select('body').where('code', '=', code).executeTakeFirst();
  if (!row) return null;
  const earlierUse = await db
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('coupon_code', '=', code)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return { coupon: JSON.parse(row.body) as Coupon, isUsed: earlierUse !== undefined };
}

/** Records the use of a single-use coupon; returns false when the owner has already used it. */
export async function redeemCoupon(
  trx: Trx,
  code: string,
  order: { id: string; owner_id: string },
  now: number,
): Promise<boolean> {
  const couponUse = await findCoupon(trx, code, order.owner_id);
  if (!couponUse?.coupon.isOnce) return true;
  if (couponUse.isUsed) return false;
  // Two orders of one customer may be submitted concurrently; the unique key accepts one of them.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('coupon_uses')
    .values({ coupon_code: code, owner_id: order.owner_id, order_id: order.id, used_at: now })
    .onConflict((conflict) => conflict.columns(['coupon_code', 'owner_id']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the single-use coupons of a cancelled order usable again. */
export async function restoreCoupons(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
}
