import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';

const DAY = 86_400_000;
const HISTORY_MS = 180 * DAY;
const FRESH = 3_600_000;
const BATCH = 1000;
const MOST = 20;
// What fewer orders have together would tell of somebody's shopping.
const MIN_ORDERS = 3;
// Whoever orders more is fitting out a site: everything goes with everything.
const MAX_LINES = 30;

/** Codes of the products that are bought together with a product, the most telling first. */
export type ListBoughtTogether = (group: string, now: number) => Promise<readonly string[]>;

/** Orders are counted when first asked and then once an hour; old counts answer meanwhile, and while counting fails. */
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
    // Nobody may be waiting for it any more.
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

/** What stands in each order since a time, by group of variants. */
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
  // What everybody buys anyway says little of what goes with this.
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
