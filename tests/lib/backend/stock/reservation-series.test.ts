import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SERIES_MS, SERIES_PAUSE_MS } from '#lib/backend/stock/reservation-series.ts';
import { RESERVATION_TTL_MS } from '#lib/backend/stock/reservations.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import {
  addToCart,
  buy,
  createCard,
  createDraft,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import {
  ADDRESS,
  createStockHarness,
  MINUTE,
  type StockHarness,
  TEN,
  type UnpaidOrder,
} from './stock-harness.ts';

describe.each(testDatabases)('Reservation series on $name', (database) => {
  let backend: StockHarness;
  beforeEach(async () => {
    backend = await createStockHarness(database);
  });
  afterEach(() => backend.close());

  it('free the products within half an hour while two guests of one address start payment after payment', async () => {
    const { runMaintenance, setMinute, draft, pay } = backend;
    const otherCustomer = await draft('203.0.113.9', TEN, 6);
    const guests = [await draft(ADDRESS, TEN, 5), await draft(ADDRESS, TEN, 5)];
    let refusedSince: number | undefined;
    let longest = 0;
    for (let minute = 0; minute <= 120; minute += 5) {
      setMinute(minute);
      await runMaintenance();
      for (const guest of guests) await pay(guest);
      const attempt = await callEndpoint(otherCustomer.visitor, createOrder, {
        query: { cartId: await otherCustomer.visitor.cartId(EMIRATES) },
      });
      if (attempt.error) {
        expect(attempt.error.code).toBe('HELD_BY_OTHERS');
        refusedSince ??= minute;
      } else {
        longest = Math.max(longest, minute - (refusedSince ?? minute));
        refusedSince = undefined;
      }
    }
    expect(refusedSince ?? 120).toBeGreaterThanOrEqual(90);
    expect(longest).toBe(SERIES_MS / MINUTE);
  });

  it('allow a waiting customer to buy although new guests of the address continue with few pieces each', async () => {
    const { start, setMinute, minutesUntil, draft, pay, readHolds } = backend;
    const regularBuyer = await draft('203.0.113.9', TEN, 6);
    const createGuests = () => Promise.all([1, 2, 3, 4, 5].map(() => draft(ADDRESS, TEN, 2)));
    const [earlyGuests, lateGuests] = [await createGuests(), await createGuests()];
    for (const guest of earlyGuests) expect((await pay(guest)).status).toBe(200);
    const rejectedPayment = await pay(regularBuyer);
    expect([rejectedPayment.status, rejectedPayment.error?.code]).toEqual([409, 'HELD_BY_OTHERS']);
    setMinute(15);
    for (const guest of lateGuests) expect((await pay(guest)).status).toBe(200);
    expect((await readHolds()).filter((row) => Number(row.expires_at) > start + SERIES_MS)).toEqual([]);
    setMinute(30);
    const [first, ...others] = lateGuests;
    expect((await pay(first as UnpaidOrder)).status).toBe(200);
    for (const guest of others) {
      const paused = await pay(guest);
      expect([paused.status, paused.error?.code]).toEqual([429, 'HOLD_TIME_USED']);
      expect(minutesUntil(paused.error?.details?.availableAt)).toBe(60);
    }
    expect((await buy(regularBuyer.visitor, EMIRATES)).data.status).toBe('Accepted');
  });

  it('allow one customer to try again until the half hour is over, and again after the pause', async () => {
    const { start, setMinute, minutesUntil, draft, pay, readHolds } = backend;
    const buyer = await draft(undefined, TEN, 10);
    expect(minutesUntil((await pay(buyer)).data.expiresAt)).toBe(15);
    setMinute(20);
    expect(minutesUntil((await pay(buyer)).data.expiresAt)).toBe(30);
    setMinute(29);
    const rejectedPayment = await pay(buyer);
    expect(rejectedPayment.error).toMatchObject({
      code: 'HOLD_TIME_USED',
      message: 'These pieces were held for 30 minutes without payment. Try again in 31 minutes.',
      details: { productCode: TEN, availableAt: start + SERIES_MS + SERIES_PAUSE_MS },
    });
    expect(rejectedPayment.headers.get('retry-after')).toBe(null);
    // The payment in progress is not interrupted.
    expect((await readHolds()).map((row) => minutesUntil(row.expires_at))).toEqual([30]);
    setMinute(60 - 1 / MINUTE);
    expect((await pay(buyer)).error?.code).toBe('HOLD_TIME_USED');
    setMinute(60);
    const { data: session } = await pay(buyer);
    expect(minutesUntil(session.expiresAt)).toBe(75);
    await buyer.visitor.pay(session.id, createCard());
    expect((await submitOrder(buyer.visitor, EMIRATES, buyer.id)).data.status).toBe('Accepted');
  });

  it('do not limit a shared network where stock is plentiful', async () => {
    const { getNow, setMinute, draft, pay, readSeries } = backend;
    const officeOrders = await Promise.all([1, 2, 3].map(() => draft(ADDRESS, 'T-PLENTY', 20)));
    for (let minute = 0; minute <= 120; minute += 10) {
      setMinute(minute);
      for (const officeOrder of officeOrders) {
        expect((await pay(officeOrder)).data.expiresAt).toBe(getNow() + RESERVATION_TTL_MS);
      }
    }
    expect(await readSeries()).toEqual([]);
  });

  it('allow a network that has used its time to reserve a quarter of the stock', async () => {
    const { getNow, setMinute, draft, pay } = backend;
    const guests = [await draft(ADDRESS, TEN, 5), await draft(ADDRESS, TEN, 5)];
    const neighbour = await draft(ADDRESS, TEN, 2);
    for (const guest of guests) await pay(guest);
    setMinute(20);
    for (const guest of guests) await pay(guest);
    setMinute(31);
    expect((await pay(guests[0] as UnpaidOrder)).error?.code).toBe('HOLD_TIME_USED');
    expect((await pay(neighbour)).data.expiresAt).toBe(getNow() + RESERVATION_TTL_MS);
  });

  it('end when the order is paid', async () => {
    const { getNow, setMinute, draft, pay, readHolds, readSeries } = backend;
    const buyer = await draft(ADDRESS, TEN, 4);
    const { data: session } = await pay(buyer);
    expect(await readSeries()).toHaveLength(2);
    await buyer.visitor.pay(session.id, createCard());
    expect(await readSeries()).toEqual([]);
    expect(await readHolds()).toMatchObject([{ network: null, expires_at: null }]);
    await submitOrder(buyer.visitor, EMIRATES, buyer.id);
    setMinute(29);
    await addToCart(buyer.visitor, EMIRATES, { productCode: TEN }, 4);
    const { data: next } = await createDraft(buyer.visitor, EMIRATES);
    const nextPayment = await pay({ ...buyer, id: next.id });
    expect(nextPayment.data.expiresAt).toBe(getNow() + RESERVATION_TTL_MS);
  });

  it('go on for a network when one order is paid while others hold the product', async () => {
    const { setMinute, minutesUntil, draft, pay } = backend;
    const [smallOrder, largeOrder] = [await draft(ADDRESS, TEN, 1), await draft(ADDRESS, TEN, 9)];
    await pay(largeOrder);
    setMinute(10);
    const { data: session } = await pay(smallOrder);
    await smallOrder.visitor.pay(session.id, createCard());
    await submitOrder(smallOrder.visitor, EMIRATES, smallOrder.id);
    setMinute(15);
    expect(minutesUntil((await pay(largeOrder)).data.expiresAt)).toBe(30);
    setMinute(30);
    expect((await pay(await draft(ADDRESS, TEN, 9))).error?.code).toBe('HOLD_TIME_USED');
  });

  it('free the stock at once when the payment page is left, and start the pause', async () => {
    const { getNow, setMinute, minutesUntil, draft, pay, release, readHolds, readSeries } = backend;
    const [leavingCustomer, other] = [await draft(ADDRESS, TEN, 10), await draft(undefined, TEN, 10)];
    await pay(leavingCustomer);
    setMinute(2);
    await release(leavingCustomer);
    expect(await readHolds()).toEqual([]);
    expect((await readSeries()).map((row) => minutesUntil(row.last_expires_at))).toEqual([2, 2]);
    expect((await pay(other)).status).toBe(200);
    await release(other);
    // The time of a series counts from its first reservation.
    setMinute(29);
    expect((await pay(leavingCustomer)).error?.code).toBe('HOLD_TIME_USED');
    setMinute(32);
    expect((await pay(leavingCustomer)).data.expiresAt).toBe(getNow() + RESERVATION_TTL_MS);
  });

  it('keep the pause of a network whose other orders still hold the product', async () => {
    const { setMinute, minutesUntil, draft, pay, release, readSeries } = backend;
    const [leavingCustomer, remainingCustomer] = [await draft(ADDRESS, TEN, 5), await draft(ADDRESS, TEN, 5)];
    await pay(leavingCustomer);
    setMinute(10);
    await pay(remainingCustomer);
    await release(leavingCustomer);
    const network = (await readSeries()).find((row) => row.holder.startsWith('network'));
    expect(minutesUntil(network?.last_expires_at)).toBe(25);
  });

  it('are deleted after their pause', async () => {
    const { runMaintenance, setMinute, draft, pay, readHolds, readSeries } = backend;
    await pay(await draft(ADDRESS, TEN, 10));
    setMinute(45 - 1 / MINUTE);
    await runMaintenance();
    expect([(await readHolds()).length, (await readSeries()).length]).toEqual([0, 2]);
    setMinute(45);
    await runMaintenance();
    expect(await readSeries()).toEqual([]);
  });
});
