import { type OneWaySynonyms, OneWaySynonymsSchema } from '#content/schemas/index.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createYamlReader, readIfExists } from '../../content/json-reader.ts';

/** Reads the editors' one-way synonyms of both languages, since customers type either. */
export async function readOneWaySynonyms(dir: string): Promise<OneWaySynonyms[]> {
  const read = createYamlReader(dir);
  const lists = LANGUAGES.map((language) =>
    readIfExists(read(language, 'one-way-synonyms', OneWaySynonymsSchema)),
  );
  return (await Promise.all(lists)).filter((list) => list !== undefined);
}
