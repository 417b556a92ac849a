/** A size in which a paint is sold. */
export interface PaintPack {
  /** Millilitres, a whole number. */
  volume: number;
  /** Minor units of the country's currency, a whole number. */
  price: number;
  /** How many can be had at once. */
  maxQuantity: number;
}

/** What to take of each size. */
export interface PackSelection {
  /** As many as there are packs, in their order. */
  counts: readonly number[];
  /** Minor units. */
  cost: number;
  /** Millilitres. */
  volume: number;
  packCount: number;
}

const NOTHING: PackSelection = { counts: [], cost: 0, volume: 0, packCount: 0 };

/**
 * The cheapest packs that hold at least `need` millilitres; of equally cheap ones the fewest, then the least paint.
 * Null when all that can be had is not enough. Time grows with `need` in steps of what all volumes can be divided by.
 */
export function choosePacks(need: number, packs: readonly PaintPack[]): PackSelection | null {
  const step = packs.reduce((divisor, { volume }) => greatestCommonDivisor(divisor, volume), 0);
  if (step === 0) return null;
  const goal = Math.max(1, Math.ceil(need / step));
  // What is best for each amount, more than enough counting as enough.
  let best: (PackSelection | undefined)[] = [NOTHING];
  for (const { volume, price, maxQuantity } of packs) {
    const next: (PackSelection | undefined)[] = [];
    best.forEach((mix, amount) => {
      if (!mix) return;
      const enough = Math.ceil(((goal - amount) * step) / volume);
      for (let count = 0; count <= Math.min(maxQuantity, enough); count += 1) {
        const reached = Math.min(goal, amount + (count * volume) / step);
        const more = {
          counts: [...mix.counts, count],
          cost: mix.cost + count * price,
          volume: mix.volume + count * volume,
          packCount: mix.packCount + count,
        };
        const known = next[reached];
        if (!known || isBetter(more, known)) next[reached] = more;
      }
    });
    best = next;
  }
  return best[goal] ?? null;
}

/** Whether one mix is to be preferred. */
function isBetter(one: PackSelection, other: PackSelection): boolean {
  return (one.cost - other.cost || one.packCount - other.packCount || one.volume - other.volume) < 0;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
