import { SearchKeywordsSchema } from '#content/schemas/index.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createJsonReader } from '../../content/json-reader.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { ProductDocument } from '../engine/types.ts';

type KeywordsBySlug = Record<string, string[]>;

/** Sets the editors' keywords of each document's categories. */
export async function addEditorKeywords(documents: readonly ProductDocument[], dir: string): Promise<void> {
  const read = createJsonReader(dir);
  for (const language of LANGUAGES) {
    const { shelves } = await read(language, 'search-words', SearchKeywordsSchema).catch((error) => {
      if (error instanceof AppError && error.code === 'CONTENT_NOT_FOUND')
        return { shelves: {} as KeywordsBySlug };
      throw error;
    });
    for (const { categoryPath, text } of documents) {
      text[language].keywords = categoryPath.flatMap((slug) => shelves[slug] ?? []);
    }
  }
}
