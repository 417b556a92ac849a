import { MAX_QUERY_LENGTH } from '#lib/search/facets.ts';
import { isCollectiveNoun, isGenericNoun } from '../engine/text/generic-nouns.ts';
import { isStopWord, isWeakWord } from '../engine/text/stop-words.ts';
import { tokenize } from '../engine/text/tokenizer.ts';
import { prepareText } from './lexer.ts';
import type { WrittenMeasure } from './measure.ts';
import type { Mention } from './phrase-index.ts';
import { readMeasures } from './read-measures.ts';
import type { KnownNames, QueryType, UnderstoodQuery } from './understood-query.ts';

// Matches questions about how to do something.
const HOW_TO = /(?:^|\s)(?:how (?:to|do|can)|fix(?:ing)?|repair(?:ing)?|كيف|اصلح|تصليح|اصلاح)(?=\s|$)/;

// Words for dimensions, which do not describe the product.
const SIZE_WORDS = new Set(
  tokenize(
    'size sizes wide width long length tall height high deep depth thick thickness diameter dia number no capacity ' +
      'مقاس قياس حجم عرض طول ارتفاع قطر سماكه عمق سعه قوه رقم نمره سايز بعرض بطول عرضها طولها',
  ),
);

/** Returns the text without its measures. */
export function removeMeasures(text: string, measures: readonly WrittenMeasure[]): string {
  let remainingText = '';
  let last = 0;
  for (const { start, end } of measures) {
    remainingText += start >= last ? `${text.slice(last, start)} ` : '';
    last = end;
  }
  return remainingText + text.slice(last);
}

/** Returns the query without its sizes. */
export function removeSizes(query: string): string {
  const text = prepareText(query);
  return removeMeasures(text, readMeasures(text));
}

function removeMentions(words: readonly string[], mentions: readonly Mention<unknown>[]): string[] {
  return words.filter(
    (_, index) => !mentions.some(({ at, words: own }) => index >= at && index < at + own.length),
  );
}

function classifyQuery({
  measures,
  words,
  brands,
  remainingWords,
  text,
}: Pick<UnderstoodQuery, 'measures' | 'words' | 'brands' | 'remainingWords' | 'text'>): QueryType {
  if (words.length === 0) return measures.length > 0 ? 'size' : 'nothing';
  if (HOW_TO.test(text)) return 'how';
  return brands.length > 0 && remainingWords.length === 0 ? 'brand' : 'product';
}

const PREPOSITION = /^(?:for|with|without|in|on|of|to|from|under|by)$/;

/**
 * Returns the words by how likely they name the kind of product: in English the last one before a preposition
 * first ("wall clock for the living room"), in Arabic the first one.
 */
function listHeads(words: readonly string[], remainingWords: readonly string[]): string[] {
  if (remainingWords.some((word) => /\p{Script=Arabic}/u.test(word))) return [...remainingWords];
  const at = words.findIndex((word, index) => index > 0 && PREPOSITION.test(word));
  const before = at < 0 ? words : words.slice(0, at);
  const isBefore = (word: string): boolean => before.includes(word);
  const heads = [
    ...remainingWords.filter(isBefore).toReversed(),
    ...remainingWords.filter((word) => !isBefore(word)),
  ];
  const [last, named, ...others] = heads;
  return last && named && isCollectiveNoun(last) && isBefore(named) ? [named, last, ...others] : heads;
}

const PURPOSE = /^(?:لل.+|ضد|عشان|علشان)$/;

/** Whether the query names a product before its use. */
function hasPurposePhrase(words: readonly string[], [head = '']: readonly string[]): boolean {
  const at = words.findIndex((word, index) => index > 0 && PURPOSE.test(word));
  return (
    at > 0 &&
    at < words.length - (words[at]?.startsWith('لل') ? 0 : 1) &&
    words.slice(0, at).includes(head) &&
    !isGenericNoun(head)
  );
}

/**
 * Analyses a query in stages that do not use the index: text → measures → words → brands → colours → intent.
 */
export function understandQuery(
  typed: string,
  { brands: brandIndex, colours: colourIndex }: KnownNames,
): UnderstoodQuery {
  const text = prepareText(typed.slice(0, MAX_QUERY_LENGTH)).trim();
  const measures = readMeasures(text);
  const typedWords = tokenize(removeMeasures(text, measures));
  const named = typedWords.filter((word) => !SIZE_WORDS.has(word));
  const words = measures.length > 0 && named.length > 0 ? named : typedWords;
  const brands = brandIndex.find(words);
  const colours = colourIndex.find(words);
  const remainingWords = removeMentions(words, [...brands, ...colours]).filter(
    (word) => !isStopWord(word) && !isWeakWord(word),
  );
  const heads = listHeads(words, remainingWords);
  const hasPurpose = hasPurposePhrase(words, heads);
  const understood = { text, measures, words, brands, colours, remainingWords, heads, hasPurpose };
  return { ...understood, queryType: classifyQuery(understood) };
}
