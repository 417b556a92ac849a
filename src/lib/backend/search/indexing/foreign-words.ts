import { type ForeignWordsContent, ForeignWordsSchema } from '#content/schemas/index.ts';
import { createJsonReader, readIfExists } from '../../content/json-reader.ts';

/** Reads the editors' list of words of other languages; undefined without a list. */
export async function readForeignWords(dir: string): Promise<ForeignWordsContent | undefined> {
  return await readIfExists(createJsonReader(dir)('.', 'foreign-words', ForeignWordsSchema));
}
