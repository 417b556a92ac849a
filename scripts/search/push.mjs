import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run search:push [-- --to <url>] [--index <name>[,<name>]] [--dry-run]

Sends catalog, suggestions, synonyms and settings to the hosted search service of ALGOLIA_APP_ID and
ALGOLIA_ADMIN_KEY: an index of products and one of suggestions for each language and country, and replicas of the
products in four other sort orders. The old index is served until the new one is complete.
  --to       another host with the same protocol, with or without a path: https://search.example/path; by default
             ALGOLIA_HOST, or the service's own host
  --index    only these indexes, for example products_en_ae,suggestions_ar_kw
  --dry-run  read and count everything, and send nothing; needs no key
`;

const INDEX_NAME = /^(products|suggestions)_(en|ar)_(ae|kw|sa|bh|qa|om)$/;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

function readOptions() {
  const { values } = parseFlags({
    options: {
      to: { type: 'string' },
      index: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const indexes = values.index.flatMap((names) => names.split(','));
  const unknown = indexes.find((name) => !INDEX_NAME.test(name));
  if (unknown !== undefined) {
    throw new CliError(`--index is a name such as products_en_ae, and it is "${unknown}".`);
  }
  if (
    values.to !== undefined &&
    !(URL.canParse(values.to) && /^https?:$/.test(new URL(values.to).protocol))
  ) {
    throw new CliError(`--to is an http or https address, and it is "${values.to}".`);
  }
  return { ...values, indexes };
}

await runMain(async () => {
  const { help, to, indexes, 'dry-run': isDry } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return undefined;
  }
  if (process.env.API_BASE_URL) {
    throw new CliError('API_BASE_URL is set: this shop has no catalog of its own.');
  }
  for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY']) {
    if (!isDry && !process.env[name]) throw new CliError(`${name} is missing: hosted search needs it.`);
  }
  await prepareShop({ site: false });
  const args = [
    ...(to ? [`--to=${to}`] : []),
    ...indexes.map((name) => `--index=${name}`),
    ...(isDry ? ['--dry-run'] : []),
  ];
  return await runBackendProgram('search/hosted/push-cli.ts', args);
});
