import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_LIMITED_ORDERS } from '#lib/backend/stock/reservation-series.ts';
import { RESERVATION_TTL_MS } from '#lib/backend/stock/reservations.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import {
  addToCart,
  createCard,
  readCurrentCart,
  startPayment,
} from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import {
  ADDRESS,
  createStockHarness,
  SINGLE,
  type StockHarness,
  TEN,
  type UnpaidOrder,
} from './stock-harness.ts';

describe.each(testDatabases)('Reservations on $name', (database) => {
  let backend: StockHarness;
  beforeEach(async () => {
    backend = await createStockHarness(database);
  });
  afterEach(() => backend.close());

  it('tell the buyer which product is reserved by others, and until when, and leave the cart unchanged', async () => {
    const { start, setMinute, draft, pay } = backend;
    const [first, other, third] = [
      await draft(undefined, TEN, 4),
      await draft(undefined, TEN, 5),
      await draft(undefined, TEN, 4),
    ];
    await pay(other);
    setMinute(5);
    await pay(third);
    const refused = await pay(first);
    expect(refused.error).toMatchObject({
      code: 'HELD_BY_OTHERS',
      message: 'The last ones are held for a payment in progress. Try again in 10 minutes.',
      details: { productCode: TEN, availableAt: start + RESERVATION_TTL_MS, seconds: 600 },
    });
    const inArabic = await startPayment(first.visitor, { ...EMIRATES, language: 'ar' }, first.id);
    expect(inArabic.error?.message).toBe(
      'آخر القطع محجوزة الآن لعملية دفع جارية. حاول مرة أخرى بعد 10 دقائق.',
    );
    const [line] = (await readCurrentCart(first.visitor, EMIRATES)).items.flatMap(({ items }) => items);
    expect(line).toMatchObject({ quantity: 4, isAvailable: false, isHeldByOthers: true });
    setMinute(15);
    expect((await pay(first)).status).toBe(200);
  });

  it('report pieces that others have paid for as sold', async () => {
    const { draft, pay } = backend;
    const [firstBuyer, other] = [await draft(undefined, TEN, 6), await draft(undefined, TEN, 5)];
    const { data: session } = await pay(other);
    await other.visitor.pay(session.id, createCard());
    expect((await pay(firstBuyer)).error).toMatchObject({ code: 'OUT_OF_STOCK', details: { available: 5 } });
    const [line] = (await readCurrentCart(firstBuyer.visitor, EMIRATES)).items.flatMap(({ items }) => items);
    expect(line).toMatchObject({ quantity: 6, isAvailable: false });
    expect(line?.isHeldByOthers).toBeUndefined();
  });

  it('hold nothing for an order that is not complete', async () => {
    const { visitorAt, pay, readHolds, readSeries } = backend;
    const visitor = visitorAt();
    await addToCart(visitor, EMIRATES, { productCode: TEN }, 1);
    const { data } = await callEndpoint(visitor, createOrder, {
      query: { cartId: await visitor.cartId(EMIRATES) },
    });
    expect((await pay({ visitor, id: data.id })).error?.code).toBe('ORDER_INCOMPLETE');
    expect([await readHolds(), await readSeries()]).toEqual([[], []]);
  });

  it('count the /48 of an IPv6 address as one network, and store no address', async () => {
    const { draft, pay, readHolds, readSeries } = backend;
    const guests = [await draft('2001:db8:1:2::9', TEN, 2), await draft('2001:db8:1:ffff::1', TEN, 2)];
    for (const guest of guests) await pay(guest);
    const [first, second] = await readHolds();
    expect(first?.network).toMatch(/^[\w-]{43}$/);
    expect(second?.network).toBe(first?.network);
    expect((await readSeries()).map((row) => row.holder)).toEqual([`network ${first?.network}`]);
    expect(JSON.stringify([await readHolds(), await readSeries()])).not.toContain('2001');
  });

  it('limit how many unpaid orders of a network hold the last pieces of products', async () => {
    const { start, setMinute, draft, pay, release } = backend;
    const orders: UnpaidOrder[] = [];
    for (const code of SINGLE.slice(0, MAX_LIMITED_ORDERS + 1)) orders.push(await draft(ADDRESS, code, 1));
    for (const [index, order] of orders.slice(0, MAX_LIMITED_ORDERS).entries()) {
      setMinute(index / 60);
      expect((await pay(order)).status).toBe(200);
    }
    const last = orders.at(-1) as UnpaidOrder;
    const lastCode = SINGLE[MAX_LIMITED_ORDERS] as string;
    const refused = await pay(last);
    expect(refused.error).toMatchObject({
      code: 'HOLD_LIMIT',
      details: { productCode: lastCode, availableAt: start + RESERVATION_TTL_MS },
    });
    // Products with plenty of stock, other networks, and orders that are already open are not limited.
    expect((await pay(await draft(ADDRESS, 'T-PLENTY', 20))).status).toBe(200);
    const neighbour = await draft('203.0.113.9', lastCode, 1);
    expect((await pay(neighbour)).status).toBe(200);
    await release(neighbour);
    expect((await pay(orders[0] as UnpaidOrder)).status).toBe(200);
    await release(orders[1] as UnpaidOrder);
    expect((await pay(last)).status).toBe(200);
  });

  it('keep to the limits when payments start at once', async () => {
    const { log, draft, pay, release, readHolds } = backend;
    const orders = await Promise.all(SINGLE.map((code) => draft(ADDRESS, code, 1)));
    const codes = (await Promise.all(orders.map(pay))).map(({ error }) => error?.code);
    const refused = SINGLE.length - MAX_LIMITED_ORDERS;
    expect(codes.filter(Boolean)).toEqual(Array.from({ length: refused }, () => 'HOLD_LIMIT'));
    const unpaidOrders = orders.filter((_, index) => codes[index] === undefined);
    const rounds = unpaidOrders.map(async (order, index) => (index % 2 ? release(order) : pay(order)));
    await Promise.all(rounds);
    expect(await readHolds()).toHaveLength(MAX_LIMITED_ORDERS / 2);
    expect(log.filter((line) => line.level === 'error')).toEqual([]);
  });
});
