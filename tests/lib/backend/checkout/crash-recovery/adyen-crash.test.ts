import { afterAll, beforeAll } from 'vitest';
import { type AdyenServer, startAdyenServer } from '../../../../support/servers/adyen.ts';
import { describeCrashRecovery } from './describe-crash.ts';
import { createTestAdyen } from './test-providers.ts';

let server: AdyenServer;
beforeAll(async () => {
  server = await startAdyenServer();
});
afterAll(() => server.close());

describeCrashRecovery('Adyen', () => createTestAdyen(server));
