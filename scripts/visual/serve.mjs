// Serves the shop for the visual tests: freshly seeded data and a clock that starts at a fixed moment, at PORT with
// data in DATA_DIR. Writes the fonts of the browser first.

import { runMain } from '../cli/cli-error.mjs';
import { getInterruptSignal } from '../cli/interrupt-signal.mjs';
import { parsePort } from '../server/ports.mjs';
import { startTestSite } from '../server/test-site.mjs';
import { writeFonts } from './fonts.mjs';

const FIXED_CLOCK = new URL('./fixed-clock.mjs', import.meta.url).href;

await runMain(async () => {
  const { PORT, DATA_DIR } = process.env;
  writeFonts();
  const stopped = new Promise((resolve) =>
    getInterruptSignal().addEventListener('abort', resolve, { once: true }),
  );
  const site = await startTestSite({
    port: parsePort(PORT),
    // Set for the server and the seed, not for the build.
    env: { NODE_OPTIONS: `--import ${FIXED_CLOCK}`, ADDRESS_CROWD: '100' },
    data: DATA_DIR,
  });
  await Promise.race([stopped, new Promise((resolve) => site.server.once('exit', resolve))]);
  await site.stop();
});
