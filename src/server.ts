import cluster from 'node:cluster';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvOrExit } from '#lib/env.server.ts';
import { runPrimary } from './server/cluster/primary.ts';
import { serveShop } from './server/serve-shop.ts';

// React selects its build when the bundle imports it; a value that is already set, even an empty one, is
// kept.
process.env.NODE_ENV ??= 'production';

const env = readEnvOrExit();
const buildDir = resolve(env.BUILD_DIR);
if (!existsSync(resolve(buildDir, 'server/entry.mjs'))) {
  process.stderr.write(`There is no build in ${buildDir}; run "npm run build" first.\n`);
  process.exit(1);
}

if (cluster.isPrimary && env.WEB_CONCURRENCY > 1) {
  runPrimary({
    count: env.WEB_CONCURRENCY,
    // Read again for each generation of workers: `dist` is a link to the newest build.
    readBuildDir: () => realpathSync(buildDir),
    onOpen: () => process.stdout.write(`Binaa is open at ${env.SITE_URL}\n`),
  });
} else {
  await serveShop(env, buildDir);
}
