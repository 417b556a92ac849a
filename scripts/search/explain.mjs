import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run search:explain -- "<query>" [--locale <locale>]

Prints how the shop's own search understands a query, which words it considers, and why each of the first five products
stands where it stands. Reads the database of the environment.
  --locale  en-ae by default
`;

assertVersions();
const { spawn } = await import('node:child_process');
const { parseFlags } = await import('../cli/flags.mjs');
const { resolveFromRoot, NODE_BIN, createNodeEnv } = await import('../cli/paths.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

function readOptions() {
  const options = { locale: { type: 'string', default: 'en-ae' }, help: { type: 'boolean' } };
  const { values, positionals } = parseFlags({ options, allowPositionals: true });
  if (values.help) return values;
  if (!/^(?:en|ar)-(?:ae|kw|sa|bh|qa|om)$/.test(values.locale)) {
    throw new CliError(`--locale is a language and a country such as ar-kw, and it is "${values.locale}".`);
  }
  const query = positionals.join(' ').trim();
  if (query === '') throw new CliError('A query is missing: npm run search:explain -- "10mm masonry bit".');
  return { ...values, query };
}

await runMain(async () => {
  const { help, locale, query } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return undefined;
  }
  await prepareShop({ site: false });
  const program = resolveFromRoot('src', 'lib', 'backend', 'search', 'explain', 'explain-cli.ts');
  const child = spawn(NODE_BIN, [program, locale, query], {
    cwd: resolveFromRoot(),
    env: createNodeEnv(process.env),
    stdio: 'inherit',
  });
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
});
