import { spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli/cli-error.mjs';
import { bold, formatSeconds, printLine } from '../cli/output.mjs';
import { NODE_BIN, resolveFromRoot } from '../cli/paths.mjs';
import { startTestSite, withoutExternalServices } from '../server/test-site.mjs';
import { prepareDatabase } from '../setup/database.mjs';
import { generateCatalog } from './generate-catalog.mjs';
import { median } from './statistics.mjs';

const MAX_SLOWDOWN = 2;
const MAX_PRICE = 100_000;
const REQUESTS = 40;
const WARM_UP_REQUESTS = 5;
const POLL_MS = 100;

/**
 * Runs an import or export program on a data folder; resolves with its output.
 * @returns {Promise<string>}
 */
async function runCatalogProgram(program, data, ...args) {
  const script = resolveFromRoot('src', 'lib', 'backend', program);
  const child = spawn(NODE_BIN, [script, '--format=jsonl', ...args], {
    cwd: resolveFromRoot(),
    env: { ...withoutExternalServices(process.env), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new CliError(`${program} exited with status ${code}.`, { log: out });
  return out;
}

/**
 * Parses the summary of an import.
 * @param {string} out
 */
export function parseImportReport(out) {
  const [, secs, megabytes] = /It took ([\d.]+) s and (\d+) MB/.exec(out) ?? [];
  return {
    seconds: Number(secs),
    megabytes: Number(megabytes),
    isWritten: !out.includes('Nothing had to be written.'),
    counts: /^.*rows read: .*$/m.exec(out)?.[0] ?? '',
  };
}

/**
 * Returns functions that create paths: lists of the leaf category and the department with the most products,
 * and product pages.
 */
function createPagePaths(records) {
  const categories = new Map(
    records.filter((record) => record.record === 'category').map((record) => [record.code, record]),
  );
  const leadProducts = records.filter(
    (record) => record.record === 'product' && record.variationProductCode === record.productCode,
  );
  const getParent = (code) => categories.get(code).parent;
  const findLargest = (getGroup) => {
    const groups = [...Map.groupBy(leadProducts, ({ category }) => getGroup(category))];
    return categories.get(groups.sort((a, b) => b[1].length - a[1].length)[0][0]).slug;
  };
  const [leafCategory, department] = [
    findLargest((code) => code),
    findLargest((code) => getParent(getParent(code))),
  ];
  let visit = 0;
  const list =
    (slug, query = '') =>
    () => {
      visit += 1;
      // The price range includes all products, and no cached page has the same.
      return `/en-ae/category/${slug}?${query}price=0-${MAX_PRICE + visit}`;
    };
  return {
    'leaf category list': list(leafCategory),
    'department list': list(department),
    'the same, by price': list(department, 'sort=price_asc&'),
    'the same, page 3': list(department, 'page=3&'),
    // A page with a quantity is never cached.
    product: () => {
      visit += 1;
      return `/en-ae/products/${leadProducts[(visit * 37) % leadProducts.length].slug}?quantity=2`;
    },
  };
}

async function visit(site, address) {
  const started = performance.now();
  const reply = await fetch(`${site.url}${address}`);
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new CliError(`${address} returned status ${reply.status}.`);
  return performance.now() - started;
}

/**
 * Requests a page repeatedly; the returned function stops and resolves with the times in milliseconds.
 * @returns {() => Promise<number[]>}
 */
function visitRepeatedly(site, address) {
  const times = [];
  let isRunning = true;
  const finished = (async () => {
    while (isRunning) {
      times.push(await visit(site, address()));
      await wait(POLL_MS);
    }
  })();
  return async () => {
    isRunning = false;
    await finished;
    return times;
  };
}

const formatRow = (name, cells) =>
  `  ${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(16)).join('')}`;
const formatMs = (value) => `${value.toFixed(1)} ms`;

/**
 * Measures a large catalog: duration and memory of its import, and response times of its pages beside those
 * of the shop's own catalog. Resolves with the exceeded limits.
 * @param {{ count: number }} options @returns {Promise<string[]>}
 */
export async function measureLargeCatalog({ count }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'binaa-catalog-'));
  const [small, large] = ['small', 'large'].map((name) => path.join(folder, name));
  const sites = [];
  try {
    await prepareDatabase({ env: { ...withoutExternalServices(process.env), DATA_DIR: small } });
    cpSync(small, large, { recursive: true });
    const smallFile = path.join(folder, 'own.jsonl');
    await runCatalogProgram('export/export-cli.ts', small, smallFile);
    const records = readFileSync(smallFile, 'utf8').trimEnd().split('\n').map(JSON.parse);
    const largeFile = path.join(folder, 'many.jsonl');
    await pipeline(Readable.from(generateCatalog(records, count)), createWriteStream(largeFile));
    const pages = createPagePaths(records);
    for (const data of [small, large]) sites.push(await startTestSite({ env: { DATA_DIR: data } }));

    // Both sites get requests, so that neither has an advantage from warmed-up code.
    const stopFunctions = sites.map((site) => visitRepeatedly(site, pages.product));
    const first = parseImportReport(await runCatalogProgram('import/import-cli.ts', large, largeFile));
    const [, visits] = await Promise.all(stopFunctions.map((stop) => stop()));
    const second = parseImportReport(await runCatalogProgram('import/import-cli.ts', large, largeFile));
    printLine(bold(`\n${formatRow('Import', ['time', 'memory'])}`));
    printLine(formatRow('first', [formatSeconds(first.seconds * 1000), `${first.megabytes} MB`]));
    printLine(formatRow('again', [formatSeconds(second.seconds * 1000), `${second.megabytes} MB`]));
    printLine(`  ${first.counts}\n  ${second.counts}`);
    printLine(
      `  A product page meanwhile: ${formatMs(median(visits))}, ${formatMs(Math.max(...visits))} at most.`,
    );
    const problems = second.isWritten ? ['The second import wrote something.'] : [];

    const productCount = records.filter(({ record }) => record === 'product').length;
    const columnHeadings = [productCount, count].map((products) => products.toLocaleString('en'));
    printLine(bold(`\n${formatRow('Pages, not stored', [...columnHeadings, 'ratio'])}`));
    for (const [name, address] of Object.entries(pages)) {
      const times = [[], []];
      // Alternating, so that other load on the machine affects both.
      for (let round = 0; round < REQUESTS + WARM_UP_REQUESTS; round += 1) {
        for (const [index, site] of sites.entries()) {
          const time = await visit(site, address());
          if (round >= WARM_UP_REQUESTS) times[index].push(time);
        }
      }
      const [smallMs, largeMs] = times.map(median);
      printLine(formatRow(name, [formatMs(smallMs), formatMs(largeMs), (largeMs / smallMs).toFixed(2)]));
      if (largeMs / smallMs > MAX_SLOWDOWN)
        problems.push(
          `${name} takes ${(largeMs / smallMs).toFixed(2)} times as long, at most ${MAX_SLOWDOWN}`,
        );
    }
    return problems;
  } finally {
    for (const site of sites) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
