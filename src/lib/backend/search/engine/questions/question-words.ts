import type { QuestionWords } from '#content/schemas/index.ts';
import { listStems } from '../text/arabic-stemming.ts';
import { isStopWord, tokenize } from '../text/tokenizer.ts';
import { stemWord } from './stem-word.ts';

/** A word of a question. */
export interface QuestionWord {
  /** As typed, normalised. */
  text: string;
  /** Same for synonyms and inflected forms. */
  concept: string;
  /** Whether the word or a form of it is in the editors' lists of synonyms. */
  isListed: boolean;
  weight: number;
}

export interface QuestionReader {
  /** Returns the significant words of a question, each once; all words when none is significant. */
  read(text: string): QuestionWord[];
  /** Returns other concepts of a word, without its particles. */
  listVariants(word: string): string[];
}

/** Weight of a word with little meaning. */
export const LIGHT_WEIGHT = 0.3;
const MAX_PHRASE_WORDS = 3;

const ARTICLE = /^[وف]?(?:[بكع]?ال|لل)(?=..)/;

const toStems = (text: string): string => tokenize(text).map(stemWord).join(' ');
const removeArticle = (word: string): string => word.replace(ARTICLE, '');
const toBareWords = (text: string): string => tokenize(text).map(removeArticle).join(' ');

/** Returns a reader of questions that uses the editors' lists of words. */
export function createQuestionReader({ same, fillers, light }: QuestionWords): QuestionReader {
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
  const lightConcepts = new Set(light.map(toConcept));
  const isFiller = (word: string): boolean =>
    isStopWord(word) || fillerWords.has(removeArticle(word)) || /^\d/.test(word);

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
      all.push({ text, concept, isListed: concept.startsWith('='), weight });
      at += (phrase?.length ?? 1) - 1;
    }
    return all;
  }

  return {
    read(text) {
      const all = readAll(tokenize(text));
      const meant = all.filter(({ weight }) => weight > 0);
      const words = meant.length > 0 ? meant : all.map((word) => ({ ...word, weight: 1 }));
      return [...new Map(words.map((word) => [word.concept, word])).values()];
    },
    listVariants: (word) => listStems(word).map(toConcept),
  };
}
