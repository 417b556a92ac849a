import { parseArgs } from 'node:util';

const HELP = `npm run bench [-- --runs <n>] [--page <name>] [--gate] [--only lighthouse|throughput|navigation|submit]
npm run bench -- catalog [--products <n>] [--gate]

Lighthouse on a phone (median of five), throughput against a bare node:http server that returns the same bytes, the time
from start to the first page and to a shop that is ready, and from a click to the painted page, and how long 200 customers
at once wait for their order to be submitted.
Ratios and times are of this run and this machine; throughput, peak memory and the start are written into docs/performance.md.
  --runs   Lighthouse runs per page, 5 by default
  --page   one page only: home, listing or product
  --only   one of the four measurements
  --gate   exit with status 1 when performance is below 95

catalog imports a large catalog, generated from the shop's own, and compares its lists and product pages with those
of the shop's own catalog: time, memory, ratios.
  --products  number of products, 100000 by default
  --gate      exit with status 1 when a page takes more than twice as long, or a second import writes something
`;

const PAGES = {
  home: '/en-ae',
  listing: '/en-ae/category/interior-paint',
  product: '/en-ae/products/liwan-haven-washable-matt-emulsion-4l',
};
const MIN_PERFORMANCE = 95;
const MEASUREMENTS = ['lighthouse', 'throughput', 'navigation', 'submit'];
const CUSTOMERS = 200;

const { CliError, runMain } = await import('./cli/cli-error.mjs');
const { bold, green, red, printLine } = await import('./cli/output.mjs');

