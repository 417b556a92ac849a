import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '#lib/backend/search/engine/engine.ts';
import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import { openSeedEngine } from '../engine/seed-engine.ts';
import { HOLDOUT_AR } from './ar/holdout.ts';
import { HOLDOUT_MORE_AR } from './ar/holdout-more.ts';
import { TUNING_AR } from './ar/tuning.ts';
import { HOLDOUT_EN } from './en/holdout.ts';
import { HOLDOUT_MORE_EN } from './en/holdout-more.ts';
import { TUNING_EN } from './en/tuning.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { type RelevanceScore, scoreRelevance } from './score.ts';

const MIN_SHARE = 0.96;
// Holdout sets: written without knowledge of the search or of the other sets, and not used for tuning.
const HOLDOUT = { en: [...HOLDOUT_EN, ...HOLDOUT_MORE_EN], ar: [...HOLDOUT_AR, ...HOLDOUT_MORE_AR] };
// Only the hardest kinds of queries.
const HARD = { en: TUNING_EN, ar: TUNING_AR };
const MIN_SHARE_HARD = 0.8;

let products: readonly ProductDocument[];
let engine: Engine;

beforeAll(async () => {
  ({ documents: products, engine } = await openSeedEngine());
});

const getHitShare = ({ hits, queries }: RelevanceScore): number => hits / queries;

function formatScore(name: string, score: RelevanceScore): string {
  const { hits, queries, failedQueries: misses } = score;
  const kinds = [...Map.groupBy(misses, ({ kind }) => kind)].map(
    ([kind, kindQueries]) => `${kind} ${kindQueries.length}`,
  );
  return `${name}: ${hits} of ${queries} (${(100 * getHitShare(score)).toFixed(1)} %), missed: ${kinds.join(', ') || 'none'}`;
}

it.each(['en', 'ar'] as const)(
  'finds the expected product among the first three hits, in %s, in a holdout set',
  (language) => {
    const tuningQueries = JUDGED_QUERIES[language];
    const usedQueries = new Set([...tuningQueries, ...HARD[language]].map(({ query }) => query));
    const holdoutQueries = HOLDOUT[language].filter(({ query }) => !usedQueries.has(query));
    expect(tuningQueries.length).toBeGreaterThanOrEqual(150);
    expect(holdoutQueries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(tuningQueries.map(({ query }) => query)).size).toBe(tuningQueries.length);
    const [tuningScore, holdoutScore] = [
      scoreRelevance(engine, products, language, tuningQueries),
      scoreRelevance(engine, products, language, holdoutQueries),
    ];
    console.info(
      `${formatScore(`${language} tuned on`, tuningScore)}\n${formatScore(`${language} held back`, holdoutScore)}`,
    );
    expect(getHitShare(holdoutScore)).toBeGreaterThanOrEqual(MIN_SHARE);
    expect(getHitShare(tuningScore)).toBeGreaterThanOrEqual(MIN_SHARE);
    expect([...tuningScore.empty, ...holdoutScore.empty]).toEqual([]);
    const hardScore = scoreRelevance(engine, products, language, HARD[language]);
    console.info(formatScore(`${language} hard ones`, hardScore));
    expect(getHitShare(hardScore)).toBeGreaterThanOrEqual(MIN_SHARE_HARD);
    expect(hardScore.empty).toEqual([]);
  },
);
