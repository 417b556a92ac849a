import type { QuestionWords } from '#content/schemas/index.ts';
import { listStems } from '../text/arabic-stemming.ts';
import { isStopWord } from '../text/stop-words.ts';
import { tokenize } from '../text/tokenizer.ts';
import { stemWord } from './stem-word.ts';

/** A word of a question. */
export interface QuestionWord {
  /** As typed, normalised. */
  text: string;
  /** Key that synonyms and inflected forms share. */
  concept: string;
  /** Whether the word or a form of it is in the editors' lists of synonyms. */
  isListed: boolean;
  weight: number;
  /** Classes that the word belongs to, as `@name`. */
  classes: readonly string[];
}

export interface QuestionReader {
  /** Returns the significant words of a question, each once; all words when none is significant. */
  read(text: string): QuestionWord[];
  /** Returns the significant words of a phrasing, with its classes as words. */
  readPhrasing(text: string): QuestionWord[];
  /** Returns other concepts that a word may have without its particles. */
  listVariants(word: string): string[];
}

/** Weight of a word with little meaning. */
export const LIGHT_WEIGHT = 0.3;
const MAX_PHRASE_WORDS = 3;
/** Class of the word after a negation: a door that does not close. */
const NEGATED_CLASS = '@trouble';
const CLASS_NAME = /@[a-z]+/g;
// Without its hamza the Arabic word for water is spelled like the word for "not", which precedes a verb in
// the present tense.
const WATER_OR_NOT = 'ما';
const ARABIC_VERB = /^[يتنا](?!ل)/;

const ARTICLE = /^[وف]?(?:[بكع]?ال|لل)(?=..)/;

const toStems = (text: string): string => tokenize(text).map(stemWord).join(' ');
const removeArticle = (word: string): string => word.replace(ARTICLE, '');
const toBareWords = (text: string): string => tokenize(text).map(removeArticle).join(' ');

/** Returns a reader of questions that uses the editors' lists of words. */
export function createQuestionReader(lists: QuestionWords): QuestionReader {
  const { same, fillers, light, classes = {}, negations = [] } = lists;
  const concepts = new Map<string, string>();
  for (const [at, group] of same.entries()) {
    for (const text of group) {
      // The word itself takes precedence over a shared stem: غسالة is not a form of غسل.
      concepts.set(toBareWords(text), `=${at}`);
      const key = `~${toStems(text)}`;
      if (!concepts.has(key)) concepts.set(key, `=${at}`);
    }
  }
  const fillerWords = new Set(fillers.map(toBareWords));
  const getConcept = (words: readonly string[]): string | undefined =>
    concepts.get(words.map(removeArticle).join(' ')) ?? concepts.get(`~${words.map(stemWord).join(' ')}`);
  const toConcept = (word: string): string => getConcept([word]) ?? stemWord(word);
  const lightConcepts = new Set(light.map((word) => toConcept(tokenize(word).join(' '))));
  const classesByConcept = readClasses(classes);
  const negatingWords = new Set(negations.map(toBareWords));
  const isFiller = (word: string): boolean =>
    isStopWord(word) || fillerWords.has(removeArticle(word)) || /^\d/.test(word);

  function readClasses(listed: Readonly<Record<string, readonly string[]>>) {
    const byConcept = new Map<string, string[]>();
    for (const [name, texts] of Object.entries(listed)) {
      for (const text of texts) {
        const words = tokenize(text);
        const concept =
          getConcept(words) ?? (words.length > 1 ? `=${name} ${text}` : stemWord(words.join('')));
        if (words.length > 1) concepts.set(toBareWords(text), concept);
        byConcept.set(concept, [...(byConcept.get(concept) ?? []), `@${name}`]);
      }
    }
    return byConcept;
  }

  function findPhrase(words: readonly string[], at: number): { concept: string; length: number } | undefined {
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length -= 1) {
      const concept = getConcept(words.slice(at, at + length));
      if (concept) return { concept, length };
    }
    return undefined;
  }

  function readAll(words: readonly string[]): QuestionWord[] {
    const all: QuestionWord[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const phrase = findPhrase(words, at);
      const text = words.slice(at, at + (phrase?.length ?? 1)).join(' ');
      const concept = phrase?.concept ?? toConcept(text);
      const isEmpty = !phrase && isFiller(text);
      const weight = isEmpty ? 0 : lightConcepts.has(concept) ? LIGHT_WEIGHT : 1;
      const before = words[at - 1] ?? '';
      const isNegated = negatingWords.has(before) && (before !== WATER_OR_NOT || ARABIC_VERB.test(text));
      const own = [concept, ...listStems(text).map(toConcept)].flatMap(
        (key) => classesByConcept.get(key) ?? [],
      );
      const wordClasses = isNegated ? [...own, NEGATED_CLASS] : own;
      all.push({ text, concept, isListed: concept.startsWith('='), weight, classes: wordClasses });
      at += (phrase?.length ?? 1) - 1;
    }
    return all;
  }

  function read(text: string): QuestionWord[] {
    const all = readAll(tokenize(text));
    const meant = all.filter(({ weight }) => weight > 0);
    const words = meant.length > 0 ? meant : all.map((word) => ({ ...word, weight: 1 }));
    return [...new Map(words.map((word) => [word.concept, word])).values()];
  }

  return {
    read,
    readPhrasing(text) {
      const names = text.match(CLASS_NAME) ?? [];
      const classWord = { text: '', isListed: true, weight: 1, classes: [] };
      return [...read(text.replace(CLASS_NAME, '')), ...names.map((concept) => ({ ...classWord, concept }))];
    },
    listVariants: (word) => listStems(word).map(toConcept),
  };
}
