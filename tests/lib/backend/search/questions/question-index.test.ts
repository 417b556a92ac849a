import { describe, expect, it } from 'vitest';
import { createQuestionIndex } from '#lib/backend/search/engine/questions/question-index.ts';
import { createQuestionReader, LIGHT_WEIGHT } from '#lib/backend/search/engine/questions/question-reader.ts';
import { stemWord } from '#lib/backend/search/engine/questions/stem-word.ts';

const words = createQuestionReader({
  same: [
    ['leak', 'drip'],
    ['no hot water', 'not heating'],
    ['تنقط', 'تسرب'],
    ['مسدود', 'انسداد'],
    ['غسل', 'تنظيف'],
    ['غسالة', 'غسالات'],
  ],
  fillers: ['how', 'keeps', 'مشكلة'],
  light: ['kitchen', 'repair', 'مطبخ', 'غرفة'],
  classes: { trouble: ['broken', 'worn out', 'stuck', 'مكسور'] },
  negations: ['not', 'does not', 'ما'],
});
const index = createQuestionIndex(
  [
    { answer: 'tap', phrasings: ['dripping tap', 'الحنفية تنقط'] },
    { answer: 'heater', phrasings: ['no hot water from heater'] },
    { answer: 'toilet', phrasings: ['toilet clogged', 'المرحاض مسدود'] },
    { answer: 'mould', phrasings: ['mould'] },
    { answer: 'painter', phrasings: ['painter'] },
    { answer: 'washer', phrasings: ['تنظيف الغسالة'] },
    { answer: 'drawer', phrasings: ['drawer @trouble', 'درج @trouble'] },
    { answer: 'stuck drawer', phrasings: ['drawer stuck'] },
  ],
  words,
);
const productWords = new Set(['hose', 'tape']);
const find = (query: string, isPrefix = false) =>
  index.find(query, { isPrefix, isKnown: (word) => productWords.has(word) });

describe('A question', () => {
  it.each([
    ['tap dripping', 'tap'],
    ['how to repair a leaking tap in the kitchen', 'tap'],
    ['my taps leak', 'tap'],
    ['drippnig tap', 'tap'],
    ['heater not heating', 'heater'],
    ['clogged toilet', 'toilet'],
    ['toilet cloged', 'toilet'],
    ['حنفيتي تسرب', 'tap'],
    ['مشكلة انسداد المرحاض', 'toilet'],
    ['غسل الغسالات', 'washer'],
  ])('is found for %s by its words, in any order and form', (query, answer) => {
    expect(find(query)[0]?.answer).toBe(answer);
  });

  it.each(['tap', 'toilet seat', 'leak tape hose', 'mould and hose', 'غسل', ''])(
    'is not found for %s',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );

  it.each(['broken drawer', 'drawer worn out', 'drawer does not close', 'الدرج مكسور', 'درج ما يسكر'])(
    'is found for %s by a class of words, or a negated word',
    (query) => {
      expect(find(query)[0]?.answer).toBe('drawer');
    },
  );

  it('with the word itself comes before one with its class', () => {
    expect(find('stuck drawer').map(({ answer }) => answer)).toEqual(['stuck drawer', 'drawer']);
  });

  it.each(['drawer', 'drawer close', 'drawer brokne', 'trouble', 'not'])(
    'is not found for %s without a word of its class',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );

  it('has a low weight for words of little meaning, however they are spelled', () => {
    expect(words.read('مسدود غرفه').map(({ weight }) => weight)).toEqual([1, LIGHT_WEIGHT]);
  });

  it('is found by an incomplete last word', () => {
    expect(find('tap drippi')).toEqual([]);
    expect(find('tap drippi', true)[0]?.answer).toBe('tap');
  });

  it('of one word is found only when most of the word is typed: "pai" is the start of many words', () => {
    expect(find('pai', true)).toEqual([]);
    expect(find('painte', true)[0]?.answer).toBe('painter');
  });

  it('covers the whole query unless it contains another subject', () => {
    expect(find('dripping kitchen tap')[0]?.isWholeQuery).toBe(true);
    expect(find('dripping tap hose')[0]?.isWholeQuery).toBe(false);
  });
});

it.each([
  ['leaking', 'leaks'],
  ['blocked', 'blocks'],
  ['تسريب', 'يسرب'],
  ['الجدران', 'جدران'],
])('%s has the stem of %s', (word, form) => {
  expect(stemWord(word)).toBe(stemWord(form));
});
