import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run returns:transfers -- [--sent AE26-000123-7-R1,…]

Prints the refunds of returns that are transferred to a bank account, as CSV with the account numbers in plain form.
With --sent the named ones are marked as transferred; their customers are then told. It may run while the shop is open.
`;

assertVersions();
const { spawn } = await import('node:child_process');
const { parseFlags } = await import('../cli/flags.mjs');
const { resolveFromRoot, NODE_BIN, withNodeOnPath } = await import('../cli/paths.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');
const { forwardSignals } = await import('../cli/forward-signals.mjs');

await runMain(async () => {
  const { values } = parseFlags({
    options: { help: { type: 'boolean' }, sent: { type: 'string' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop has no orders of its own.');
  await prepareShop({ site: false });
  const program = resolveFromRoot('src', 'lib', 'backend', 'transfer-refunds.ts');
  const exitWithParent = new URL('../server/exit-with-parent.mjs', import.meta.url).href;
  // A separate process group, so that it gets each signal once and can finish what it does.
  const child = spawn(
    NODE_BIN,
    ['--import', exitWithParent, program, ...(values.sent ? ['--sent', values.sent] : [])],
    {
      cwd: resolveFromRoot(),
      env: withNodeOnPath(process.env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  forwardSignals(child);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
});
