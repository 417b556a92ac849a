import { expect, it } from 'vitest';
import { getClientNetwork } from '#lib/backend/gateway/client-network.ts';
import { createGateway } from '#lib/backend/gateway/gateway.ts';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import type { Route } from '#lib/backend/gateway/request-context.ts';
import { readHomepage } from '#lib/contract/content/pages.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(getClientNetwork(address)).toBe(network);
});

it('addresses of one network are counted as one caller', async () => {
  const networks = new Set<string | null>();
  const route: Route = {
    endpoint: readHomepage,
    handle: async (_, { clientNetwork }) => {
      networks.add(clientNetwork);
      return {};
    },
  };
  const handle = createGateway({
    routes: [route],
    secret: 'secret',
    formatErrorMessage: getErrorMessage,
    clock: () => 0,
    log: () => {},
    rateLimits: { ...BROWSER_RATE_LIMITS, networkAddress: { burst: 5, perSecond: 0.1 } },
    checkReplies: false,
  });
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const request = new Request(`http://backend.test${readHomepage.path}`, { method: readHomepage.method });
    statuses.push((await handle(request, { address: `2001:db8:1:2::${index}` })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect([...networks]).toEqual(['2001:db8:1:2::/64']);
});
