import { assertVersions } from './setup/check-versions.mjs';

const HELP = `node scripts/setup.mjs [--no-data] [--no-build] [--force]

Installs the packages, prepares the database and builds the site; each only when something is missing or changed.
  --no-data   leave the database alone
  --no-build  do not build
  --force     build even when nothing changed
`;

assertVersions();
const flags = new Set(process.argv.slice(2));
const { prepareShop } = await import('./setup/prepare.mjs');
const { CliError, runMain } = await import('./cli/cli-error.mjs');

await runMain(async () => {
  const unknown = [...flags].find((flag) => !['--no-data', '--no-build', '--force', '--help'].includes(flag));
  if (unknown) throw new CliError(`There is no flag ${unknown}: see node scripts/setup.mjs --help.`);
  if (flags.has('--help')) {
    process.stdout.write(HELP);
    return;
  }
  await prepareShop({
    data: !flags.has('--no-data'),
    site: !flags.has('--no-build'),
    force: flags.has('--force'),
  });
});
