import { requireVersions } from './setup/versions.mjs';

const HELP = `npm run sheet -- <file.html>

Writes one page with every picture that the shop draws, to be looked at in a browser: each kind of product as on a
card and as on its own page, each shade as swatch and tin, departments, scenes and brands.
  --help  this text
`;

requireVersions();
const { statSync } = await import('node:fs');
const path = await import('node:path');
const { readFlags } = await import('./setup/flags.mjs');
const { NODE, withRuntime } = await import('./setup/paths.mjs');
const { prepare } = await import('./setup/prepare.mjs');
const { Refusal, runMain } = await import('./setup/refusal.mjs');
const { run } = await import('./setup/run.mjs');
const { progress } = await import('./setup/say.mjs');

const PROGRAM = `import { writeFileSync } from 'node:fs';
import { buildContactSheet } from '#lib/backend/media/contact-sheet.ts';
writeFileSync(process.argv[1], buildContactSheet());`;

/** @param {string[]} files */
function readTarget(files) {
  if (files.length !== 1) throw new Refusal('Name one file: see --help.');
  const target = path.resolve(files[0]);
  if (!/\.html?$/.test(target)) throw new Refusal(`${files[0]} is not the name of a page: it ends in .html.`);
  if (!statSync(path.dirname(target), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal(`There is no folder ${path.dirname(files[0])}.`);
  }
  return target;
}

await runMain(async () => {
  const { values, positionals } = readFlags({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const target = readTarget(positionals);
  await prepare({ data: false, site: false });
  await progress({ doing: 'Drawing everything', done: `Written to ${positionals[0]}` }, () =>
    run('sheet', [NODE, '--input-type=module-typescript', '--eval', PROGRAM, target], {
      env: withRuntime(process.env),
      failure: 'The contact sheet could not be written.',
    }),
  );
});
