import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '#lib/backend/search/understanding/colour-words.ts';
import { createPhraseIndex } from '#lib/backend/search/understanding/phrase-index.ts';
import { understandQuery } from '#lib/backend/search/understanding/understand-query.ts';
import type { KnownNames } from '#lib/backend/search/understanding/understood-query.ts';

const KNOWN_NAMES: KnownNames = {
  brands: createPhraseIndex([
    ['Torqan', { name: 'Torqan', isSold: true }],
    ['Binaa Basics', { name: 'Binaa Basics', isSold: true }],
    ['بوش', { name: 'Bosch', isSold: false }],
  ]),
  colours: createPhraseIndex(COLOUR_WORDS.map(([word, family]) => [word, { family }])),
};

const summarizeQuery = (query: string) => {
  const { queryType, measures, brands, colours, remainingWords } = understandQuery(query, KNOWN_NAMES);
  return {
    queryType,
    measures: measures.map(({ kind, from }) => `${kind} ${from}`),
    brands: brands.map(({ meaning }) => `${meaning.name}${meaning.isSold ? '' : ', not sold'}`),
    colours: colours.map(({ meaning }) => meaning.family),
    remainingWords,
  };
};
const emptyQuery = { measures: [], brands: [], colours: [], remainingWords: [] };

describe('A query is understood as', () => {
  it('a size, a brand, a colour and the product itself', () => {
    expect(summarizeQuery('Torqan 18v drill, black')).toEqual({
      queryType: 'product',
      measures: ['voltage 18'],
      brands: ['Torqan'],
      colours: ['black'],
      remainingWords: ['drill'],
    });
    expect(summarizeQuery('صاروخ بوش ٤ انش اسود')).toEqual({
      queryType: 'product',
      measures: ['length 101.6'],
      brands: ['Bosch, not sold'],
      colours: ['black'],
      remainingWords: ['صاروخ'],
    });
  });

  it('a size alone', () => {
    expect(summarizeQuery('4ah')).toEqual({ ...emptyQuery, queryType: 'size', measures: ['charge 4'] });
  });

  it('a brand alone, of several words', () => {
    expect(summarizeQuery('binaa basics')).toEqual({
      ...emptyQuery,
      queryType: 'brand',
      brands: ['Binaa Basics'],
    });
  });

  it('a question how to do something', () => {
    expect(summarizeQuery('how to fix a dripping tap')).toMatchObject({
      queryType: 'how',
      remainingWords: ['fix', 'dripping', 'tap'],
    });
    expect(summarizeQuery('كيف اصلح الحنفية')).toMatchObject({ queryType: 'how' });
  });

  it.each(['', '!!!???', '😀'])('nothing: %s', (query) => {
    expect(summarizeQuery(query)).toEqual({ ...emptyQuery, queryType: 'nothing' });
  });

  it('text of any length, of which only the beginning counts', () => {
    expect(summarizeQuery('a'.repeat(10_000)).remainingWords).toEqual(['a'.repeat(256)]);
  });
});
