import { assertVersions } from './setup/check-versions.mjs';

const HELP = `npm run maintenance -- [on|off]

Closes and opens the shop without a restart: \`on\` creates the file "maintenance" in DATA_DIR, \`off\` deletes it, and the
running shop follows within a second. Without an argument, prints which it is. Each machine has a DATA_DIR of its own.
`;

assertVersions();
const { existsSync, mkdirSync, rmSync, writeFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { resolveFromRoot } = await import('./cli/paths.mjs');
const { parseFlags } = await import('./cli/flags.mjs');
const { CliError, runMain } = await import('./cli/cli-error.mjs');

await runMain(async () => {
  const { values, positionals } = parseFlags({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const [action, ...extraArguments] = positionals;
  if (extraArguments.length > 0 || (action && !['on', 'off'].includes(action)))
    throw new CliError('The argument is on or off: see --help.');
  const folder = resolveFromRoot(process.env.DATA_DIR || 'data');
  const file = join(folder, 'maintenance');
  if (action === 'on') {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, '');
  }
  if (action === 'off') rmSync(file, { force: true });
  const state = existsSync(file) ? 'closed for maintenance' : 'open';
  process.stdout.write(`The shop with its data in ${folder} is ${state}.\n`);
});
