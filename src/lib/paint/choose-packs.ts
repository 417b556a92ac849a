/** A size in which a paint is sold. */
export interface PaintPack {
  /** Millilitres, a whole number. */
  volume: number;
  /** Minor units of the country's currency, a whole number. */
  price: number;
  /** Maximum number of packs that can be bought. */
  maxQuantity: number;
}

/** A combination of packs. */
export interface PackSelection {
  /** Count per pack, in the order of the packs. */
  counts: readonly number[];
  /** Minor units. */
  cost: number;
  /** Millilitres. */
  volume: number;
  packCount: number;
}

const EMPTY_SELECTION: PackSelection = { counts: [], cost: 0, volume: 0, packCount: 0 };

/**
 * Returns the cheapest combination of packs with at least `requiredVolume` millilitres; of equally cheap ones
 * the one with the fewest packs, then the least paint. Null when the available packs are not enough. Runtime
 * grows with `requiredVolume` divided by the greatest common divisor of all volumes.
 */
export function choosePacks(requiredVolume: number, packs: readonly PaintPack[]): PackSelection | null {
  const step = packs.reduce((divisor, { volume }) => greatestCommonDivisor(divisor, volume), 0);
  if (step === 0) return null;
  const requiredUnits = Math.max(1, Math.ceil(requiredVolume / step));
  // Best selection by volume in units of `step`; volumes above the required one count as the required one.
  let bestByUnits: (PackSelection | undefined)[] = [EMPTY_SELECTION];
  for (const { volume, price, maxQuantity } of packs) {
    const nextByUnits: (PackSelection | undefined)[] = [];
    bestByUnits.forEach((selection, units) => {
      if (!selection) return;
      const maxCount = Math.ceil(((requiredUnits - units) * step) / volume);
      for (let count = 0; count <= Math.min(maxQuantity, maxCount); count += 1) {
        const newUnits = Math.min(requiredUnits, units + (count * volume) / step);
        const candidate = {
          counts: [...selection.counts, count],
          cost: selection.cost + count * price,
          volume: selection.volume + count * volume,
          packCount: selection.packCount + count,
        };
        const current = nextByUnits[newUnits];
        if (!current || isBetter(candidate, current)) nextByUnits[newUnits] = candidate;
      }
    });
    bestByUnits = nextByUnits;
  }
  return bestByUnits[requiredUnits] ?? null;
}

/** Whether the candidate is cheaper; at the same cost, whether it has fewer packs, then less paint. */
function isBetter(candidate: PackSelection, current: PackSelection): boolean {
  return (
    (candidate.cost - current.cost ||
      candidate.packCount - current.packCount ||
      candidate.volume - current.volume) < 0
  );
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
