import path from 'node:path';
import { withFileLock } from '../cli/file-lock.mjs';
import { printLine } from '../cli/output.mjs';
import { CACHE_DIR } from '../cli/paths.mjs';
import { buildSite, readBuildDir } from './build.mjs';
import { checkEnvironment, prepareDatabase } from './database.mjs';
import { assertDiskSpace } from './disk-space.mjs';
import { installPackages } from './install-packages.mjs';

/**
 * Prepares a fresh clone until the shop can be served: packages, database and build, each only when needed.
 * Holds a lock, since concurrent installations or builds in one folder would break each other.
 * @param {{ data?: boolean, site?: boolean, force?: boolean, env?: NodeJS.ProcessEnv, folder?: string }} [options]
 */
export async function prepareShop({
  data = true,
  site = true,
  force = false,
  env = process.env,
  folder,
} = {}) {
  await assertDiskSpace();
  const onWait = (pid) =>
    printLine(`  Waiting for another set-up in this folder (process ${pid || 'unknown'}).`);
  await withFileLock(
    path.join(CACHE_DIR, 'setup.lock'),
    async () => {
      await installPackages();
      await checkEnvironment({ env });
      if (data) await prepareDatabase({ env });
      if (site) await buildSite({ env, force, folder: folder ?? readBuildDir(env), usesShopCatalog: true });
    },
    onWait,
  );
}
