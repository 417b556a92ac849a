import { LRUCache } from 'lru-cache';
import SearchableMap from 'minisearch/SearchableMap';
import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { getConsonantRoot } from '../text/arabic-stemming.ts';
import { isDescribingWord } from '../text/stop-words.ts';
import { listWordForms } from '../text/tokenizer.ts';
import {
  createKindPhraseIndex,
  type GetCanonicalStem,
  type KindPhraseIndex,
  type NamedKind,
  type NamedKinds,
} from './kind-phrases.ts';
import { KIND_BIT, MAX_WEIGHT, type Posting, type PostingBuilder, WEIGHT_SCALE } from './posting-list.ts';

const CACHE_SIZE = 64;
// From this weight on, a term is in a name, option, brand, keyword or category, not only in specifications
// and descriptions.
export const MIN_NAME_WEIGHT = 3 * WEIGHT_SCALE;

/** An indexed term that matches a typed word. */
export interface TermMatch {
  term: string;
  id: number;
  /** Edit distance to the typed word. */
  edits: number;
}

/** All terms of an index with their postings, in a radix tree for prefix and fuzzy search. */
export class TermIndex {
  readonly #tree = new SearchableMap<number>();
  readonly #postings: Posting[] = [];
  readonly #terms: string[] = [];
  // Each match level looks up the same words again.
  readonly #nearCache = new LRUCache<string, TermMatch[]>({ max: CACHE_SIZE });
  readonly #byRoot = new Map<string, number[]>();
  readonly #phrases: KindPhraseIndex;
  readonly #customerWords: ReadonlySet<string>;

  constructor(
    terms: ReadonlyMap<string, PostingBuilder>,
    kinds: readonly NamedKind[] = [],
    customerWords: ReadonlySet<string> = new Set(),
    getCanonicalStem?: GetCanonicalStem,
  ) {
    this.#customerWords = customerWords;
    for (const [term, builder] of terms) {
      this.#tree.set(term, this.#terms.length);
      this.#terms.push(term);
      this.#postings.push(builder.build());
    }
    const words = [...this.#terms];
    this.#phrases = createKindPhraseIndex(kinds, words.length, getCanonicalStem);
    for (const { phrases, posting } of kinds) {
      this.#terms.push(phrases[0]?.join(' ') ?? '');
      this.#postings.push(posting.build());
    }
    words.forEach((term, id) => {
      const root = this.isNameTerm(id) ? getConsonantRoot(term) : undefined;
      if (root) this.#byRoot.set(root, [...(this.#byRoot.get(root) ?? []), id]);
    });
  }

  get size(): number {
    return this.#terms.length;
  }

  getId(term: string): number | undefined {
    return this.#tree.get(term);
  }

  /**
   * Whether editors list the term for a kind of products, and no name of a product or category contains it.
   */
  isCustomerWord(id: number): boolean {
    return this.#customerWords.has(this.getTerm(id));
  }

  /** The number of words of the longest name of a kind. */
  get maxKindWords(): number {
    return this.#phrases.maxWords;
  }

  /** Returns the kinds of products that the longest phrase at a position names. */
  findKinds(words: readonly string[], at: number, includesSynonyms = false): NamedKinds | undefined {
    return this.#phrases.find(words, at, includesSynonyms);
  }

  /** Returns the words in the order of the name of a kind; undefined if no name has just these. */
  sortKindName(words: readonly string[]): string[] | undefined {
    return this.#phrases.sort(words);
  }

  /** Completes the words to the name of a kind with the same number of words: "door ha". */
  completeKindPhrase(words: readonly string[]): string | undefined {
    return this.#phrases.complete(words);
  }

  /** Whether editors list the words in this order as the name of a kind. */
  isKindPhrase(words: readonly string[]): boolean {
    return this.#phrases.has(words);
  }

  /** Whether the words begin the name of a kind. */
  isKindPhrasePrefix(words: readonly string[]): boolean {
    return this.#phrases.isPhrasePrefix(words);
  }

  /**
   * Returns the products of the kinds that the words name as one phrase, perhaps with describing words beside one of
   * several words; undefined if they name none.
   */
  findKindProducts(words: readonly string[]): ReadonlySet<number> | undefined {
    const kinds = this.findKinds(words, 0);
    if (!kinds || kinds.length < words.length) {
      const names = words.filter((word) => !isDescribingWord(word));
      return names.length > 1 && names.length < words.length ? this.findKindProducts(names) : undefined;
    }
    return new Set(kinds.ids.flatMap((id) => [...this.getPosting(id).docs]));
  }

  getTerm(id: number): string {
    return this.#terms[id] as string;
  }

  getPosting(id: number): Posting {
    return this.#postings[id] as Posting;
  }

  /** Whether some document has the term in a name, option, brand, keyword or category. */
  isNameTerm(id: number): boolean {
    return this.getPosting(id).maxWeight >= MIN_NAME_WEIGHT;
  }

  /** Whether the word is such a term. */
  isNameWord(word: string): boolean {
    const id = this.getId(word);
    return id !== undefined && this.isNameTerm(id);
  }

  /**
   * Returns name terms with the consonant root of an Arabic word: its plural, or a spelling without a vowel.
   */
  findByRoot(word: string): TermMatch[] {
    return (this.#byRoot.get(getConsonantRoot(word) ?? '') ?? []).map((id) => {
      const term = this.#terms[id] as string;
      return { term, id, edits: getEditDistance(word, term) };
    });
  }

