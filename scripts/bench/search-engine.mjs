// Measures the search engine; called by `scripts/bench/search.mjs`. Arguments: number of products; `--gate`
// to exit with status 1 above the limit.
import MiniSearch from 'minisearch';
import { createEngine } from '../../src/lib/backend/search/engine/engine.ts';
import { tokenize } from '../../src/lib/backend/search/engine/text/tokenizer.ts';
import { createBenchProducts } from './search-products.mjs';

// 95th percentile in milliseconds, by number of products.
const P95_LIMITS_MS = { 10000: 10, 100000: 40 };
const ROUNDS = 3;
const REPEATS = 8;
const FACETS = ['brand', 'categories.lvl0', 'colour', 'price', 'inStock'];
const FILTER = {
  kind: 'all',
  of: [
    { kind: 'between', name: 'price', from: 5, to: 5000 },
    { kind: 'is', facet: 'inStock', value: 'true' },
  ],
};

const QUERIES = {
  en: [
    'cordless drill',
    'paint',
    'drll',
    'white paint 4l',
    'p',
    'hammer 18v',
    'screw',
    'rotary hamer',
    'led bulb warm',
    'kitchen tap',
    'st',
    'garden hose 20 m',
    'emulsion',
    'matt emulsion white interior',
    'coffee',
    'drill for concrete',
    'wall plugs',
    'sandpaper',
    'm8 bolt',
    'something to keep the coffee hot',
  ],
  ar: ['دهان', 'مثقاب', 'م', 'لمبة ليد', 'خلاط مطبخ', 'دهان ابيض', 'صبغ', 'براغي', 'حنفيه', 'سجادة حمام'],
};

const [size, enforcesLimit] = [Number(process.argv[2]), process.argv.includes('--gate')];
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

function measureHeap() {
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Returns the created value with the seconds and the heap megabytes that creating it took. */
function measureBuild(create) {
  const [before, started] = [measureHeap(), performance.now()];
  const value = create();
  const seconds = (performance.now() - started) / 1000;
  return { value, seconds, megabytes: megabytes(measureHeap() - before) };
}

const percentile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

/**
 * Measures CPU milliseconds per query. The first round only warms up. The CPU clock ticks every few
 * milliseconds, so each query is repeated.
 */
function measureQueries(search) {
  const times = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [language, queries] of Object.entries(QUERIES)) {
      for (const query of queries) {
        const before = process.threadCpuUsage();
        for (let repeat = 0; repeat < REPEATS; repeat += 1) search(language, query, round * REPEATS + repeat);
        const { user, system } = process.threadCpuUsage(before);
        if (round > 0) times.push((user + system) / 1000 / REPEATS);
      }
    }
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), slowest: times.at(-1) };
}

function printRow(name, { seconds, megabytes: heapMb }, { p50, p95, slowest }) {
  const cells = [
    `${seconds.toFixed(1)} s`,
    `${heapMb} MB`,
    ...[p50, p95, slowest].map((ms) => `${ms.toFixed(2)} ms`),
  ];
  process.stdout.write(`  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
}

const { documents, stores, synonyms } = await createBenchProducts(size);
const headings = ['build time', 'memory', 'p50', 'p95', 'slowest'].map((head) => head.padStart(12)).join('');
process.stdout.write(
  `\n${size.toLocaleString('en')} products, both languages\n  ${' '.repeat(24)}${headings}\n`,
);

const engine = measureBuild(() => createEngine({ documents, stores, synonyms }));
const engineTimes = measureQueries((language, query, round) => {
  engine.value.search([
    {
      language,
      country: 'ae',
      sort: round % 2 === 0 ? 'relevance' : 'price_asc',
      // Punctuation makes each query miss the engine's cache, and the index ignores it.
      query: query + '!'.repeat(round),
      isPrefix: true,
      filter: FILTER,
      facets: FACETS,
      maxFacetValues: 100,
      offset: 0,
      limit: 24,
    },
  ]);
});
printRow('engine', engine, engineTimes);

const miniSearch = measureBuild(() =>
  Object.fromEntries(
    Object.keys(QUERIES).map((language) => {
      const index = new MiniSearch({
        fields: ['name', 'brand', 'categories', 'rest'],
        tokenize,
        processTerm: (term) => term,
      });
      index.addAll(
        documents.map(({ text }, id) => {
          const { name, brand, categories, summary, description, otherName, attributes } = text[language];
          const rest = [summary, description, otherName, ...Object.values(attributes).flat()].join(' ');
          return { id, name, brand, categories: categories.join(' '), rest };
        }),
      );
      return [language, index];
    }),
  ),
);
const miniSearchTimes = measureQueries((language, query) => {
  miniSearch.value[language].search(query, {
    prefix: true,
    combineWith: 'AND',
    boost: { name: 3 },
    fuzzy: (term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : 0),
  });
});
printRow('MiniSearch alone', miniSearch, miniSearchTimes);

const limit = P95_LIMITS_MS[size];
if (enforcesLimit && limit && engineTimes.p95 > limit) process.exitCode = 1;
