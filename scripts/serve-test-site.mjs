// Serves the built shop on freshly seeded data for browser tests, at PORT and SITE_URL, with data in
// DATA_DIR.

import { runMain } from './cli/cli-error.mjs';
import { getInterruptSignal } from './cli/interrupt-signal.mjs';
import { parsePort } from './server/ports.mjs';
import { startTestSite } from './server/test-site.mjs';

await runMain(async () => {
  const { PORT, SITE_URL, DATA_DIR } = process.env;
  const stopped = new Promise((resolve) =>
    getInterruptSignal().addEventListener('abort', resolve, { once: true }),
  );
  const site = await startTestSite({
    port: parsePort(PORT),
    env: SITE_URL ? { SITE_URL } : {},
    data: DATA_DIR,
    quiet: false,
  });
  await Promise.race([stopped, new Promise((resolve) => site.server.once('exit', resolve))]);
  await site.stop();
});
