import { afterAll, beforeAll } from 'vitest';
import { type AdyenServer, startAdyenServer } from '../../../../support/servers/adyen.ts';
import { describeKills } from './describe-kills.ts';
import { createTestAdyen } from './test-providers.ts';

let server: AdyenServer;
beforeAll(async () => {
  server = await startAdyenServer();
});
afterAll(() => server.close());

describeKills('Adyen', () => createTestAdyen(server));