const parseOptions = () => {
  const type = 'string';
  const options = {
    runs: { type },
    page: { type },
    only: { type },
    products: { type },
    gate: { type: 'boolean' },
    help: { type: 'boolean' },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { runs = '5', products = '100000', page, ...rest } = values;
  if (positionals.length > 1 || (positionals[0] ?? 'catalog') !== 'catalog')
    throw new CliError(`Unknown measurement ${positionals.join(' ')}: see --help.`);
  if (!/^[1-9]\d{0,6}$/.test(products))
    throw new CliError(`--products must be a number from 1 to 9999999, and it is "${products}".`);
  if (!/^[1-9]\d?$/.test(runs))
    throw new CliError(`--runs must be a number from 1 to 99, and it is "${runs}".`);
  if (page && !PAGES[page])
    throw new CliError(`There is no page called ${page}: ${Object.keys(PAGES).join(', ')}.`);
  if (rest.only && !MEASUREMENTS.includes(rest.only))
    throw new CliError(`There is no measurement called ${rest.only}: ${MEASUREMENTS.join(', ')}.`);
  const pages = page ? [page] : Object.keys(PAGES);
  return { ...rest, what: positionals[0], products: Number(products), runs: Number(runs), pages };
};

const formatRow = (name, cells) =>
  `  ${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(16)).join('')}`;

async function benchScores({ url, pages, runs }) {
  const { ensureChromium } = await import('./services/chromium.mjs');
  const { CATEGORIES, runLighthouse } = await import('./bench/lighthouse.mjs');
  const chromium = await ensureChromium();
  printLine(bold(`\n${formatRow(`Lighthouse, median of ${runs}`, CATEGORIES)}`));
  const problems = [];
  for (const page of pages) {
    const { scores, failedAudits } = await runLighthouse({ url: `${url}${PAGES[page]}`, chromium, runs });
    printLine(
      formatRow(
        page,
        CATEGORIES.map((name) => scores[name]),
      ),
    );
    for (const failedAudit of failedAudits) printLine(`    ${failedAudit}`);
    if (scores.performance < MIN_PERFORMANCE)
      problems.push(`${page} has a performance of ${scores.performance}, below ${MIN_PERFORMANCE}`);
  }
  return problems;
}

async function benchThroughput({ url, server }) {
  const { compareThroughput } = await import('./bench/throughput.mjs');
  const { readPeakMemory } = await import('./bench/process-memory.mjs');
  const page = `${url}${PAGES.product}`;
  let visit = 0;
  // A page with a quantity is rendered for each request.
  const createUrl = () => {
    visit = (visit % 90) + 1;
    return `${page}?quantity=${visit}`;
  };
  const cases = [
    ['product, cached, brotli', { url: page, encoding: 'br' }],
    ['product, cached, gzip', { url: page, encoding: 'gzip' }],
    ['product, cached, plain', { url: page, encoding: 'identity' }],
    ['product, not cached', { url: `${page}?quantity=1`, encoding: 'gzip', createUrl }],
    ['home, not cached', { url: `${url}${PAGES.home}?signup=1`, encoding: 'gzip' }],
    ['cart, private', { url: `${url}${PAGES.home}/cart`, encoding: 'gzip' }],
  ];
  const columns = ['ratio', 'shop, 1/s', 'baseline, 1/s', 'bytes'];
  const rows = [];
  printLine(bold(`\n${formatRow('Throughput', columns)}`));
  for (const [name, options] of cases) {
    const { ratio, shop, baseline, bytes } = await compareThroughput(options);
    const cells = [ratio.toFixed(4), Math.round(shop), Math.round(baseline), bytes];
    rows.push([name, ...cells]);
    printLine(formatRow(name, cells));
  }
  const memory = readPeakMemory(server.pid);
  if (memory) printLine(formatRow('peak memory', [`${memory} MB`]));
  return [
    { title: 'Throughput', columns, rows },
    ...(memory
      ? [{ title: 'Peak memory', columns: ['MB'], rows: [['one process, under that load', memory]] }]
      : []),
  ];
}

async function benchNavigation({ url, runs }) {
  const { ensureChromium } = await import('./services/chromium.mjs');
  const { measureNavigation } = await import('./bench/navigation.mjs');
  const columns = ['pointed at, ms', 'at once, ms', 'prerendered'];
  printLine(bold(`\n${formatRow('Click to painted page', columns)}`));
  const options = { url, runs, executablePath: await ensureChromium() };
  await measureNavigation(options, ({ name, withHover, withoutHover, prerendered }) =>
    printLine(
      formatRow(name, [Math.round(withHover), Math.round(withoutHover), `${prerendered} of ${runs}`]),
    ),
  );
}

async function benchSubmit() {
  const { measureConcurrentSubmits } = await import('./bench/concurrent-submits.mjs');
  const title = `Submit, ${CUSTOMERS} customers at once`;
  printLine(bold(`\n${formatRow(title, ['p50, ms', 'p95, ms', 'orders', 'all, s'])}`));
  await measureConcurrentSubmits(CUSTOMERS, ({ name, times, orders, seconds }) =>
    printLine(formatRow(name, [...times, orders, seconds.toFixed(1)])),
  );
}

/** Returns the milliseconds until a shop that is starting has returned a complete page. */
async function measureFirstPage(url) {
  const started = performance.now();
  for (;;) {
    try {
      const reply = await fetch(url);
      await reply.arrayBuffer();
      return performance.now() - started;
    } catch {
      // The server does not listen yet.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

async function benchSite(options) {
  const { startTestSite } = await import('./server/test-site.mjs');
  let firstPage;
  const site = await startTestSite({
    onSpawn: (url) => {
      firstPage = measureFirstPage(`${url}${PAGES.product}`);
    },
  });
  try {
    const rows = Object.entries({ 'first page': await firstPage, 'ready, with search': site.readyMs });
    const tables = [
      { title: 'Start', columns: ['s'], rows: rows.map(([name, ms]) => [name, (ms / 1000).toFixed(2)]) },
    ];
    printLine(bold(`\n${formatRow('Start', ['s'])}`));
    for (const [name, seconds] of tables[0].rows) printLine(formatRow(name, [seconds]));
    const isMeasured = (name) => !options.only || options.only === name;
    const problems = isMeasured('lighthouse') ? await benchScores({ ...options, url: site.url }) : [];
    if (isMeasured('throughput')) tables.push(...(await benchThroughput(site)));
    if (isMeasured('navigation')) await benchNavigation({ ...options, url: site.url });
    const { writePerformanceDocument } = await import('./bench/performance-document.mjs');
    writePerformanceDocument(tables);
    return problems;
  } finally {
    await site.stop();
  }
}

async function bench(options) {
  const problems = options.only === 'submit' ? [] : await benchSite(options);
  if (!options.only || options.only === 'submit') await benchSubmit();
  return problems;
}

async function benchCatalog({ products: count }) {
  const { measureLargeCatalog } = await import('./bench/large-catalog.mjs');
  return measureLargeCatalog({ count });
}

await runMain(async () => {
  const options = parseOptions();
  if (options.help) {
    printLine(HELP);
    return 0;
  }
  const problems = await (options.what === 'catalog' ? benchCatalog(options) : bench(options));
  printLine();
  for (const problem of problems) printLine(red(problem));
  if (problems.length === 0) printLine(green('Done.'));
  return options.gate && problems.length > 0 ? 1 : 0;
});
