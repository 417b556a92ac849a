import { expect, it } from 'vitest';
import { fuzzShop } from '../../../scripts/fuzz/send-requests.mjs';
import { repetitions } from '../../support/full-tests.ts';
import { serveTestSite } from '../../support/servers/test-site.ts';

const site = serveTestSite({ ADDRESS_CROWD: '1000' });

it('Random requests get neither a server error nor a stack trace, and none waits for two seconds', async () => {
  const { sent, faults } = await fuzzShop({
    origin: site().url,
    runs: repetitions({ full: 1500, short: 500 }),
    seed: 4,
  });
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(500);
});
