import { describe, expect, it } from 'vitest';
import { cancelOwnLines, previewCancellation } from '#lib/backend/orders/cancellation/cancel-lines.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';
import { useWalletCheckout } from './wallet-checkout.ts';

describe('Cancelled lines of an order that a wallet has paid in part', () => {
  const { shop, call, hold, startPayment, payByCard, submit, balance } = useWalletCheckout(
    testDatabases[0] as TestDatabase,
  );

  const read = () => call(readOrder, { params: { id: shop.order.id } });
  const cancelOne = async (order: Order) => {
    const { userId } = shop.customer;
    const choices = [{ lineId: order.items[0]?.id ?? '', quantity: 1 }];
    const allows = () => true;
    const previewed = await previewCancellation(shop.db, order.id, userId, choices, allows);
    const services = { db: shop.db, sendStatus: async () => {}, allowsPartialRefund: allows };
    const request = { choices, total: order.total, now: shop.now };
    await cancelOwnLines(services, order.id, userId, request);
    return { order: await read(), previewed: [previewed.wallet, previewed.otherRefund] };
  };
  const readRefunds = async () =>
    (await shop.db.selectFrom('refunds').select('amount').orderBy('created_at').execute()).map(
      ({ amount }) => amount,
    );

  it('go back to the wallet first, then to the card, and together never more than was paid', async () => {
    const unit = shop.order.items[0]?.unitPrice.extendedAmount.amount ?? 0;
    const part = unit + 500;
    await hold(part);
    const { id } = await startPayment();
    await payByCard(id);
    await submit();
    const before = await balance();
    const first = await cancelOne(await read());
    expect(first.previewed).toEqual([unit, 0]);
    expect(await balance()).toBe(before + unit);
    expect(first.order.walletAmount.amount).toBe(500);
    const second = await cancelOne(first.order);
    expect(second.previewed).toEqual([500, unit - 500]);
    expect(await balance()).toBe(before + part);
    expect(await readRefunds()).toEqual([unit - 500]);
    expect(second.order).toMatchObject({
      walletAmount: { amount: 0 },
      total: { amount: shop.order.total.amount - 2 * unit },
    });
    // The last line cancels the order: everything is refunded.
    const last = await cancelOne(second.order);
    expect(last.order.status).toBe('Cancelled');
    expect(await balance()).toBe(before + part);
    const returned = (await readRefunds()).reduce((sum, amount) => sum + amount, 0);
    expect(returned + part).toBe(shop.order.total.amount);
  });
});
