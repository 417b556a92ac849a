import { requireVersions } from './setup/versions.mjs';

const HELP = `npm run search:push [-- --to <url>] [--index <name>[,<name>]] [--dry-run]

Sends the catalogue, what may be searched for, synonyms and settings to the hosted search service that ALGOLIA_APP_ID
and ALGOLIA_ADMIN_KEY name: an index of products and one of suggestions for each language and country, the products in
four other orders as well. Shoppers find the old index until the new one is whole.
  --to       another host that speaks the same protocol, with a path or without: https://search.example/path; without
             it ALGOLIA_HOST, or the service's own
  --index    only these: products_en_ae, suggestions_ar_kw
  --dry-run  reads and counts everything and sends nothing; needs no key
`;

const INDEX = /^(products|suggestions)_(en|ar)_(ae|kw|sa|bh|qa|om)$/;

requireVersions();
const { spawn } = await import('node:child_process');
const { readFlags } = await import('./setup/flags.mjs');
const { fromRoot, NODE, withRuntime } = await import('./setup/paths.mjs');
const { prepare } = await import('./setup/prepare.mjs');
const { Refusal, runMain } = await import('./setup/refusal.mjs');
const { passSignals } = await import('./setup/signals.mjs');

function readOptions() {
  const { values } = readFlags({
    options: {
      to: { type: 'string' },
      index: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const indexes = values.index.flatMap((names) => names.split(','));
  const unknown = indexes.find((name) => !INDEX.test(name));
  if (unknown !== undefined) {
    throw new Refusal(`--index is a name such as products_en_ae, and it is "${unknown}".`);
  }
  if (
    values.to !== undefined &&
    !(URL.canParse(values.to) && /^https?:$/.test(new URL(values.to).protocol))
  ) {
    throw new Refusal(`--to is an http or https address, and it is "${values.to}".`);
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
    throw new Refusal('API_BASE_URL is set: this shop keeps no catalogue of its own.');
  }
  for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY']) {
    if (!isDry && !process.env[name]) throw new Refusal(`${name} is missing: it says where to, or who may.`);
  }
  await prepare({ site: false });
  const args = [
    ...(to ? [`--to=${to}`] : []),
    ...indexes.map((name) => `--index=${name}`),
    ...(isDry ? ['--dry-run'] : []),
  ];
  const program = fromRoot('src', 'lib', 'backend', 'search', 'tools', 'push.ts');
  const tether = new URL('./setup/tether.mjs', import.meta.url).href;
  // In a group of its own, so that it hears of a wish to stop once and leaves the service in good order.
  const child = spawn(NODE, ['--import', tether, program, ...args], {
    cwd: fromRoot(),
    env: withRuntime(process.env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  passSignals(child);
  return await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
});
