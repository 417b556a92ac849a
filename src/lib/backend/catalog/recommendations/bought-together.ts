import { setImmediate as breathe } from 'node:timers/promises';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { Db } from '../../db/database.ts';

const HISTORY_MS = 180 * DAY_MS;
const MAX_AGE_MS = 3_600_000;
const BATCH_SIZE = 1000;
const MAX_PRODUCTS = 20;
// With fewer common orders, the result would reveal what a single customer bought.
const MIN_ORDERS = 3;
// Larger orders supply a whole building site and do not show which products are used together.
const MAX_LINES = 30;

/** Returns the variant groups that are bought together with a variant group, the strongest relation first. */
export type ListBoughtTogether = (group: string, now: number) => Promise<readonly string[]>;

/**
 * Counts orders at the first call and then once an hour. Earlier counts are used while new ones are computed,
 * and when that fails.
 */
export function createBoughtTogether(db: Db): ListBoughtTogether {
  let lastCountAt = Number.NEGATIVE_INFINITY;
  let cachedCounts: ReadonlyMap<string, string[]> | undefined;
  let pendingPairs: Promise<ReadonlyMap<string, string[]>> | undefined;

  function recountPairs(now: number): Promise<ReadonlyMap<string, string[]>> {
    const newCounts = rankPairedGroups(db, now - HISTORY_MS)
      .then((counts) => {
        cachedCounts = counts;
        lastCountAt = now;
        return counts;
      })
      .finally(() => {
        pendingPairs = undefined;
      });
    // Callers with earlier counts do not await this promise, so its rejection is handled here.
    newCounts.catch(() => {});
    return newCounts;
  }

  async function getCounts(now: number): Promise<ReadonlyMap<string, string[]>> {
    if (cachedCounts && now - lastCountAt < MAX_AGE_MS) return cachedCounts;
    pendingPairs ??= recountPairs(now);
    return cachedCounts ?? (await pendingPairs);
  }

  return async (group, now) => (await getCounts(now)).get(group) ?? [];
}

/** Yields the variant groups of each order submitted since a time. */
async function* readOrderGroups(db: Db, since: number): AsyncGenerator<string[]> {
  for (let lastId = ''; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select('id')
      .where('id', '>', lastId)
      .where('submitted_at', '>=', since)
      .where('status', '!=', 'Cancelled')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    if (orders.length === 0) return;
    const ids = orders.map(({ id }) => id);
    const lines = await db
      .selectFrom('order_lines as l')
      .innerJoin('products as p', 'p.code', 'l.product_code')
      .where('l.order_id', 'in', ids)
      .where('l.parent_id', 'is', null)
      .select(['l.order_id', 'p.group_code'])
      .distinct()
      .execute();
    for (const orderLines of Map.groupBy(lines, (line) => line.order_id).values()) {
      yield orderLines.map((line) => line.group_code);
    }
    lastId = ids.at(-1) as string;
    await breathe();
  }
}

async function rankPairedGroups(db: Db, since: number): Promise<ReadonlyMap<string, string[]>> {
  const orderCounts = new Map<string, number>();
  const pairCounts = new Map<string, Map<string, number>>();
  for await (const groups of readOrderGroups(db, since)) {
    if (groups.length > MAX_LINES) continue;
    for (const group of groups) {
      orderCounts.set(group, (orderCounts.get(group) ?? 0) + 1);
      const pairedGroups = pairCounts.get(group) ?? new Map<string, number>();
      pairCounts.set(group, pairedGroups);
      for (const otherGroup of groups)
        if (otherGroup !== group) pairedGroups.set(otherGroup, (pairedGroups.get(otherGroup) ?? 0) + 1);
    }
  }
  // Products that occur in many orders get a lower score.
  const getScore = (code: string, pairCount: number) => pairCount / Math.sqrt(orderCounts.get(code) ?? 1);
  const rankPairs = (pairedGroups: ReadonlyMap<string, number>): string[] =>
    [...pairedGroups]
      .filter(([, pairCount]) => pairCount >= MIN_ORDERS)
      .map(([code, pairCount]) => ({ code, weight: getScore(code, pairCount) }))
      .sort((a, b) => b.weight - a.weight || (a.code < b.code ? -1 : 1))
      .slice(0, MAX_PRODUCTS)
      .map(({ code }) => code);
  return new Map([...pairCounts].map(([code, pairedGroups]) => [code, rankPairs(pairedGroups)]));
}
