import { foldCode } from './codes.ts';
import type { Columns } from './columns.ts';
import { QUALITY } from './guess.ts';
import { QUARTERS } from './lexicon.ts';
import { LEVELS, readQuery, readSlots, type Slot } from './query.ts';
import type { SynonymTable } from './synonyms.ts';
import type { Tasks } from './tasks.ts';
import { EVIDENCE, type TextIndex } from './text-index.ts';
import { selectTop } from './top.ts';
import { createScale, type Weighed } from './weigh.ts';

/** Products that answer a text, in no order. */
export interface Matched {
  docs: Int32Array;
  /** By ordinal; the higher the better. */
  scores: Float32Array;
  /** Words of the index that were found, for marking them in a text. */
  terms: string[];
  /** The text with its typing errors mended; null when it had none. */
  corrected: string | null;
}

// One word says a kind of thing: of those the best known are meant.
const POPULAR = 0.25;
const POPULAR_ONE = 0.6;
const COVERED = 0.35;
const IN_A_ROW = 0.12;
const RANKED = 400;
// Where none has all of the words: what scores nearly as much as the best.
const ENOUGH = 0.6;
// How much a shelf that is looked for by the same words is worth beside a name that has them, and when it is shown too.
const TASK = 0.7;
const MEANT = 0.5;
const CODE_LENGTH = 4;
const COMPLETIONS = 50;
const FEW = 3;

