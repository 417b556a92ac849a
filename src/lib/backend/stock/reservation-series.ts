import { sql } from 'kysely';
import { MINUTE_MS } from '#lib/locale/duration.ts';
import { hasRowLocks, type Trx } from '../db/database.ts';
import { lockStockRows, type ReservationRequest } from './queries.ts';
import {
  deleteSeries,
  getCartHolder,
  getNetworkHolder,
  readLimitedOrderEnds,
  readNetworkReservations,
  readReservationHolders,
  readSeries,
  type SeriesRow,
  upsertSeries,
} from './series-queries.ts';
import { createRetryLaterError, type StockLevel } from './stock-level.ts';

/**
 * Total time for which a cart or network may reserve more than UNLIMITED_SHARE of a product, over all its
 * reservations.
 */
export const SERIES_MS = 30 * MINUTE_MS;

/** Time after the end of its last reservation after which a cart or network may start again. */
export const SERIES_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Share of a product's unsold stock that a cart or network may always reserve, so that customers who share a
 * network address can buy.
 */
export const UNLIMITED_SHARE = 1 / 4;

/** Maximum number of unpaid orders of a network that reserve more than UNLIMITED_SHARE of a product. */
export const MAX_LIMITED_ORDERS = 10;

// A shorter reservation leaves no time to pay.
const MIN_RESERVATION_MS = 2 * MINUTE_MS;

/**
 * Returns when a reservation ends, at the latest `latestEnd`, and records it in the series that it belongs to.
 * Throws HOLD_TIME_USED or HOLD_LIMIT. The stock rows must be locked.
 */
export async function limitReservation(
  trx: Trx,
  request: ReservationRequest,
  stock: ReadonlyMap<string, StockLevel>,
  latestEnd: number,
  now: number,
): Promise<number> {
  const { country, network } = request;
  const limitedProducts = await listLimitedProducts(trx, request, stock, now);
  if (limitedProducts.length === 0) return latestEnd;
  if (network !== null)
    await assertOrderLimit(trx, network, request, limitedProducts[0]?.code as string, now);
  const holders = [...new Set(limitedProducts.map(({ holder }) => holder))];
  const rows = await readSeries(trx, country, holders, [...request.quantities.keys()]);
  const series = limitedProducts.map(({ holder, code }): SeriesRow => {
    const row = rows.find((candidate) => candidate.holder === holder && candidate.product_code === code);
    const continuesSeries = row && row.last_expires_at + SERIES_PAUSE_MS > now;
    return continuesSeries
      ? row
      : { holder, country, product_code: code, started_at: now, last_expires_at: now };
  });
  assertTimeLeft(series, now);
  const expiresAt = Math.min(latestEnd, ...series.map((entry) => entry.started_at + SERIES_MS));
  const extendedSeries = series.map((entry) => ({
    ...entry,
    last_expires_at: Math.max(entry.last_expires_at, expiresAt),
  }));
  await upsertSeries(trx, extendedSeries);
  return expiresAt;
}

/** Lists the products of which the order's cart or network would reserve more than UNLIMITED_SHARE. */
async function listLimitedProducts(
  trx: Trx,
  request: ReservationRequest,
  stock: ReadonlyMap<string, StockLevel>,
  now: number,
): Promise<{ holder: string; code: string }[]> {
  const { network, cartId, quantities } = request;
  const isLimited = (code: string, quantity: number) =>
    quantity > (stock.get(code)?.unsoldQuantity ?? 0) * UNLIMITED_SHARE;
  const products = [...quantities];
  const limitedByCart = products.filter(([code, quantity]) => isLimited(code, quantity));
  const cartProducts = limitedByCart.map(([code]) => ({ holder: getCartHolder(cartId), code }));
  if (network === null) return cartProducts;
  const networkReservations = await readNetworkReservations(trx, network, request, now);
  const byNetwork = products.filter(([code, quantity]) =>
    isLimited(code, quantity + (networkReservations.get(code)?.quantity ?? 0)),
  );
  return [...cartProducts, ...byNetwork.map(([code]) => ({ holder: getNetworkHolder(network), code }))];
}

/** Throws HOLD_TIME_USED, with the time when all series may start again, unless all have time left. */
function assertTimeLeft(series: readonly SeriesRow[], now: number): void {
  const [exhaustedSeries] = series
    .filter((entry) => entry.started_at + SERIES_MS - now < MIN_RESERVATION_MS)
    .sort((a, b) => b.last_expires_at - a.last_expires_at);
  if (!exhaustedSeries) return;
  throw createRetryLaterError(
    'HOLD_TIME_USED',
    exhaustedSeries.product_code,
    exhaustedSeries.last_expires_at + SERIES_PAUSE_MS,
    now,
  );
}

async function assertOrderLimit(
  trx: Trx,
  network: string,
  { orderId }: ReservationRequest,
  productCode: string,
  now: number,
): Promise<void> {
  // Concurrent orders of other products lock other stock rows, so together they could exceed the limit.
  if (hasRowLocks(trx)) {
    await sql`select pg_advisory_xact_lock(hashtext('stock network'), hashtext(${network}))`.execute(trx);
  }
  const ends = await readLimitedOrderEnds(trx, network, orderId, now);
  const availableAt = ends[ends.length - MAX_LIMITED_ORDERS];
  if (availableAt !== undefined) throw createRetryLaterError('HOLD_LIMIT', productCode, availableAt, now);
}

/**
 * Ends the series of a paid order; for an order that is only released, starts the pause of its series now. A
 * series continues while other orders of the network reserve the product.
 */
export async function endSeries(
  trx: Trx,
  orderId: string,
  result: 'paid' | 'released',
  now: number,
): Promise<void> {
  const reservations = await readReservationHolders(trx, orderId);
  const [first] = reservations;
  if (!first) return;
  const { country, network, cart_id } = first;
  const codes = reservations.map(({ product_code }) => product_code);
  await lockStockRows(trx, country, codes);
  const holders = [getCartHolder(cart_id), ...(network === null ? [] : [getNetworkHolder(network)])];
  const networkReservations =
    network === null
      ? new Map<string, { expiresAt: number }>()
      : await readNetworkReservations(trx, network, { orderId, country }, now);
  for (const row of await readSeries(trx, country, holders, codes)) {
    const isOfCart = row.holder === holders[0];
    const networkExpiresAt = isOfCart ? undefined : networkReservations.get(row.product_code)?.expiresAt;
    if (networkExpiresAt === undefined && result === 'paid') await deleteSeries(trx, row);
    else
      await upsertSeries(trx, [
        { ...row, last_expires_at: Math.min(row.last_expires_at, networkExpiresAt ?? now) },
      ]);
  }
}
