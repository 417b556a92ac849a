import { requireVersions } from './setup/versions.mjs';

const HELP = `node scripts/reset.mjs --yes

Deletes the embedded database, orders and customers included, and fills a new one.
  --yes   really do it; without it nothing happens
`;

requireVersions();
const { readdirSync, rmSync, existsSync } = await import('node:fs');
const { join } = await import('node:path');
const { fromRoot } = await import('./setup/paths.mjs');
const { prepare } = await import('./setup/prepare.mjs');
const { Refusal, runMain } = await import('./setup/refusal.mjs');

/** The journals belong to the database: a new one beside an old journal would be taken for damaged. */
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
    throw new Refusal(
      'DATABASE_URL is set: drop and create that database by its own means, then run npm start.',
    );
  }
  if (!flags.includes('--yes')) {
    throw new Refusal('This deletes every order and customer. To do it: npm run db:reset -- --yes');
  }
  await prepare({ data: false, site: false });
  deleteDatabase(fromRoot(process.env.DATA_DIR || 'data'));
  await prepare({ site: false });
});
