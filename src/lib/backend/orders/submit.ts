import { COUNTRIES } from '#lib/locale/countries.ts';
import { emptyCart } from '../cart/remove-ordered-lines.ts';
import { spendCoupon } from '../coupons/coupons.ts';
import { type Db, transaction } from '../db/database.ts';
import { Fault } from '../gateway/fault.ts';
import { demandPayment, markPaid, voidPayments } from '../payment/ledger.ts';
import { deliveryOf } from '../pricing/rules.ts';
import { releaseHolds, takeStock } from '../stock/stock.ts';
import { demandComplete, demandOrder, readDraft, wantedBy } from './drafts.ts';
import { nextOrderNumber, updateOrder } from './queries.ts';
import { orderNumberOf } from './rules.ts';

/**
 * Submits an order exactly once: money, stock, number and cart change together or not at all, and an order
 * that is submitted already is left as it is. `owner` null is the shop itself.
 */
export async function submitOrder(db: Db, id: string, owner: string | null, now: number): Promise<void> {
  try {
    await transaction(db, async (trx) => {
      const order = await demandOrder(trx, id, owner);
      if (order.status === 'Accepted' || order.status === 'Delivered') return;
      if (order.status !== 'Pending') throw new Fault('NO_ACTIVE_ORDER');
      demandComplete(order);
      const payment = await demandPayment(trx, id, now);
      if (payment.amount !== order.total) {
        throw new Fault('PRICE_CHANGED', { total: { amount: order.total, currency: order.currency } });
      }
      const draft = await readDraft(trx, order);
      for (const { code } of draft.discounts) {
        if (code === null || (await spendCoupon(trx, code, order, now))) continue;
        // It was used by another order meanwhile: this one costs more without it.
        const { subtotal, currency } = order;
        const amount = subtotal + deliveryOf(COUNTRIES[order.country], subtotal).fee;
        throw new Fault('PRICE_CHANGED', { total: { amount, currency } });
      }
      await takeStock(trx, wantedBy(order, draft), now);
      await markPaid(trx, payment.id, now);
      const sequence = await nextOrderNumber(trx);
      await updateOrder(
        trx,
        id,
        {
          status: 'Accepted',
          order_number: orderNumberOf(COUNTRIES[order.country], sequence, now),
          submitted_at: now,
        },
        now,
      );
      await emptyCart(trx, order.cart_id, draft.lines, now);
    });
  } catch (error) {
    const isHopeless = error instanceof Fault && ['OUT_OF_STOCK', 'PRICE_CHANGED'].includes(error.code);
    if (isHopeless) await giveBack(db, id, error.code, now);
    throw error;
  }
}

// No money is kept for what cannot be sent: the authorisation is let go, and the cart stays.
async function giveBack(db: Db, id: string, why: string, now: number): Promise<void> {
  await transaction(db, async (trx) => {
    const order = await demandOrder(trx, id, null);
    if (order.status !== 'Pending') return;
    await voidPayments(trx, id, ['Authorised'], why, now);
    await releaseHolds(trx, id);
  });
}
