import type { Language } from '#lib/locale/locale.ts';
import { listWordForms, removeStopWords, tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';

/** What people have in mind rather than what things are called: "tap keeps dripping", by the words of shelves. */
export interface KeywordIndex {
  /** How much of the words, each with those that mean the same, each product's shelf is looked for by, up to 1; products without any are left out. */
  find(words: readonly (readonly string[])[]): Map<number, number>;
}

interface KeywordPhrase {
  size: number;
  /** What a shelf is called. */
  isName: boolean;
  docs: number[];
}

// Of three words two are enough to be taken for the same.
const ENOUGH = 0.6;
const FEWEST = 2;

/** Names of shelves, and phrases that an editor gives them; single words are in the index of words already. */
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
        // A short query rather says what a thing is called: it must be a shelf's whole name.
        const isLong = words.length > FEWEST;
        if (count < FEWEST || of < (isLong ? ENOUGH : 1) || !(isLong || task.isName)) continue;
        for (const doc of task.docs) found.set(doc, Math.max(found.get(doc) ?? 0, of * Math.min(1, asked)));
      }
      return found;
    },
  };
}
