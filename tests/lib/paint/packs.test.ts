import { expect, it } from 'vitest';
import { choosePacks, type PaintPack } from '#lib/paint/choose-packs.ts';
import { measureCpuMs } from '../../support/cpu-time.ts';

const createPack = (volume: number, price: number, maxQuantity = 20): PaintPack => ({
  volume,
  price,
  maxQuantity,
});

/** Tries every combination of packs. */
function findCheapestByBruteForce(requiredVolume: number, packs: readonly PaintPack[]) {
  let best: { cost: number; tins: number; volume: number } | null = null;
  const tryPacks = (index: number, cost: number, tins: number, volume: number): void => {
    const pack = packs[index];
    if (!pack) {
      if (volume < requiredVolume || tins === 0) return;
      if (!best || (cost - best.cost || tins - best.tins || volume - best.volume) < 0)
        best = { cost, tins, volume };
      return;
    }
    for (let count = 0; count <= pack.maxQuantity; count += 1)
      tryPacks(index + 1, cost + count * pack.price, tins + count, volume + count * pack.volume);
  };
  tryPacks(0, 0, 0, 0);
  return best;
}

// Seeded, for the same numbers on every run.
function createRandomInteger(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('takes the packs with the lowest total price', () => {
  const packs = [createPack(1000, 6900), createPack(4000, 22_900), createPack(10_000, 51_900)];
  expect(choosePacks(9000, packs)).toEqual({ counts: [0, 0, 1], cost: 51_900, volume: 10_000, packCount: 1 });
  expect(choosePacks(5000, packs)).toMatchObject({ counts: [1, 1, 0] });
});

it('prefers fewer tins and then less paint at the same price', () => {
  expect(choosePacks(4000, [createPack(1000, 1000), createPack(4000, 4000)])).toMatchObject({
    counts: [0, 1],
  });
  expect(choosePacks(3000, [createPack(5000, 4000), createPack(4000, 4000)])).toMatchObject({
    counts: [0, 1],
  });
});

it('takes no more of a pack than are available, and reports when all are not enough', () => {
  expect(choosePacks(12_000, [createPack(10_000, 100, 1), createPack(1000, 90, 20)])).toMatchObject({
    counts: [1, 2],
  });
  expect(choosePacks(20_000, [createPack(10_000, 100, 1), createPack(1000, 90, 5)])).toBeNull();
  expect(choosePacks(1, [])).toBeNull();
  expect(choosePacks(1, [createPack(900, 100, 0)])).toBeNull();
});

it('is never worse than an exhaustive search', () => {
  const random = createRandomInteger(7);
  const sizes = [150, 500, 900, 1000, 2500, 3600, 4000, 5000, 10_000, 18_000];
  for (let round = 0; round < 400; round += 1) {
    const packs = Array.from({ length: 1 + random(3) }, () =>
      createPack(sizes[random(sizes.length)] as number, 100 + random(20_000), random(7)),
    );
    const requiredVolume = 1 + random(60_000);
    const chosen = choosePacks(requiredVolume, packs);
    const expected = findCheapestByBruteForce(requiredVolume, packs);
    expect(
      chosen && { cost: chosen.cost, tins: chosen.packCount, volume: chosen.volume },
      JSON.stringify({ need: requiredVolume, packs }),
    ).toEqual(expected);
    if (!chosen) continue;
    const sum = (of: (pack: PaintPack) => number) =>
      packs.reduce((total, pack, index) => total + of(pack) * (chosen.counts[index] ?? 0), 0);
    expect([sum(({ price }) => price), sum(({ volume }) => volume), sum(() => 1)]).toEqual([
      chosen.cost,
      chosen.volume,
      chosen.packCount,
    ]);
  }
});

it('calculates a whole villa in bounded time', async () => {
  const tins = [createPack(900, 2900, 20), createPack(3600, 9900, 20), createPack(18_000, 41_500, 40)];
  const effort = await measureCpuMs(() => expect(choosePacks(600_000, tins)).not.toBeNull());
  expect(effort).toBeLessThan(500);
});
