import { expect } from 'vitest';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { MAX_LIMITED_ORDERS } from '#lib/backend/stock/reservation-series.ts';
import { releaseReservations } from '#lib/backend/stock/reservations.ts';
import { EMIRATES, type Visitor } from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { addToCart, createDraft, startPayment } from '../../../contract/harness/purchase-steps.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { openSeeded, type TestDatabase } from '../databases.ts';

export const MINUTE = 60_000;
/** The network address that some guests share. */
export const ADDRESS = '198.51.100.7';
/** A product with a stock of ten. */
export const TEN = 'T-TEN';
/** Products with one piece each. */
export const SINGLE = Array.from({ length: MAX_LIMITED_ORDERS * 2 }, (_, index) => `T-ONE-${index}`);

function createSeed() {
  const seed = createFixtureSeed();
  seed.products.push(...SINGLE.map((code) => product({ code, quantity: 1 })));
  return seed;
}

/** An order that is complete but not paid. */
export interface UnpaidOrder {
  visitor: Visitor;
  id: string;
}

export type StockHarness = Awaited<ReturnType<typeof createStockHarness>>;

/** A backend whose clock is set in minutes. */
export async function createStockHarness(database: TestDatabase) {
  const db: Db = await openSeeded(database, createSeed());
  const start = Date.now();
  let now = start;
  let keys = 0;
  const harness = createFunctionHarness(db, () => now);
  const visitorAt = (address?: string) => createFunctionClient(harness, address).visitor();
  return {
    db,
    start,
    log: harness.log,
    runMaintenance: harness.backend.runMaintenance,
    close: harness.backend.close,
    getNow: () => now,
    setMinute(minute: number) {
      now = start + minute * MINUTE;
    },
    minutesUntil: (time: unknown) => (Number(time) - start) / MINUTE,
    visitorAt,
    async draft(address: string | undefined, productCode: string, quantity: number): Promise<UnpaidOrder> {
      const visitor = visitorAt(address);
      expect((await addToCart(visitor, EMIRATES, { productCode }, quantity)).status).toBe(200);
      const { data } = await createDraft(visitor, EMIRATES);
      return { visitor, id: data.id };
    },
    /** Starts a payment with a new key. */
    pay({ visitor, id }: UnpaidOrder) {
      keys += 1;
      return startPayment(visitor, EMIRATES, id, `key-${keys}`);
    },
    release: (order: UnpaidOrder) => runInTransaction(db, (trx) => releaseReservations(trx, order.id, now)),
    readHolds: () => db.selectFrom('stock_holds').selectAll().execute(),
    readSeries: () => db.selectFrom('reservation_series').selectAll().execute(),
  };
}
