import { printLine, withProgress } from '../cli/output.mjs';
import { createNodeEnv, NODE_BIN, resolveFromRoot } from '../cli/paths.mjs';
import { runCommand } from '../cli/run-command.mjs';

const CHECK = "import { readEnvOrExit } from '#lib/env.server.ts'; readEnvOrExit();";

/**
 * Validates the environment first, before a build that takes minutes.
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export async function checkEnvironment({ env = process.env } = {}) {
  await runCommand('environment', [NODE_BIN, '--input-type=module-typescript', '--eval', CHECK], {
    env: createNodeEnv(env),
  });
}

/**
 * Migrates the database, and seeds it when it is empty. Does nothing with a remote commerce API.
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export async function prepareDatabase({ env = process.env } = {}) {
  if (env.API_BASE_URL) return;
  const output = await withProgress({ doing: 'Preparing the database', done: 'Database ready' }, () =>
    runCommand('database', [NODE_BIN, resolveFromRoot('src', 'lib', 'backend', 'setup-database.ts')], {
      env: createNodeEnv(env),
      failure: 'The database could not be prepared.',
    }),
  );
  for (const line of output.trim().split('\n').filter(Boolean))
    printLine(`    ${line.replace(/^Database ready: /, '')}`);
}
