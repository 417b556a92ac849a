import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CliError, runMain } from './cli/cli-error.mjs';
import { parseFlags } from './cli/flags.mjs';
import { NODE_BIN, resolveFromRoot } from './cli/paths.mjs';
import { withoutExternalServices } from './server/test-site.mjs';
import { prepareShop } from './setup/prepare.mjs';

const HELP = `npm run soak [-- --minutes <n>] [--customers <n>]

Lets customers browse and buy in a shop of its own, on a remote API of which 5 % of the calls fail and others are slow. Each
customer pauses as long as they waited: about half of what the shop can serve. After a third of the time the shop is restarted,
after two thirds the API. Exits with status 1 when a cart or an order that was confirmed is lost, and, from ten minutes, when
the memory of the shop grows by more than 5 %.
  --minutes    15 by default
  --customers  at the same time, 6 by default
`;

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseFlags({ options: { minutes: text, customers: text, help: { type: 'boolean' } } });
  const { minutes = '15', customers = '6', help = false } = values;
  for (const [name, value] of Object.entries({ minutes, customers })) {
    if (!/^[1-9]\d{0,2}$/.test(value)) throw new CliError(`--${name} is a whole number from 1 to 999.`);
  }
  return { minutes, customers, help };
}

await runMain(async () => {
  const { minutes, customers, help } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  await prepareShop({ data: false, site: false });
  const folder = mkdtempSync(path.join(tmpdir(), 'binaa-soak-'));
  try {
    const program = resolveFromRoot('scripts', 'soak', 'soak-program.mjs');
    const child = spawn(NODE_BIN, [program, minutes, customers], {
      cwd: resolveFromRoot(),
      env: { ...withoutExternalServices(process.env), DATA_DIR: folder, SCRATCH_ROOT: folder },
      stdio: 'inherit',
    });
    return await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
