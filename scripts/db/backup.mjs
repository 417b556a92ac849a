import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run db:backup -- [<folder>] [--keep <count>]

Backs up the database as of one moment, with the secret of sessions when that is a file, into a new folder. The shop may
be open. PostgreSQL needs its program pg_dump.
  <folder>        must not exist; default: backups/<time> in DATA_DIR
  --keep <count>  afterwards deletes all but the newest backups beside it
`;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

await runMain(async () => {
  const { values, positionals } = parseFlags({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, keep: { type: 'string' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop has no database of its own.');
  if (positionals.length > 1) throw new CliError('One folder at most: see --help.');
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new CliError('--keep is a whole number, 1 or more.');
  await prepareShop({ data: false, site: false });
  return await runBackendProgram('backup/backup-cli.ts', [
    ...positionals,
    ...(values.keep ? ['--keep', values.keep] : []),
  ]);
});