  getDocumentFrequency(id: number): number {
    return this.getPosting(id).docs.length;
  }

  /** Weight of a term in a document, in quarters; 0 if absent. */
  getWeight(id: number, doc: number): number {
    return this.#getBits(id, doc) & MAX_WEIGHT;
  }

  /** Returns the documents whose kind of product the term names. */
  listDocumentsOfKind(id: number): number[] {
    const { docs, weights } = this.getPosting(id);
    const found: number[] = [];
    for (let at = 0; at < docs.length; at += 1)
      if (((weights[at] as number) & KIND_BIT) !== 0) found.push(docs[at] as number);
    return found;
  }

  /** Whether the term names the kind of some product. */
  isKindNoun(id: number): boolean {
    return this.getPosting(id).weights.some((weight) => (weight & KIND_BIT) !== 0);
  }

  /** Returns the share of the products with the term in a name or category whose kind it names. */
  getKindShare(id: number): number {
    const { weights } = this.getPosting(id);
    let [kinds, names] = [0, 0];
    for (const weight of weights) {
      if ((weight & KIND_BIT) !== 0) kinds += 1;
      if ((weight & MAX_WEIGHT) >= MIN_NAME_WEIGHT) names += 1;
    }
    return names === 0 ? 0 : kinds / names;
  }

  /** Returns the ids of a word's forms: without article, singular. */
  listForms(word: string): number[] {
    return listWordForms(word).flatMap((form) => this.getId(form) ?? []);
  }

  #getBits(id: number, doc: number): number {
    const { docs, weights } = this.getPosting(id);
    let [low, high] = [0, docs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((docs[middle] as number) < doc) low = middle + 1;
      else high = middle;
    }
    return docs[low] === doc ? (weights[low] as number) : 0;
  }

  /** Terms with a prefix, at most `limit`. */
  findByPrefix(prefix: string, limit: number): TermMatch[] {
    const matches: TermMatch[] = [];
    for (const [term, id] of this.#tree.atPrefix(prefix)) {
      matches.push({ term, id, edits: 0 });
      if (matches.length >= limit) break;
    }
    return matches;
  }

  /** Terms within an edit distance of `maxEdits` (up to 2); a swap of neighbours is one edit. */
  findWithinEdits(word: string, maxEdits: number): TermMatch[] {
    if (maxEdits === 0) return [];
    let matches = this.#nearCache.get(word);
    if (!matches) {
      matches = this.#findWithinTwoEdits(word);
      this.#nearCache.set(word, matches);
    }
    return matches.filter(({ edits }) => edits <= maxEdits);
  }

  #findWithinTwoEdits(word: string): TermMatch[] {
    const matches: TermMatch[] = [];
    // The tree counts a swap as two edits.
    for (const [term, [id, distance]] of this.#tree.fuzzyGet(word, 2)) {
      if (distance > 0)
        matches.push({ term, id, edits: distance <= 1 ? distance : getEditDistance(word, term) });
    }
    return matches;
  }
}
