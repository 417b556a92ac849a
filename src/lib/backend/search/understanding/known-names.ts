import type { NotSoldContent } from '#content/schemas/index.ts';
import type { ProductDocument } from '../engine/types.ts';
import { COLOUR_WORDS } from './colour-words.ts';
import { createPhraseIndex } from './phrase-index.ts';
import type { BrandMeaning, KnownNames } from './understood-query.ts';

/**
 * Collects the names that queries may contain: colours, and brands, first those that are sold, then the
 * others.
 */
export function collectKnownNames(
  documents: readonly ProductDocument[],
  notSold: NotSoldContent | undefined,
): KnownNames {
  const sold = new Map(documents.map(({ text }) => [text.en.brand, text.ar.brand]));
  const brands: (readonly [string, BrandMeaning])[] = [...sold].flatMap(([en, ar]) =>
    [en, ar].map((text) => [text, { name: en, isSold: true }] as const),
  );
  for (const { en, ar } of notSold?.brands ?? [])
    for (const text of [...en, ...ar]) brands.push([text, { name: en[0] ?? text, isSold: false }]);
  return {
    brands: createPhraseIndex(brands),
    colours: createPhraseIndex(COLOUR_WORDS.map(([word, family]) => [word, { family }])),
  };
}
