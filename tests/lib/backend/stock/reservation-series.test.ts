import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import {
  MAX_LIMITED_ORDERS,
  RESERVATION_TTL_MS,
  SERIES_MS,
  SERIES_PAUSE_MS,
} from '#lib/backend/stock/reservation-series.ts';
import { releaseReservations } from '#lib/backend/stock/reservations.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { callEndpoint, EMIRATES, type Visitor } from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  type FunctionHarness,
} from '../../../contract/harness/function-client.ts';
import {
  add,
  buy,
  card,
  createDraft,
  readCurrentCart,
  startPayment,
  submit,
} from '../../../contract/harness/purchase-steps.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const MINUTE = 60_000;
const ADDRESS = '198.51.100.7';
const TEN = 'T-TEN';
const LIMITED = Array.from({ length: MAX_LIMITED_ORDERS + 1 }, (_, index) => `T-ONE-${index}`);

function createSeed() {
  const seed = createFixtureSeed();
  seed.products.push(...LIMITED.map((code) => product({ code, quantity: 1 })));
  return seed;
}

interface Draft {
  visitor: Visitor;
  id: string;
}

describe.each(testDatabases)('Reservation series on $name', (database) => {
  let db: Db;
  let harness: FunctionHarness;
  let start = 0;
  let now = 0;
  let keys = 0;

  beforeEach(async () => {
    start = Date.now();
    now = start;
    db = await openSeeded(database, createSeed());
    harness = createFunctionHarness(db, () => now);
  });
  afterEach(() => harness.backend.close());

  const visitorAt = (address?: string) => createFunctionClient(harness, address).visitor();

  async function draft(address: string | undefined, productCode: string, quantity: number): Promise<Draft> {
    const visitor = visitorAt(address);
    expect((await add(visitor, EMIRATES, { productCode }, quantity)).status).toBe(200);
    const { data } = await createDraft(visitor, EMIRATES);
    return { visitor, id: data.id };
  }

  /** Starts a payment with a new key. */
  function pay({ visitor, id }: Draft) {
    keys += 1;
    return startPayment(visitor, EMIRATES, id, `key-${keys}`);
  }

  const readHolds = () => db.selectFrom('stock_holds').selectAll().execute();
  const readSeries = () => db.selectFrom('reservation_series').selectAll().execute();
  const release = ({ id }: Draft) => runInTransaction(db, (trx) => releaseReservations(trx, id, now));
  const minutesUntil = (time: unknown) => (Number(time) - start) / MINUTE;

  it('free the products within half an hour while two guests of one address start payment after payment', async () => {
    const honest = await draft('203.0.113.9', TEN, 6);
    const guests = [await draft(ADDRESS, TEN, 5), await draft(ADDRESS, TEN, 5)];
    let refusedSince: number | undefined;
    let longest = 0;
    for (let minute = 0; minute <= 120; minute += 5) {
      now = start + minute * MINUTE;
      await harness.backend.runMaintenance();
      for (const guest of guests) await pay(guest);
      const attempt = await callEndpoint(honest.visitor, createOrder, {
        query: { cartId: await honest.visitor.cartId(EMIRATES) },
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

  it('let a waiting buyer buy although new guests of the address continue with few pieces each', async () => {
    const honest = await draft('203.0.113.9', TEN, 6);
    const createGuests = () => Promise.all([1, 2, 3, 4, 5].map(() => draft(ADDRESS, TEN, 2)));
    const [early, late] = [await createGuests(), await createGuests()];
    for (const guest of early) expect((await pay(guest)).status).toBe(200);
    const refused = await pay(honest);
    expect([refused.status, refused.error?.code]).toEqual([409, 'HELD_BY_OTHERS']);
    now = start + 15 * MINUTE;
    for (const guest of late) expect((await pay(guest)).status).toBe(200);
    expect((await readHolds()).filter((row) => Number(row.expires_at) > start + SERIES_MS)).toEqual([]);
    now = start + 30 * MINUTE;
    const [first, ...others] = late;
    expect((await pay(first as Draft)).status).toBe(200);
    for (const guest of others) {
      const paused = await pay(guest);
      expect([paused.status, paused.error?.code]).toEqual([429, 'HOLD_TIME_USED']);
      expect(minutesUntil(paused.error?.details?.availableAt)).toBe(60);
    }
    expect((await buy(honest.visitor, EMIRATES)).data.status).toBe('Accepted');
  });

  it('tell the buyer which product others hold, and until when, and leave the cart alone', async () => {
    const [honest, other, third] = [
      await draft(undefined, TEN, 4),
      await draft(undefined, TEN, 5),
      await draft(undefined, TEN, 4),
    ];
    await pay(other);
    now += 5 * MINUTE;
    await pay(third);
    const refused = await pay(honest);
    expect(refused.error).toMatchObject({
      code: 'HELD_BY_OTHERS',
      message: 'Someone is paying for the last ones. Try again in 10 minutes.',
      details: { productCode: TEN, availableAt: start + RESERVATION_TTL_MS, seconds: 600 },
    });
    const inArabic = await startPayment(honest.visitor, { ...EMIRATES, language: 'ar' }, honest.id);
    expect(inArabic.error?.message).toBe(
      'هناك من يدفع الآن ثمن آخر القطع. يُرجى المحاولة مرة أخرى بعد 10 دقائق.',
    );
    expect((await readCurrentCart(honest.visitor, EMIRATES)).itemCount).toBe(4);
    now = start + RESERVATION_TTL_MS;
    expect((await pay(honest)).status).toBe(200);
  });

  it('call pieces sold that others have paid for', async () => {
    const [honest, other] = [await draft(undefined, TEN, 6), await draft(undefined, TEN, 5)];
    const { data: session } = await pay(other);
    await other.visitor.pay(session.id, card());
    expect((await pay(honest)).error).toMatchObject({ code: 'OUT_OF_STOCK', details: { available: 5 } });
  });

  it('let one buyer try again until the half hour is over, and again after the pause', async () => {
    const buyer = await draft(undefined, TEN, 10);
    expect(minutesUntil((await pay(buyer)).data.expiresAt)).toBe(15);
    now = start + 20 * MINUTE;
    expect(minutesUntil((await pay(buyer)).data.expiresAt)).toBe(30);
    now = start + 29 * MINUTE;
    const refused = await pay(buyer);
    expect(refused.error).toMatchObject({
      code: 'HOLD_TIME_USED',
      message: 'These pieces were held for 30 minutes without payment. Try again in 31 minutes.',
      details: { productCode: TEN, availableAt: start + SERIES_MS + SERIES_PAUSE_MS },
    });
    expect(refused.headers.get('retry-after')).toBe(null);
    // The payment in progress goes on.
    expect((await readHolds()).map((row) => minutesUntil(row.expires_at))).toEqual([30]);
    now = start + 60 * MINUTE - 1;
    expect((await pay(buyer)).error?.code).toBe('HOLD_TIME_USED');
    now = start + 60 * MINUTE;
    const { data: session } = await pay(buyer);
    expect(minutesUntil(session.expiresAt)).toBe(75);
    await buyer.visitor.pay(session.id, card());
    expect((await submit(buyer.visitor, EMIRATES, buyer.id)).data.status).toBe('Accepted');
  });

  it('do not limit a shared network where stock is plentiful', async () => {
    const office = await Promise.all([1, 2, 3].map(() => draft(ADDRESS, 'T-PLENTY', 20)));
    for (let minute = 0; minute <= 120; minute += 10) {
      now = start + minute * MINUTE;
      for (const colleague of office) {
        expect((await pay(colleague)).data.expiresAt).toBe(now + RESERVATION_TTL_MS);
      }
    }
    expect(await readSeries()).toEqual([]);
  });

  it('let a network that has used its time still hold a quarter of the stock', async () => {
    const guests = [await draft(ADDRESS, TEN, 5), await draft(ADDRESS, TEN, 5)];
    const neighbour = await draft(ADDRESS, TEN, 2);
    for (const guest of guests) await pay(guest);
    now = start + 20 * MINUTE;
    for (const guest of guests) await pay(guest);
    now = start + 31 * MINUTE;
    expect((await pay(guests[0] as Draft)).error?.code).toBe('HOLD_TIME_USED');
    expect((await pay(neighbour)).data.expiresAt).toBe(now + RESERVATION_TTL_MS);
  });

  it('count the /48 of an IPv6 address as one network, and store no address', async () => {
    const guests = [await draft('2001:db8:1:2::9', TEN, 2), await draft('2001:db8:1:ffff::1', TEN, 2)];
    for (const guest of guests) await pay(guest);
    const [first, second] = await readHolds();
    expect(first?.network).toMatch(/^[\w-]{43}$/);
    expect(second?.network).toBe(first?.network);
    expect((await readSeries()).map((row) => row.holder)).toEqual([`network ${first?.network}`]);
    expect(JSON.stringify([await readHolds(), await readSeries()])).not.toContain('2001');
  });

  it('limit how many unpaid orders of a network hold the last pieces of products', async () => {
    const orders: Draft[] = [];
    for (const code of LIMITED) orders.push(await draft(ADDRESS, code, 1));
    for (const [index, order] of orders.slice(0, MAX_LIMITED_ORDERS).entries()) {
      now = start + index * 1000;
      expect((await pay(order)).status).toBe(200);
    }
    const last = orders.at(-1) as Draft;
    const refused = await pay(last);
    expect(refused.error).toMatchObject({
      code: 'HOLD_LIMIT',
      details: { productCode: LIMITED.at(-1), availableAt: start + RESERVATION_TTL_MS },
    });
    // Plentiful products, other networks, and the orders that are open already are not limited.
    expect((await pay(await draft(ADDRESS, 'T-PLENTY', 20))).status).toBe(200);
    expect((await pay(await draft('203.0.113.9', LIMITED.at(-1) as string, 1))).status).toBe(200);
    await release((await readOrderOf(LIMITED.at(-1) as string)) as Draft);
    expect((await pay(orders[0] as Draft)).status).toBe(200);
    await release(orders[1] as Draft);
    expect((await pay(last)).status).toBe(200);
  });

  it('keep to the limits when payments start at once', async () => {
    const orders = await Promise.all(LIMITED.map((code) => draft(ADDRESS, code, 1)));
    const codes = (await Promise.all(orders.map(pay))).map(({ error }) => error?.code);
    expect(codes.filter(Boolean)).toEqual(['HOLD_LIMIT']);
    const left = orders.filter((_, index) => codes[index] === undefined);
    const rounds = left.map(async (order, index) => (index % 2 ? release(order) : pay(order)));
    await Promise.all(rounds);
    expect(await readHolds()).toHaveLength(MAX_LIMITED_ORDERS / 2);
    expect(harness.log.filter((line) => line.level === 'error')).toEqual([]);
  });

  const readOrderOf = (code: string) =>
    db
      .selectFrom('stock_holds')
      .select('order_id as id')
      .where('product_code', '=', code)
      .executeTakeFirstOrThrow();

  it('end when the order is paid', async () => {
    const buyer = await draft(ADDRESS, TEN, 4);
    const { data: session } = await pay(buyer);
    expect(await readSeries()).toHaveLength(2);
    await buyer.visitor.pay(session.id, card());
    expect(await readSeries()).toEqual([]);
    await submit(buyer.visitor, EMIRATES, buyer.id);
    now = start + 29 * MINUTE;
    await add(buyer.visitor, EMIRATES, { productCode: TEN }, 4);
    const { data: next } = await createDraft(buyer.visitor, EMIRATES);
    const again = await pay({ ...buyer, id: next.id });
    expect(again.data.expiresAt).toBe(now + RESERVATION_TTL_MS);
  });

  it('go on for a network when one order is paid while others hold the product', async () => {
    const [cheap, greedy] = [await draft(ADDRESS, TEN, 1), await draft(ADDRESS, TEN, 9)];
    await pay(greedy);
    now = start + 10 * MINUTE;
    const { data: session } = await pay(cheap);
    await cheap.visitor.pay(session.id, card());
    await submit(cheap.visitor, EMIRATES, cheap.id);
    now = start + 15 * MINUTE;
    expect(minutesUntil((await pay(greedy)).data.expiresAt)).toBe(30);
    now = start + 30 * MINUTE;
    expect((await pay(await draft(ADDRESS, TEN, 9))).error?.code).toBe('HOLD_TIME_USED');
  });

  it('free the stock at once when the payment page is left, and start the pause', async () => {
    const [leaver, other] = [await draft(ADDRESS, TEN, 10), await draft(undefined, TEN, 10)];
    await pay(leaver);
    now = start + 2 * MINUTE;
    await release(leaver);
    expect(await readHolds()).toEqual([]);
    expect((await readSeries()).map((row) => minutesUntil(row.last_expires_at))).toEqual([2, 2]);
    expect((await pay(other)).status).toBe(200);
    await release(other);
    // The time runs on from the first reservation.
    now = start + 29 * MINUTE;
    expect((await pay(leaver)).error?.code).toBe('HOLD_TIME_USED');
    now = start + 32 * MINUTE;
    expect((await pay(leaver)).data.expiresAt).toBe(now + RESERVATION_TTL_MS);
  });

  it('keep the pause of a network whose other orders still hold the product', async () => {
    const [leaver, stayer] = [await draft(ADDRESS, TEN, 5), await draft(ADDRESS, TEN, 5)];
    await pay(leaver);
    now = start + 10 * MINUTE;
    await pay(stayer);
    await release(leaver);
    const network = (await readSeries()).find((row) => row.holder.startsWith('network'));
    expect(minutesUntil(network?.last_expires_at)).toBe(25);
  });

  it('hold nothing for an order that is not complete', async () => {
    const visitor = visitorAt();
    await add(visitor, EMIRATES, { productCode: TEN }, 1);
    const { data } = await callEndpoint(visitor, createOrder, {
      query: { cartId: await visitor.cartId(EMIRATES) },
    });
    expect((await pay({ visitor, id: data.id })).error?.code).toBe('ORDER_INCOMPLETE');
    expect([await readHolds(), await readSeries()]).toEqual([[], []]);
  });

  it('are deleted after their pause', async () => {
    await pay(await draft(ADDRESS, TEN, 10));
    now = start + RESERVATION_TTL_MS + SERIES_PAUSE_MS - 1;
    await harness.backend.runMaintenance();
    expect([(await readHolds()).length, (await readSeries()).length]).toEqual([0, 2]);
    now += 1;
    await harness.backend.runMaintenance();
    expect(await readSeries()).toEqual([]);
  });
});
