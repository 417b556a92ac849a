import { join } from 'node:path';
import { type ProductWords, ProductWordsSchema } from '#content/schemas/index.ts';
import { createYamlReader, listYamlFiles } from '../../content/json-reader.ts';
import { tokenize } from '../engine/text/tokenizer.ts';
import type { ProductDocument } from '../engine/types.ts';

const FOLDER = 'product-words';
const WHOLE_CATEGORY = 'all';
// What follows is what the product goes with: "remote kit for ceiling fans".
const NAME_REST = /\s(?:for|with|لل\S*|مع)\s/;

/** Reads the editors' words for kinds of products, one file per department. */
export async function readProductWords(dir: string): Promise<ProductWords[]> {
  const read = createYamlReader(dir);
  const names = await listYamlFiles(join(dir, FOLDER));
  return await Promise.all(names.map((name) => read(FOLDER, name, ProductWordsSchema)));
}

/** Returns a test whether a product of the category is of a kind: its name has all words of one alternative. */
export function createKindTest(kind: string): (document: ProductDocument) => boolean {
  if (kind === WHOLE_CATEGORY) return () => true;
  const alternatives = kind.split(',').map((text) => {
    const parts = text.trim().split(/\s+/);
    const isExcluded = (part: string): boolean => part.startsWith('-');
    return {
      needed: parts.filter((part) => !isExcluded(part)).flatMap(tokenize),
      excluded: parts.filter(isExcluded).flatMap(tokenize),
    };
  });
  return ({ text }) => {
    const words = new Set(
      [text.en.name, text.ar.name].flatMap((name) => tokenize(name.split(NAME_REST)[0] ?? '')),
    );
    return alternatives.some(
      ({ needed, excluded }) =>
        needed.every((word) => words.has(word)) && !excluded.some((word) => words.has(word)),
    );
  };
}

/** Sets what customers call the kind of each document. Documents of one kind share the list. */
export function addProductWords(
  documents: readonly ProductDocument[],
  lists: readonly ProductWords[],
): void {
  const byCategory = Map.groupBy(documents, ({ categoryPath: [, , leaf] }) => leaf);
  for (const [slug, kinds] of lists.flatMap((list) => Object.entries(list))) {
    for (const [kind, words] of Object.entries(kinds)) {
      const isOfKind = createKindTest(kind);
      for (const document of byCategory.get(slug) ?? []) {
        if (isOfKind(document)) document.alsoCalled = [...(document.alsoCalled ?? []), words];
      }
    }
  }
}
