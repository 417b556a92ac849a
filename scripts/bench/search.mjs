import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run bench:search [-- --products <n>[,<n>]] [--gate]

Measures the search engine like a product list: query, five facets, two filters and a sort order, over catalogs that
are generated from the shop's own. Prints CPU time per query, beside MiniSearch alone with the same queries and texts,
without facets, filters and sort order.
  --products  numbers of products, 10000,100000 by default
  --gate      exit with status 1 when the 95th percentile is above 10 ms at 10,000 products or 40 ms at 100,000
`;

assertVersions();
const { spawn } = await import('node:child_process');
const { parseFlags } = await import('../cli/flags.mjs');
const { resolveFromRoot, NODE_BIN, createNodeEnv } = await import('../cli/paths.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

// Both engines and their documents are in memory at once.
const HEAP_MB = 6000;

function readOptions() {
  const options = { products: { type: 'string' }, gate: { type: 'boolean' }, help: { type: 'boolean' } };
  const { values } = parseFlags({ options });
  const { products = '10000,100000' } = values;
  if (!/^[1-9]\d{2,6}(,[1-9]\d{2,6})*$/.test(products)) {
    throw new CliError(
      `--products must be one or more numbers from 100 to 9999999, and it is "${products}".`,
    );
  }
  return { ...values, sizes: products.split(',') };
}

await runMain(async () => {
  const { help, gate, sizes: counts } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  await prepareShop({ data: false, site: false });
  const program = resolveFromRoot('scripts', 'bench', 'search-engine.mjs');
  for (const size of counts) {
    const args = [
      `--max-old-space-size=${HEAP_MB}`,
      '--expose-gc',
      program,
      size,
      ...(gate ? ['--gate'] : []),
    ];
    const child = spawn(NODE_BIN, args, {
      cwd: resolveFromRoot(),
      env: createNodeEnv(process.env),
      stdio: 'inherit',
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new CliError(`The 95th percentile is above its limit at ${size} products.`);
  }
});
