import { QUERY_LETTERS, QUERY_WORDS } from '#lib/search/facets.ts';
import { dropFillers, formsOf, readWords } from './analysis.ts';
import { type Lexicon, type Match, QUARTERS } from './lexicon.ts';
import type { SynonymTable } from './synonyms.ts';

/** A word of the index that answers a typed one, and how well. */
export interface Scored {
  id: number;
  /** 1 is the word itself. */
  quality: number;
}

/** Words of which a product must have each, in any of its ways of being written. */
type Phrase = Scored[][];

/** One or more typed words that are answered together: by any of the phrases. */
export interface Slot {
  words: string[];
  phrases: Phrase[];
  /** The word that a typing error was taken for. */
  mended?: Match;
  /** So far from anything known that a product need not have it. */
  isDoubtful?: boolean;
}

/**
 * How far a query is understood: by what products are called and made of; when that finds nothing, by all that is
 * said of them; then with what may have been meant; then as if every word were mistyped.
 */
export const LEVELS = ['strong', 'all', 'typos', 'slips'] as const;
export type Level = (typeof LEVELS)[number];

/** What a word is worth that is not the typed one. */
export const QUALITY = { form: 0.95, synonym: 0.7, joined: 0.95, split: 0.85, near: 0.55, far: 0.3 };
const BEGINNINGS = 400;
const LONGEST_TERM = 6;
const MENDABLE = 3;
const LONGEST_TYPO = 24;
// What a word that is being typed is worth as the beginning of a longer one: nearly all for the last letters.
const beginningQuality = (typed: number, whole: number): number => 0.55 + 0.4 * (typed / whole);

/** How many edits are forgiven in a word of so many letters. */
function allowance(word: string): number {
  if (/\d/.test(word) || word.length < 3 || word.length > LONGEST_TYPO) return 0;
  if (word.length < 6) return 1;
  return 2;
}

export function readQuery(text: string): string[] {
  return dropFillers(readWords(text.slice(0, QUERY_LETTERS))).slice(0, QUERY_WORDS);
}

/** What the words of a query may stand for. */
export function readSlots(
  words: readonly string[],
  lexicon: Lexicon,
  synonyms: SynonymTable,
  { level, isTyping }: { level: Level; isTyping: boolean },
): Slot[] {
  const isKnown = (word: string): boolean => formsOf(word).some((form) => lexicon.idOf(form) !== undefined);

  function exact(word: string, quality = 1): Scored[] {
    return formsOf(word).flatMap((form) => {
      const id = lexicon.idOf(form);
      return id === undefined ? [] : [{ id, quality: form === word ? quality : quality * QUALITY.form }];
    });
  }

  function phrase(parts: readonly string[], quality: number): Phrase[] {
    const found = parts.map((part) => exact(part, quality));
    return found.every(({ length }) => length > 0) ? [found] : [];
  }

  function split(word: string): Phrase[] {
    const ways: { phrase: Phrase; worth: number }[] = [];
    for (let at = 2; at <= word.length - 2; at += 1) {
      const parts = [readWords(word.slice(0, at))[0] ?? '', readWords(word.slice(at))[0] ?? ''];
      const known = synonyms.longestAt(parts, 0);
      if (known?.length === 2)
        return [...phrase(parts, 1), ...known.others.flatMap((other) => phrase(other, QUALITY.synonym))];
      if (at < 3 || at > word.length - 3) continue;
      const [found] = phrase(parts, QUALITY.split);
      // Of several ways the one with the commoner rarer half.
      if (found) {
        const worth = Math.min(
          ...found.map((ids) => Math.max(...ids.map(({ id }) => lexicon.frequency(id)))),
        );
        ways.push({ phrase: found, worth });
      }
    }
    return ways
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map((way) => way.phrase);
  }

  // Taken for what goods are called, not for any word of a text.
  const isSaidOfGoods = ({ id }: Match): boolean =>
    words.length > 1 || lexicon.posting(id).most >= MENDABLE * QUARTERS;

  function mend(word: string): { scored: Scored[]; best: Match | undefined } {
    // A last s may have been taken for that of many: cordles is nearer to cordless than cordle.
    const most = allowance(word);
    let near = [...lexicon.near(word, most), ...lexicon.near(`${word}s`, most)].filter(isSaidOfGoods);
    if (near.length === 0 && most === 1 && word.length > 4)
      near = lexicon.near(word, 2).filter(isSaidOfGoods);
    const least = Math.min(...near.map(({ edits }) => edits));
    const scored = near.map(({ id, term, edits }) => {
      const same = term[0] === word[0] ? 1 : 0.8;
      return { id, quality: same * (edits <= 1 ? QUALITY.near : QUALITY.far) };
    });
    const [best] = near
      .filter(({ edits }) => edits === least)
      .sort((a, b) => lexicon.frequency(b.id) - lexicon.frequency(a.id));
    return { scored, best };
  }

  // Several words that a shelf is looked for by are one term of the index.
  function longestTerm(all: readonly string[], at: number): { id: number; length: number } | undefined {
    for (let length = Math.min(LONGEST_TERM, all.length - at); length > 1; length -= 1) {
      const id = lexicon.idOf(all.slice(at, at + length).join(' '));
      if (id !== undefined) return { id, length };
    }
    return undefined;
  }

  const slots: Slot[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const next = words[at + 1];
    const whole = longestTerm(words, at);
    const group = synonyms.longestAt(words, at);
    if (whole && whole.length >= (group?.length ?? 0)) {
      const taken = words.slice(at, at + whole.length);
      const others = group?.length === whole.length ? group.others : [];
      slots.push({
        words: taken,
        phrases: [
          [[{ id: whole.id, quality: 1 }]],
          ...phrase(taken, 1),
          ...others.flatMap((other) => phrase(other, QUALITY.synonym)),
        ],
      });
      at += whole.length - 1;
      continue;
    }
    if (group && group.length > 1) {
      const taken = words.slice(at, at + group.length);
      const phrases = [
        ...phrase(taken, 1),
        ...group.others.flatMap((other) => phrase(other, QUALITY.synonym)),
      ];
      if (phrases.length > 0) {
        slots.push({ words: taken, phrases });
        at += group.length - 1;
        continue;
      }
    }
    if (next !== undefined && isKnown(word + next)) {
      slots.push({
        words: [word, next],
        phrases: [...phrase([word + next], QUALITY.joined), ...phrase([word, next], 1)],
      });
      at += 1;
      continue;
    }
    const isLast = at === words.length - 1;
    const slot: Slot = { words: [word], phrases: phrase([word], 1) };
    for (const other of group?.others ?? []) slot.phrases.push(...phrase(other, QUALITY.synonym));
    const isFound = slot.phrases.length > 0;
    if ((isTyping && isLast) || ((level === 'typos' || level === 'slips') && word.length > 3)) {
      const longer = lexicon.beginning(word, BEGINNINGS).filter(({ term }) => term !== word);
      const scored = longer.map(({ id, term }) => ({
        id,
        quality: beginningQuality(word.length, term.length) * (isLast ? 1 : 0.8),
      }));
      if (scored.length > 0) slot.phrases.push([scored]);
    }
    if (!isFound && word.length <= LONGEST_TYPO) slot.phrases.push(...split(word));
    if (slot.phrases.length === 0 || level === 'slips' || (level === 'typos' && !isFound)) {
      const { scored, best } = mend(word);
      if (scored.length > 0) slot.phrases.push([scored]);
      if (best && slot.phrases.length === 1) slot.mended = best;
      slot.isDoubtful = words.length > 2 && !isFound;
    }
    slots.push(slot);
  }
  return slots;
}
