import path from 'node:path';
import { build, readBuildDir } from './build.mjs';
import { checkEnvironment, prepareData } from './data.mjs';
import { install } from './install.mjs';
import { withLock } from './lock.mjs';
import { requireDisk } from './machine.mjs';
import { CACHE } from './paths.mjs';
import { say } from './say.mjs';

/** Does what is missing between a fresh clone and a shop that can be served; nothing when nothing is missing.
 * One process at a time: two installations or builds in one folder would spoil each other.
 * @param {{ data?: boolean, site?: boolean, force?: boolean, env?: NodeJS.ProcessEnv, folder?: string }} [wish] */
export async function prepare({ data = true, site = true, force = false, env = process.env, folder } = {}) {
  await requireDisk();
  const waiting = (pid) =>
    say(`  Another set-up is at work here (process ${pid || 'unknown'}): waiting for it.`);
  await withLock(
    path.join(CACHE, 'setup.lock'),
    async () => {
      await install();
      await checkEnvironment({ env });
      if (data) await prepareData({ env });
      if (site) await build({ env, force, folder: folder ?? readBuildDir(env), isShop: true });
    },
    waiting,
  );
}