/** Finds the products of a text, one text at a time. */
export function createMatcher(index: TextIndex, columns: Columns, synonyms: SynonymTable, tasks: Tasks) {
  const { lexicon, names } = index;
  const { size } = columns;
  const { popularity } = columns.numbers;
  const weigh = createScale(lexicon, size);

  /** What is looked for by what was meant competes with what is called so. */
  function raise({ scores, touched }: Weighed, meant: ReadonlyMap<number, number>): void {
    if (meant.size === 0) return;
    const most = touched.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
    for (const [doc, share] of meant) {
      if (scores[doc] === 0) touched.push(doc);
      scores[doc] = (scores[doc] as number) + TASK * share * most;
    }
  }

  function rank(docs: Int32Array, scores: Float32Array, slots: readonly Slot[]): void {
    for (const doc of docs) {
      scores[doc] =
        (scores[doc] as number) *
        (1 + ((slots.length === 1 ? POPULAR_ONE : POPULAR) * (popularity[doc] as number)) / 1000);
    }
    const wanted = slots.map(
      ({ phrases }) => new Set(phrases.flatMap((phrase) => phrase.flatMap((ids) => ids.map(({ id }) => id)))),
    );
    for (const doc of selectTop(docs, RANKED, (a, b) => (scores[a] as number) > (scores[b] as number))) {
      const [from, to] = [names.starts[doc] as number, names.starts[doc + 1] as number];
      let [covered, inRow, last] = [0, 0, -2];
      for (let at = from; at < to; at += 1) {
        const slot = wanted.findIndex((ids) => ids.has(names.ids[at] as number));
        if (slot >= 0) covered += 1;
        if (slot >= 1 && slot === last + 1) inRow += 1;
        last = slot >= 0 ? slot : -2;
      }
      const share = to > from ? covered / (to - from) : 0;
      scores[doc] = (scores[doc] as number) * (1 + COVERED * share + IN_A_ROW * inRow);
    }
  }

  function answer(slots: readonly Slot[], docs: Int32Array, scores: Float32Array): Matched {
    rank(docs, scores, slots);
    const isMended = slots.some(({ mended }) => mended);
    const spelt = ({ words, mended }: Slot) =>
      mended ? index.writtenAs(mended.id) || mended.term : words.join(' ');
    return {
      docs,
      scores,
      terms: slots.flatMap(({ words, mended }) => (mended ? [mended.term] : words)),
      corrected: isMended ? slots.map(spelt).join(' ') : null,
    };
  }

  function byCode(text: string, isTyping: boolean): Matched | undefined {
    const code = foldCode(text);
    if (code.length < CODE_LENGTH) return undefined;
    const docs = index.codes.find(code, isTyping && /\d/.test(code));
    if (docs.length === 0) return undefined;
    const scores = new Float32Array(size);
    for (const doc of docs) scores[doc] = 1;
    return { docs: Int32Array.from(docs), scores, terms: [], corrected: null };
  }

  function find(words: readonly string[], isTyping: boolean): Matched {
    const nothing = { docs: new Int32Array(0), scores: new Float32Array(0), terms: [], corrected: null };
    if (words.length === 0) return nothing;
    const meant = tasks.find(words.map((word, at) => [word, ...synonyms.ofWord(words, at)]));
    let [few, relaxed]: (Matched | undefined)[] = [];
    for (const level of LEVELS) {
      // A word that is mistyped may be another word: few products have it beside the others.
      if (few && level !== 'slips') continue;
      // In passing anything may be said of anything: what has most of a longer text is looked for next.
      if (level === 'all' && words.length > 2) continue;
      const slots = readSlots(words, lexicon, synonyms, { level, isTyping });
      const weighed = weigh(slots);
      raise(weighed, meant);
      const { scores, touched, found, peak } = weighed;
      const needed = slots.filter(({ isDoubtful }) => !isDoubtful).length;
      const isSure = level === 'strong' || level === 'slips';
      // What is not written so weighs less.
      const share = slots.some(({ mended }) => mended) ? QUALITY.near : 1;
      const enough = isSure ? share * QUARTERS * EVIDENCE[slots.length === 1 ? 'one' : 'several'] : 0;
      const all = touched.filter(
        (doc) => (meant.get(doc) ?? 0) >= MEANT || (found[doc] === needed && (peak[doc] as number) >= enough),
      );
      if (needed > 0 && all.length > 0) {
        const answered = answer(slots, Int32Array.from(all), scores);
        if (few) return behind(few, answered);
        if (level !== 'strong' || all.length >= FEW) return answered;
        few = answered;
      } else if (level === 'typos' && !few) {
        // Rather several of the words in passing than one in the name.
        for (const doc of touched) scores[doc] = (scores[doc] as number) * ((found[doc] as number) + 0.5);
        const most = touched.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
        const nearly = touched.filter((doc) => (scores[doc] as number) >= ENOUGH * most);
        // A number alone is in everything.
        const isSaid = slots.some(
          ({ words: [word = ''], phrases }) => phrases.length > 0 && !/^\d/.test(word),
        );
        if (nearly.length === 0 || !isSaid) continue;
        relaxed = answer(slots, Int32Array.from(nearly), scores);
        // Of two words one alone says little: rather another word for the one that is missing.
        if (slots.length > 2) return relaxed;
      }
    }
    return few ?? relaxed ?? nothing;
  }

  const spell = (term: string): string => index.writtenAs(lexicon.idOf(term) ?? -1) || term;

  // The last word may lack a letter too: the commonest word that it begins.
  function complete(word: string): string {
    if (lexicon.idOf(word) !== undefined) return word;
    const longer = lexicon.beginning(word, COMPLETIONS).filter(({ term }) => term.length <= word.length + 2);
    const [best] = longer.sort((a, b) => lexicon.frequency(b.id) - lexicon.frequency(a.id));
    return best?.term ?? word;
  }

  return (text: string, isTyping: boolean): Matched => {
    const coded = byCode(text, isTyping);
    if (coded) return coded;
    const found = find(readQuery(text, lexicon), isTyping);
    // What the mended words are also called, and what is meant by them, is known to them alone.
    if (found.corrected === null) return found;
    const words = found.terms.map(complete);
    const [typed, last] = [found.terms.at(-1) as string, words.at(-1) as string];
    const corrected = last === typed ? found.corrected : found.corrected.replace(typed, spell(last));
    return { ...beside(found, find(words, isTyping)), corrected };
  };
}

// A word that was mended may have been meant otherwise.
const MENDED = 0.5;

/** Each with the better of its scores; said to be found by the first ones' words. */
function beside(first: Matched, others: Matched): Matched {
  if (others.docs.length === 0) return first;
  const { scores } = others;
  for (const doc of others.docs) scores[doc] = MENDED * (scores[doc] as number);
  for (const doc of first.docs) scores[doc] = Math.max(scores[doc] as number, first.scores[doc] as number);
  return { ...first, docs: Int32Array.from(new Set([...first.docs, ...others.docs])), scores };
}

/** The first ones, and then what the others add to them. */
function behind(first: Matched, others: Matched): Matched {
  const scores = others.scores;
  const highest = others.docs.reduce((most, doc) => Math.max(most, scores[doc] as number), 0);
  for (const doc of first.docs) scores[doc] = highest + (first.scores[doc] as number);
  return { ...first, docs: Int32Array.from(new Set([...first.docs, ...others.docs])), scores };
}

export type Matcher = ReturnType<typeof createMatcher>;
