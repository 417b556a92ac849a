import { assertVersions } from './setup/check-versions.mjs';

const HELP = `npm run sheet -- <file.html> [--department <code>]

Writes a page with all illustrations, to be reviewed in a browser: each kind of product as on a card and as on its own
page, each shade as swatch and tin, departments, scenes and brands.
  --department <code>  all products of one department instead, each view with the product's name below
  --help  this text
`;

assertVersions();
const { statSync } = await import('node:fs');
const path = await import('node:path');
const { parseFlags } = await import('./cli/flags.mjs');
const { NODE_BIN, createNodeEnv } = await import('./cli/paths.mjs');
const { prepareShop } = await import('./setup/prepare.mjs');
const { CliError, runMain } = await import('./cli/cli-error.mjs');
const { runCommand } = await import('./cli/run-command.mjs');
const { withProgress } = await import('./cli/output.mjs');

const PROGRAM = `import { writeFileSync } from 'node:fs';
import { buildIllustrationSheet } from '#lib/backend/seed/illustration-sheet.ts';
import { buildDepartmentSheet } from '#lib/backend/seed/department-sheet.ts';
const [, target, department] = process.argv;
writeFileSync(target, department ? buildDepartmentSheet(department) : buildIllustrationSheet());`;

/** @param {string[]} files */
function parseTarget(files) {
  if (files.length !== 1) throw new CliError('Name one file: see --help.');
  const target = path.resolve(files[0]);
  if (!/\.html?$/.test(target))
    throw new CliError(`${files[0]} is not an HTML file: its name must end in .html.`);
  if (!statSync(path.dirname(target), { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliError(`There is no folder ${path.dirname(files[0])}.`);
  }
  return target;
}

await runMain(async () => {
  const { values, positionals } = parseFlags({
    options: { help: { type: 'boolean' }, department: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const target = parseTarget(positionals);
  await prepareShop({ data: false, site: false });
  await withProgress({ doing: 'Rendering all illustrations', done: `Written to ${positionals[0]}` }, () =>
    runCommand(
      'sheet',
      [NODE_BIN, '--input-type=module-typescript', '--eval', PROGRAM, target, values.department ?? ''],
      {
        env: createNodeEnv(process.env),
        failure: 'The contact sheet could not be written.',
      },
    ),
  );
});
