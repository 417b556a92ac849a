import { SearchKeywordsSchema } from '#content/schemas/index.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createJsonReader, readIfExists } from '../../content/json-reader.ts';
import type { ProductDocument } from '../engine/types.ts';

type KeywordsBySlug = Record<string, string[]>;

/** Sets the editors' keywords of each document's categories. */
export async function addEditorKeywords(documents: readonly ProductDocument[], dir: string): Promise<void> {
  const read = createJsonReader(dir);
  for (const language of LANGUAGES) {
    const content = await readIfExists(read(language, 'search-words', SearchKeywordsSchema));
    const keywords: KeywordsBySlug = content?.categories ?? {};
    for (const { categoryPath, text } of documents) {
      text[language].keywords = categoryPath.flatMap((slug) => keywords[slug] ?? []);
    }
  }
}
