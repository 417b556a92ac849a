import { beforeAll, describe, expect, it } from 'vitest';
import { repetitions } from '../../../../support/full-tests.ts';
import { bundleProgram } from './bundle-program.ts';
import { CRASH_POINTS } from './crash-points.ts';
import { finishPurchase, openCrashableShop, type Recovery } from './crashed-purchase.ts';
import { expectConsistentPayments } from './expect-consistent-payments.ts';
import type { TestProvider } from './test-providers.ts';

/** How often the process is killed at each crash point; `KILLS=10` for a thorough run. */
const KILLS = Number(process.env.KILLS) || repetitions({ full: 2, short: 1 });

const RECOVERIES: Recovery[] = [
  'nobody comes back',
  'the customer comes back at once',
  'the customer comes back later',
  'others buy all that is left',
];

/**
 * Registers a test of each crash point: each kill is followed by the next recovery, and every second round of
 * recoveries uses a payment that is captured immediately.
 */
export function describeCrashRecovery(name: string, createProvider: () => TestProvider): void {
  describe(`A shop with ${name}, killed in a purchase`, () => {
    let program: string;
    beforeAll(async () => {
      program = await bundleProgram();
    });

    it.each(CRASH_POINTS.map((point, index) => ({ ...point, index })))(
      'with $name: money, stock, slots and orders agree afterwards',
      async ({ index, ...point }) => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          const recovery = RECOVERIES[(index + kill) % RECOVERIES.length] as Recovery;
          const isCapturedImmediately =
            !point.needsSeparateCapture && Math.floor(kill / RECOVERIES.length) % 2 === 1;
          const provider = createProvider();
          const shop = await openCrashableShop(program, provider, isCapturedImmediately);
          const visitor = shop.visitor();
          expect(await shop.buyUntilKilled(visitor, point)).toBe('SIGKILL');
          expect(await finishPurchase(shop, visitor, recovery), recovery).toEqual([]);
          const { placed } = await expectConsistentPayments(
            shop.db,
            provider,
            isCapturedImmediately ? 'kw' : 'ae',
          );
          if (recovery === 'the customer comes back at once') expect(placed).toBe(1);
          await shop.db.destroy();
        }
      },
      60_000 + KILLS * 20_000,
    );
  });
}
