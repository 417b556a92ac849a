import type { Language } from '#lib/locale/locale.ts';
import { listWordForms, removeStopWords, tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';

/** Matches queries that describe a need ("tap keeps dripping") by the keywords of leaf categories. */
export interface KeywordIndex {
  /**
   * Takes each word with its synonyms. Returns the documents whose leaf category has a matching name or
   * keyword, with a score up to 1: the matching share of this phrase times the matching share of the query.
   */
  find(words: readonly (readonly string[])[]): Map<number, number>;
}

interface KeywordPhrase {
  size: number;
  /** Whether the phrase is the name of a leaf category. */
  isName: boolean;
  docs: number[];
}

// Share of a phrase that must match: two words of three.
const MIN_COVERAGE = 0.6;
const MIN_WORDS = 2;

/** Indexes names of leaf categories and editors' phrases; single words are in the text index already. */
export function createKeywordIndex(documents: readonly ProductDocument[], language: Language): KeywordIndex {
  const phrases = new Map<string, KeywordPhrase>();
  const byWord = new Map<string, Set<KeywordPhrase>>();
  documents.forEach(({ text }, doc) => {
    const { keywords = [], categories } = text[language];
    const [leafName] = categories;
    for (const keyword of new Set([...categories.slice(0, 1), ...keywords])) {
      let phrase = phrases.get(keyword);
      if (!phrase) {
        const parts = new Set(removeStopWords(tokenize(keyword)));
        phrase = { size: parts.size, isName: keyword === leafName, docs: [] };
        phrases.set(keyword, phrase);
        if (parts.size >= MIN_WORDS) indexPhrase(phrase, parts);
      }
      phrase.docs.push(doc);
    }
  });

  function indexPhrase(phrase: KeywordPhrase, parts: Iterable<string>): void {
    for (const part of parts) {
      for (const form of listWordForms(part)) byWord.set(form, (byWord.get(form) ?? new Set()).add(phrase));
    }
  }

  return {
    find(words) {
      const scores = new Map<number, number>();
      if (words.length < MIN_WORDS) return scores;
      const counts = new Map<KeywordPhrase, number>();
      for (const alternatives of words) {
        const forms = alternatives.flatMap(listWordForms);
        const matched = new Set(forms.flatMap((form) => [...(byWord.get(form) ?? [])]));
        for (const phrase of matched) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      }
      for (const [phrase, count] of counts) {
        const [phraseShare, queryShare] = [Math.min(1, count / phrase.size), count / words.length];
        // A short query is more likely a name, so it must match the whole name of a leaf category.
        const isLong = words.length > MIN_WORDS;
        if (count < MIN_WORDS || phraseShare < (isLong ? MIN_COVERAGE : 1) || !(isLong || phrase.isName))
          continue;
        for (const doc of phrase.docs)
          scores.set(doc, Math.max(scores.get(doc) ?? 0, phraseShare * Math.min(1, queryShare)));
      }
      return scores;
    },
  };
}
