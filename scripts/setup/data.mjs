import { fromRoot, NODE, withRuntime } from './paths.mjs';
import { run } from './run.mjs';
import { progress, say } from './say.mjs';

const CHECK = "import { readEnvOrExit } from '#lib/env.server.ts'; readEnvOrExit();";

/** A wrong name or value is told before minutes are spent on a build.
 * @param {{ env?: NodeJS.ProcessEnv }} [options] */
export async function checkEnvironment({ env = process.env } = {}) {
  await run('environment', [NODE, '--input-type=module-typescript', '--eval', CHECK], {
    env: withRuntime(env),
  });
}

/** Brings the database to the current schema and fills it when it is empty. A shop that is given a remote
 * commerce API keeps no data of its own.
 * @param {{ env?: NodeJS.ProcessEnv }} [options] */
export async function prepareData({ env = process.env } = {}) {
  if (env.API_BASE_URL) return;
  const told = await progress({ doing: 'Preparing the database', done: 'Database ready' }, () =>
    run('database', [NODE, fromRoot('src', 'lib', 'backend', 'db', 'setup.ts')], {
      env: withRuntime(env),
      failure: 'The database could not be prepared.',
    }),
  );
  for (const line of told.trim().split('\n').filter(Boolean))
    say(`    ${line.replace(/^Database ready: /, '')}`);
}
