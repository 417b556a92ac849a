import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run db:restore -- <folder> [--replace]

Checks a backup and restores it: the database, and the secret of sessions when the backup has one. Stop the shop first.
With DATABASE_URL that database must be empty; PostgreSQL needs its program pg_restore.
  <folder>   a folder that npm run db:backup wrote
  --replace  renames a database that is there; without it one that is there is an error
`;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

await runMain(async () => {
  const { values, positionals } = parseFlags({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, replace: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop has no database of its own.');
  if (positionals.length !== 1) throw new CliError('Name the folder of one backup: see --help.');
  await prepareShop({ data: false, site: false });
  return await runBackendProgram('backup/restore-cli.ts', [
    ...positionals,
    ...(values.replace ? ['--replace'] : []),
  ]);
});
