import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';

const DAY = 86_400_000;
const HISTORY_MS = 180 * DAY;
const FRESH = 3_600_000;
const BATCH = 1000;
const MOST = 20;
// Fewer common orders would reveal what a single customer bought.
const MIN_ORDERS = 3;
// Larger orders equip a whole site and say nothing about which products belong together.
const MAX_LINES = 30;

/** Returns the codes of products that are bought together with a variant group, the strongest relation first. */
export type ListBoughtTogether = (group: string, now: number) => Promise<readonly string[]>;

/** Counts orders at the first call and then once an hour. Earlier counts are used while counting, and if it fails. */
export function createBoughtTogether(db: Db): ListBoughtTogether {
  let counted = Number.NEGATIVE_INFINITY;
  let known: ReadonlyMap<string, string[]> | undefined;
  let counting: Promise<ReadonlyMap<string, string[]>> | undefined;

  function recount(now: number): Promise<ReadonlyMap<string, string[]>> {
    const next = count(db, now - HISTORY_MS)
      .then((counts) => {
        known = counts;
        counted = now;
        return counts;
      })
      .finally(() => {
        counting = undefined;
      });
    // Callers with earlier counts do not await it, so a rejection must not stay unhandled.
    next.catch(() => {});
    return next;
  }

  async function look(now: number): Promise<ReadonlyMap<string, string[]>> {
    if (known && now - counted < FRESH) return known;
    counting ??= recount(now);
    return known ?? (await counting);
  }

  return async (group, now) => (await look(now)).get(group) ?? [];
}

/** Yields the variant groups of each order submitted since a time. */
async function* readOrderGroups(db: Db, since: number): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select('id')
      .where('id', '>', last)
      .where('submitted_at', '>=', since)
      .where('status', '!=', 'Cancelled')
      .orderBy('id')
      .limit(BATCH)
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
    for (const basket of Map.groupBy(lines, (line) => line.order_id).values()) {
      yield basket.map((line) => line.group_code);
    }
    last = ids.at(-1) as string;
    await breathe();
  }
}

async function count(db: Db, since: number): Promise<ReadonlyMap<string, string[]>> {
  const times = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for await (const basket of readOrderGroups(db, since)) {
    if (basket.length > MAX_LINES) continue;
    for (const one of basket) {
      times.set(one, (times.get(one) ?? 0) + 1);
      const others = pairs.get(one) ?? new Map<string, number>();
      pairs.set(one, others);
      for (const other of basket) if (other !== one) others.set(other, (others.get(other) ?? 0) + 1);
    }
  }
  // Products that are ordered often anyway weigh less.
  const score = (code: string, together: number) => together / Math.sqrt(times.get(code) ?? 1);
  const best = (others: ReadonlyMap<string, number>): string[] =>
    [...others]
      .filter(([, together]) => together >= MIN_ORDERS)
      .map(([code, together]) => ({ code, weight: score(code, together) }))
      .sort((a, b) => b.weight - a.weight || (a.code < b.code ? -1 : 1))
      .slice(0, MOST)
      .map(({ code }) => code);
  return new Map([...pairs].map(([code, others]) => [code, best(others)]));
}
