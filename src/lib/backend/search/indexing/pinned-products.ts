import { type PinnedProducts, PinnedProductsSchema } from '#content/schemas/index.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createYamlReader, readIfExists } from '../../content/json-reader.ts';

/** Reads the editors' pinned products of both languages, since customers type either. */
export async function readPinnedProducts(dir: string): Promise<PinnedProducts> {
  const read = createYamlReader(dir);
  const lists = LANGUAGES.map((language) =>
    readIfExists(read(language, 'pinned-products', PinnedProductsSchema)),
  );
  return (await Promise.all(lists)).flatMap((list) => list ?? []);
}
