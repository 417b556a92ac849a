import { NUMBER_WORDS } from '../../understanding/numbers.ts';
import { MIN_NAME_WEIGHT, type TermIndex } from '../index/term-index.ts';
import { ARABIC_WORD } from './arabic-stemming.ts';
import { isStopWord } from './stop-words.ts';
import { tokenize } from './tokenizer.ts';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words for containers, before "of" or, in Arabic, before the name of the product. */
const CONTAINERS = toSet(
  'box pack packet carton bag sack tin can bottle tube roll bucket drum gallon kilo litre liter dozen bundle couple ' +
    'jar case ' +
    'علبه عبوه كرتون كرتونه كراتين باكيت باكت بكت كيس شوال درزن دزينه قوطي سطل درام برميل جالون غالون كيلو لتر لفه رول ' +
    'حبه شده بكس قالون تنكه شكاره شكاير خيشه',
);
/** Amounts that may be followed by the product without "of": "dozen plates". */
const AMOUNTS = toSet('gallon kilo dozen litre liter couple');
/** Units that make a size after a number: 5 kilo, 18 لتر. */
const SIZE_UNITS = toSet('gallon kilo litre liter جالون غالون قالون كيلو لتر');
/** Numbers that also describe a product: a double socket. */
const DESCRIBING_NUMBERS = toSet('single twin double');

/** A word of a query, as typed and normalised. */
interface TypedWord {
  raw: string;
  word: string;
}

const toTypedWords = (query: string): TypedWord[] =>
  query
    .split(/\s+/)
    .filter(Boolean)
    .map((raw) => ({ raw, word: tokenize(raw).join(' ') }));

/** A query without its container. */
export interface QueryWithoutContainer {
  query: string;
  /** Whether an amount is certain, by "of" or a figure: علبة براغي may also be a box for screws. */
  isCertain: boolean;
}

/** Position of the first word after a container that is neither "of" nor a number. */
function findContentStart(words: readonly TypedWord[], at: number): number {
  const isCount = ({ word }: TypedWord): boolean =>
    word === 'of' ||
    word === 'من' ||
    /^\d/.test(word) ||
    (NUMBER_WORDS.has(word) && !DESCRIBING_NUMBERS.has(word));
  const after = words.findIndex((each, index) => index > at && !isCount(each));
  return after < 0 ? words.length : after;
}

/**
 * Removes the container and the amount from "box of 200 screws" or كرتون لمبات, unless the words name a
 * product: a paint bucket, a bag of compost. Figures stay. Returns undefined for other queries.
 */
export function removeContainer(
  query: string,
  getIndex: (word: string) => TermIndex,
): QueryWithoutContainer | undefined {
  const words = toTypedWords(query);
  const at = words.findIndex(({ word }) => CONTAINERS.has(word));
  const { word: container = '' } = words[at] ?? {};
  const before = words.slice(0, Math.max(0, at));
  if (at < 0 || !before.every(({ word }) => isStopWord(word) || /^\d/.test(word))) return undefined;
  const content = findContentStart(words, at);
  const first = words[content]?.word ?? '';
  const namesAmount = ARABIC_WORD.test(container) || words[at + 1]?.word === 'of' || AMOUNTS.has(container);
  const isSize = /^\d/.test(before.at(-1)?.word ?? '') && SIZE_UNITS.has(container);
  if (!namesAmount || isSize || first === '') return undefined;
  const rest = words.slice(content).flatMap(({ word }) => (isStopWord(word) ? [] : word));
  const index = getIndex(first);
  if (!rest.some((word) => namesKind(word, index)) || isProduct(container, rest, index)) return undefined;
  const counts = words.slice(at + 1, content).filter(({ word }) => /^\d/.test(word));
  const isCertain = words[at + 1]?.word === 'of' || words.some(({ word }) => /^\d/.test(word));
  const remaining = [...before, ...counts, ...words.slice(content)];
  return { query: remaining.map(({ raw }) => raw).join(' '), isCertain };
}

const namesKind = (word: string, index: TermIndex): boolean =>
  index.findKinds([word], 0) !== undefined || index.listForms(word).some((id) => index.isKindNoun(id));

/**
 * Whether the container and the rest are a listed name of a kind, or a product of the container's kind has all other
 * words in its name: "paint bucket".
 */
function isProduct(container: string, rest: readonly string[], index: TermIndex): boolean {
  if ((index.findKinds([container, ...rest], 0)?.length ?? 0) > 1) return true;
  const others = rest.filter((word) => !/^\d/.test(word)).map((word) => index.listForms(word));
  const isIn = (doc: number, ids: readonly number[]): boolean =>
    ids.some((id) => index.getWeight(id, doc) >= MIN_NAME_WEIGHT);
  return index
    .listForms(container)
    .some((id) => index.listDocumentsOfKind(id).some((doc) => others.every((ids) => isIn(doc, ids))));
}
