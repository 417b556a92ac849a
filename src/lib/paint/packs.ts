/** A size in which a paint is sold. */
export interface Pack {
  /** Millilitres, a whole number. */
  volume: number;
  /** Minor units of the country's currency, a whole number. */
  price: number;
  /** How many can be had at once. */
  most: number;
}

/** What to take of each size. */
export interface PackMix {
  /** As many as there are packs, in their order. */
  counts: readonly number[];
  /** Minor units. */
  cost: number;
  /** Millilitres. */
  volume: number;
  tins: number;
}

const NOTHING: PackMix = { counts: [], cost: 0, volume: 0, tins: 0 };

/**
 * The cheapest packs that hold at least `need` millilitres; of equally cheap ones the fewest, then the least paint.
 * Null when all that can be had is not enough. Time grows with `need` in steps of what all volumes can be divided by.
 */
export function choosePacks(need: number, packs: readonly Pack[]): PackMix | null {
  const step = packs.reduce((divisor, { volume }) => divide(divisor, volume), 0);
  if (step === 0) return null;
  const goal = Math.max(1, Math.ceil(need / step));
  // What is best for each amount, more than enough counting as enough.
  let best: (PackMix | undefined)[] = [NOTHING];
  for (const { volume, price, most } of packs) {
    const next: (PackMix | undefined)[] = [];
    best.forEach((mix, amount) => {
      if (!mix) return;
      const enough = Math.ceil(((goal - amount) * step) / volume);
      for (let count = 0; count <= Math.min(most, enough); count += 1) {
        const reached = Math.min(goal, amount + (count * volume) / step);
        const more = {
          counts: [...mix.counts, count],
          cost: mix.cost + count * price,
          volume: mix.volume + count * volume,
          tins: mix.tins + count,
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
function isBetter(one: PackMix, other: PackMix): boolean {
  return (one.cost - other.cost || one.tins - other.tins || one.volume - other.volume) < 0;
}

function divide(one: number, other: number): number {
  return other === 0 ? one : divide(other, one % other);
}
