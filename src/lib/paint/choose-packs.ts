/** A size in which a paint is sold. */
export interface PaintPack {
  /** Millilitres, a whole number. */
  volume: number;
  /** Minor units of the country's currency, a whole number. */
  price: number;
  /** Maximum number of packs that can be bought. */
  maxQuantity: number;
}

/** Number of packs of each size. */
export interface PackSelection {
  /** Count per pack, in the order of the packs. */
  counts: readonly number[];
  /** Minor units. */
  cost: number;
  /** Millilitres. */
  volume: number;
  packCount: number;
}

const NOTHING: PackSelection = { counts: [], cost: 0, volume: 0, packCount: 0 };

/**
 * Returns the cheapest combination of packs with at least `need` millilitres; of equally cheap ones the one
 * with the fewest packs, then the least paint. Null when the available packs are not enough. Runtime grows
 * with `need` divided by the greatest common divisor of all volumes.
 */
export function choosePacks(need: number, packs: readonly PaintPack[]): PackSelection | null {
  const step = packs.reduce((divisor, { volume }) => greatestCommonDivisor(divisor, volume), 0);
  if (step === 0) return null;
  const goal = Math.max(1, Math.ceil(need / step));
  // Best selection per amount; amounts above the goal count as the goal.
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

/** Whether the first selection is better. */
function isBetter(one: PackSelection, other: PackSelection): boolean {
  return (one.cost - other.cost || one.packCount - other.packCount || one.volume - other.volume) < 0;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
