import { SearchWordsSchema } from '#content/schemas/index.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createFiles } from '../content/files.ts';
import { Fault } from '../gateway/fault.ts';
import type { Good } from './engine/types.ts';

type Words = Record<string, string[]>;

/** Gives goods the words by which an editor says that their shelf is looked for. */
export async function addKeywords(goods: readonly Good[], dir: string): Promise<void> {
  const read = createFiles(dir);
  for (const language of LANGUAGES) {
    const { shelves } = await read(language, 'search-words', SearchWordsSchema).catch((error) => {
      if (error instanceof Fault && error.code === 'CONTENT_NOT_FOUND') return { shelves: {} as Words };
      throw error;
    });
    for (const { path, words } of goods) {
      words[language].keywords = path.flatMap((slug) => shelves[slug] ?? []);
    }
  }
}
