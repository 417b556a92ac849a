import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `node scripts/db/reset.mjs --yes

Deletes the embedded database, orders and customers included, and seeds a new one.
  --yes   confirm; without it nothing happens
`;

assertVersions();
const { readdirSync, rmSync, existsSync } = await import('node:fs');
const { join } = await import('node:path');
const { resolveFromRoot } = await import('../cli/paths.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

/** Deletes the journals too: SQLite would treat an old journal beside a new database as corruption. */
function deleteDatabase(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (/^binaa\.db(-wal|-shm|-journal)?$/.test(name)) rmSync(join(folder, name));
}

await runMain(async () => {
  const flags = process.argv.slice(2);
  if (flags.includes('--help')) {
    process.stdout.write(HELP);
    return;
  }
  if (process.env.DATABASE_URL) {
    throw new CliError(
      'DATABASE_URL is set: drop and create that database with its own tools, then run npm start.',
    );
  }
  if (!flags.includes('--yes')) {
    throw new CliError('This deletes every order and customer. To do it: npm run db:reset -- --yes');
  }
  await prepareShop({ data: false, site: false });
  deleteDatabase(resolveFromRoot(process.env.DATA_DIR || 'data'));
  await prepareShop({ site: false });
});
