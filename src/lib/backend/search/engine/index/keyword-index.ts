import type { Language } from '#lib/locale/locale.ts';
import { listWordForms, removeStopWords, tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';

/** Matches queries that describe a need ("tap keeps dripping") by the keywords of leaf categories. */
export interface KeywordIndex {
  /**
   * Takes each word with its synonyms. Returns documents whose leaf category matches, with the share of the
   * query that matches, up to 1.
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
const ENOUGH = 0.6;
const FEWEST = 2;

/** Indexes names of leaf categories and editors' phrases; single words are in the text index already. */
export function createKeywordIndex(goods: readonly ProductDocument[], language: Language): KeywordIndex {
  const tasks = new Map<string, KeywordPhrase>();
  const byWord = new Map<string, Set<KeywordPhrase>>();
  goods.forEach(({ text }, doc) => {
    const { keywords = [], categories } = text[language];
    const [shelf] = categories;
    for (const keyword of new Set([...categories.slice(0, 1), ...keywords])) {
      let task = tasks.get(keyword);
      if (!task) {
        const parts = new Set(removeStopWords(tokenize(keyword)));
        task = { size: parts.size, isName: keyword === shelf, docs: [] };
        tasks.set(keyword, task);
        if (parts.size >= FEWEST) enter(task, parts);
      }
      task.docs.push(doc);
    }
  });

  function enter(task: KeywordPhrase, parts: Iterable<string>): void {
    for (const part of parts) {
      for (const form of listWordForms(part)) byWord.set(form, (byWord.get(form) ?? new Set()).add(task));
    }
  }

  return {
    find(words) {
      const found = new Map<number, number>();
      if (words.length < FEWEST) return found;
      const counts = new Map<KeywordPhrase, number>();
      for (const same of words) {
        const forms = same.flatMap(listWordForms);
        const these = new Set(forms.flatMap((form) => [...(byWord.get(form) ?? [])]));
        for (const task of these) counts.set(task, (counts.get(task) ?? 0) + 1);
      }
      for (const [task, count] of counts) {
        const [of, asked] = [Math.min(1, count / task.size), count / words.length];
        // A short query is more likely a name, so it must match the whole name of a leaf category.
        const isLong = words.length > FEWEST;
        if (count < FEWEST || of < (isLong ? ENOUGH : 1) || !(isLong || task.isName)) continue;
        for (const doc of task.docs) found.set(doc, Math.max(found.get(doc) ?? 0, of * Math.min(1, asked)));
      }
      return found;
    },
  };
}
