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
  const limited = await listLimitedProducts(trx, request, stock, now);
  if (limited.length === 0) return latestEnd;
  if (network !== null) await assertOrderLimit(trx, network, request, limited[0]?.code as string, now);
  const holders = [...new Set(limited.map(({ holder }) => holder))];
  const rows = await readSeries(trx, country, holders, [...request.quantities.keys()]);
  const series = limited.map(({ holder, code }): SeriesRow => {
    const row = rows.find((candidate) => candidate.holder === holder && candidate.product_code === code);
    const isContinued = row && row.last_expires_at + SERIES_PAUSE_MS > now;
    return isContinued ? row : { holder, country, product_code: code, started_at: now, last_expires_at: now };
  });
  assertTimeLeft(series, now);
  const expiresAt = Math.min(latestEnd, ...series.map((entry) => entry.started_at + SERIES_MS));
  const extended = series.map((entry) => ({
    ...entry,
    last_expires_at: Math.max(entry.last_expires_at, expiresAt),
  }));
  await upsertSeries(trx, extended);
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
    quantity > (stock.get(code)?.unsold ?? 0) * UNLIMITED_SHARE;
  const products = [...quantities];
  const byCart = products.filter(([code, quantity]) => isLimited(code, quantity));
  const limited = byCart.map(([code]) => ({ holder: getCartHolder(cartId), code }));
  if (network === null) return limited;
  const others = await readNetworkReservations(trx, network, request, now);
  const byNetwork = products.filter(([code, quantity]) =>
    isLimited(code, quantity + (others.get(code)?.quantity ?? 0)),
  );
  return [...limited, ...byNetwork.map(([code]) => ({ holder: getNetworkHolder(network), code }))];
}

/** Throws HOLD_TIME_USED, with the time when all series may start again, unless all have time left. */
function assertTimeLeft(series: readonly SeriesRow[], now: number): void {
  const [longest] = series
    .filter((entry) => entry.started_at + SERIES_MS - now < MIN_RESERVATION_MS)
    .sort((a, b) => b.last_expires_at - a.last_expires_at);
  if (!longest) return;
  throw createRetryLaterError(
    'HOLD_TIME_USED',
    longest.product_code,
    longest.last_expires_at + SERIES_PAUSE_MS,
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
  const freeAt = ends[ends.length - MAX_LIMITED_ORDERS];
  if (freeAt !== undefined) throw createRetryLaterError('HOLD_LIMIT', productCode, freeAt, now);
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
  const others =
    network === null
      ? new Map<string, { expiresAt: number }>()
      : await readNetworkReservations(trx, network, { orderId, country }, now);
  for (const row of await readSeries(trx, country, holders, codes)) {
    const isOfCart = row.holder === holders[0];
    const otherEnd = isOfCart ? undefined : others.get(row.product_code)?.expiresAt;
    if (otherEnd === undefined && result === 'paid') await deleteSeries(trx, row);
    else
      await upsertSeries(trx, [{ ...row, last_expires_at: Math.min(row.last_expires_at, otherEnd ?? now) }]);
  }
}
