import { join } from 'node:path';
import { type ProductWords, ProductWordsSchema } from '#content/schemas/index.ts';
import { createYamlReader, listYamlFiles } from '../../content/json-reader.ts';
import { tokenize } from '../engine/text/tokenizer.ts';
import type { ProductDocument } from '../engine/types.ts';

const FOLDER = 'product-words';
const WHOLE_CATEGORY = 'all';
// After these words, a name says what the product is used with: "remote kit for ceiling fans".
const NAME_REST = /\s(?:for|with|لل\S*|مع)\s/;

/** Reads the editors' words for kinds of products, one file per department. */
export async function readProductWords(dir: string): Promise<ProductWords[]> {
  const read = createYamlReader(dir);
  const names = await listYamlFiles(join(dir, FOLDER));
  return await Promise.all(names.map((name) => read(FOLDER, name, ProductWordsSchema)));
}

type NameTest = (name: ReadonlySet<string>) => boolean;

function createNameTest(kind: string): NameTest {
  const parts = kind.trim().split(/\s+/);
  const isExcluded = (part: string): boolean => part.startsWith('-');
  const needed = parts.filter((part) => !isExcluded(part)).flatMap(tokenize);
  const excluded = parts.filter(isExcluded).flatMap(tokenize);
  return (name) => needed.every((word) => name.has(word)) && !excluded.some((word) => name.has(word));
}

function listNameWords({ text: { en, ar } }: ProductDocument, isWhole: boolean): Set<string> {
  const names = [en.name, ar.name].map((name) => (isWhole ? name : (name.split(NAME_REST)[0] ?? '')));
  return new Set(names.flatMap(tokenize));
}

/**
 * Returns the products of a kind among those of its category: their names contain all its words, before "for"
 * or "with" if any name has them there.
 */
export function listProductsOfKind(
  kind: string,
  documents: readonly ProductDocument[],
): readonly ProductDocument[] {
  if (kind === WHOLE_CATEGORY) return documents;
  const isOfKind = createNameTest(kind);
  const named = documents.filter((document) => isOfKind(listNameWords(document, false)));
  return named.length > 0 ? named : documents.filter((document) => isOfKind(listNameWords(document, true)));
}

/** Sets the editors' words for the kind of each document. Documents of one kind share the list. */
export function addProductWords(documents: readonly ProductDocument[], lists: readonly ProductWords[]): void {
  const byCategory = Map.groupBy(documents, ({ categoryPath: [, , leaf] }) => leaf);
  for (const [slug, kinds] of lists.flatMap((list) => Object.entries(list))) {
    const ofCategory = byCategory.get(slug) ?? [];
    for (const [kind, words] of Object.entries(kinds)) {
      const ofKind = new Set(kind.split(',').flatMap((name) => listProductsOfKind(name, ofCategory)));
      for (const document of ofKind) document.customerPhrases = [...(document.customerPhrases ?? []), words];
    }
  }
}
