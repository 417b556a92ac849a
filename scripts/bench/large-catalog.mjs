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
const REQUESTS = 40;
const WARM_UP_REQUESTS = 5;
const POLL_MS = 100;

/**
 * Runs an import or export program on a data folder; resolves with its output.
 * @returns {Promise<string>}
 */
async function runImport(program, data, ...args) {
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
function pagesOf(records) {
  const categories = new Map(records.filter((it) => it.record === 'category').map((it) => [it.code, it]));
  const leads = records.filter((it) => it.record === 'product' && it.variationProductCode === it.productCode);
  const aboveOf = (code) => categories.get(code).parent;
  const fullest = (placeOf) => {
    const groups = [...Map.groupBy(leads, ({ category }) => placeOf(category))];
    return categories.get(groups.sort((a, b) => b[1].length - a[1].length)[0][0]).slug;
  };
  const [shelf, department] = [fullest((code) => code), fullest((code) => aboveOf(aboveOf(code)))];
  let visit = 0;
  const list =
    (slug, query = '') =>
    () => {
      visit += 1;
      // An unknown query parameter is ignored, and its page is never cached.
      return `/en-ae/category/${slug}?${query}visit=${visit}`;
    };
  return {
    'leaf category list': list(shelf),
    'department list': list(department),
    'the same, by price': list(department, 'sort=price_asc&'),
    'the same, page 3': list(department, 'page=3&'),
    product: () => {
      visit += 1;
      return `/en-ae/products/${leads[(visit * 37) % leads.length].slug}?visit=${visit}`;
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
function keepVisiting(site, address) {
  const times = [];
  let isOpen = true;
  const done = (async () => {
    while (isOpen) {
      times.push(await visit(site, address()));
      await wait(POLL_MS);
    }
  })();
  return async () => {
    isOpen = false;
    await done;
    return times;
  };
}

const row = (name, cells) => `  ${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(16)).join('')}`;
const ms = (value) => `${value.toFixed(1)} ms`;

/**
 * Measures a large catalog: duration and memory of its import, and response times of its pages beside those
 * of the shop's own catalog. Resolves with the exceeded limits.
 * @param {{ count: number }} options @returns {Promise<string[]>}
 */
export async function measureLargeCatalog({ count }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'binaa-catalogue-'));
  const [small, large] = ['small', 'large'].map((name) => path.join(folder, name));
  const sites = [];
  try {
    await prepareDatabase({ env: { ...withoutExternalServices(process.env), DATA_DIR: small } });
    cpSync(small, large, { recursive: true });
    const own = path.join(folder, 'own.jsonl');
    await runImport('export/export-cli.ts', small, own);
    const records = readFileSync(own, 'utf8').trimEnd().split('\n').map(JSON.parse);
    const many = path.join(folder, 'many.jsonl');
    await pipeline(Readable.from(generateCatalog(records, count)), createWriteStream(many));
    const pages = pagesOf(records);
    for (const data of [small, large]) sites.push(await startTestSite({ env: { DATA_DIR: data } }));

    // Both sites get requests, so that neither is warmer afterwards.
    const stops = sites.map((site) => keepVisiting(site, pages.product));
    const first = parseImportReport(await runImport('import/import-cli.ts', large, many));
    const [, visits] = await Promise.all(stops.map((stop) => stop()));
    const second = parseImportReport(await runImport('import/import-cli.ts', large, many));
    printLine(bold(`\n${row('Import', ['time', 'memory'])}`));
    printLine(row('first', [formatSeconds(first.seconds * 1000), `${first.megabytes} MB`]));
    printLine(row('again', [formatSeconds(second.seconds * 1000), `${second.megabytes} MB`]));
    printLine(`  ${first.counts}\n  ${second.counts}`);
    printLine(`  A product page meanwhile: ${ms(median(visits))}, ${ms(Math.max(...visits))} at most.`);
    const low = second.isWritten ? ['The second import wrote something.'] : [];

    const goods = records.filter(({ record }) => record === 'product').length;
    const heads = [goods, count].map((products) => products.toLocaleString('en'));
    printLine(bold(`\n${row('Pages, not stored', [...heads, 'ratio'])}`));
    for (const [name, address] of Object.entries(pages)) {
      const times = [[], []];
      // Alternating, so that other load on the machine affects both.
      for (let round = 0; round < REQUESTS + WARM_UP_REQUESTS; round += 1) {
        for (const [index, site] of sites.entries()) {
          const time = await visit(site, address());
          if (round >= WARM_UP_REQUESTS) times[index].push(time);
        }
      }
      const [few, lots] = times.map(median);
      printLine(row(name, [ms(few), ms(lots), (lots / few).toFixed(2)]));
      if (lots / few > MAX_SLOWDOWN)
        low.push(`${name} takes ${(lots / few).toFixed(2)} times as long, at most ${MAX_SLOWDOWN}`);
    }
    return low;
  } finally {
    for (const site of sites) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
