import { assertVersions } from './setup/check-versions.mjs';

const HELP = `npm run test:visual [-- --update]

Compares screenshots of each kind of page, in both directions and at two widths, with those of tests/visual/baselines.
  --update   replaces the baselines that differ; look at them before committing
`;

assertVersions();
const { parseFlags } = await import('./cli/flags.mjs');
const { printLine } = await import('./cli/output.mjs');
const { NODE_BIN, resolveFromRoot, createNodeEnv } = await import('./cli/paths.mjs');
const { runCommand } = await import('./cli/run-command.mjs');
const { CliError, runMain } = await import('./cli/cli-error.mjs');
const { withoutExternalServices } = await import('./server/test-site.mjs');
const { ensureHeadlessShell } = await import('./services/chromium.mjs');
const { prepareShop } = await import('./setup/prepare.mjs');

const BASELINES = resolveFromRoot('tests', 'visual', 'baselines');
const PLAYWRIGHT = resolveFromRoot('node_modules', '@playwright', 'test', 'cli.js');
const FAILURE = 'Pages look different. Compare them in test-results/visual, or run with --update.';

await runMain(async () => {
  const { values } = parseFlags({ options: { update: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  await prepareShop({ site: false, data: false });
  const env = createNodeEnv({
    ...withoutExternalServices(process.env),
    CHROMIUM_PATH: await ensureHeadlessShell(),
  });
  const startedAt = Date.now();
  const args = [
    'test',
    '--config=playwright.visual.config.ts',
    ...(values.update ? ['--update-snapshots=changed'] : []),
  ];
  await runCommand('visual', [NODE_BIN, PLAYWRIGHT, ...args], { env, failure: FAILURE });
  if (!values.update) return undefined;
  const { compressScreenshots } = await import('./visual/compress.mjs');
  const bytes = await compressScreenshots(BASELINES, startedAt);
  printLine(`  The baselines take ${(bytes / 1024 ** 2).toFixed(1)} MB.`);
  if (bytes > 6 * 1024 ** 2)
    throw new CliError('The baselines exceed 6 MB: photograph fewer or smaller pages.');
  return undefined;
});
