import { beforeAll, expect, it } from 'vitest';
import { createEngine, type Engine } from '#lib/backend/search/engine/engine.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { readSeedProducts } from '../../../../../scripts/bench/search-products.mjs';
import { FRESH_AR } from './ar/holdout.ts';
import { MORE_AR } from './ar/holdout-more.ts';
import { TUNING_AR } from './ar/tuning.ts';
import { FRESH_EN } from './en/holdout.ts';
import { MORE_EN } from './en/holdout-more.ts';
import { TUNING_EN } from './en/tuning.ts';
import { JUDGED } from './judged-queries.ts';
import { type RelevanceScore, scoreRelevance } from './score.ts';

const LEAST = 0.96;
// Holdout sets: written without knowledge of the search or of the other sets, and not used for tuning.
const FRESH = { en: [...FRESH_EN, ...MORE_EN], ar: [...FRESH_AR, ...MORE_AR] };
// Only the hardest kinds of queries.
const HARD = { en: TUNING_EN, ar: TUNING_AR };
const LEAST_HARD = 0.8;

let goods: ProductDocument[];
let engine: Engine;

beforeAll(async () => {
  const seed = await readSeedProducts();
  goods = seed.documents;
  engine = createEngine(seed);
});

const share = ({ hits, asked }: RelevanceScore): number => hits / asked;

function say(name: string, verdict: RelevanceScore): string {
  const { hits, asked, misses } = verdict;
  const kinds = [...Map.groupBy(misses, ({ kind }) => kind)].map(([kind, of]) => `${kind} ${of.length}`);
  return `${name}: ${hits} of ${asked} (${(100 * share(verdict)).toFixed(1)} %), missed: ${kinds.join(', ') || 'none'}`;
}

it.each(['en', 'ar'] as const)(
  'finds the expected product among the first three hits, in %s, in a holdout set',
  (language) => {
    const tuning = JUDGED[language];
    const seen = new Set([...tuning, ...HARD[language]].map(({ query }) => query));
    const held = FRESH[language].filter(({ query }) => !seen.has(query));
    expect(tuning.length).toBeGreaterThanOrEqual(150);
    expect(held.length).toBeGreaterThanOrEqual(150);
    expect(new Set(tuning.map(({ query }) => query)).size).toBe(tuning.length);
    const [tuned, figure] = [
      scoreRelevance(engine, goods, language, tuning),
      scoreRelevance(engine, goods, language, held),
    ];
    console.info(`${say(`${language} tuned on`, tuned)}\n${say(`${language} held back`, figure)}`);
    expect(share(figure)).toBeGreaterThanOrEqual(LEAST);
    expect(share(tuned)).toBeGreaterThanOrEqual(LEAST);
    expect([...tuned.empty, ...figure.empty]).toEqual([]);
    const hard = scoreRelevance(engine, goods, language, HARD[language]);
    console.info(say(`${language} hard ones`, hard));
    expect(share(hard)).toBeGreaterThanOrEqual(LEAST_HARD);
    expect(hard.empty).toEqual([]);
  },
);
