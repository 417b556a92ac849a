import { type NotSoldContent, NotSoldSchema } from '#content/schemas/index.ts';
import { createJsonReader, readIfExists } from '../../content/json-reader.ts';

/** Reads the editors' list of brands and products that the shop does not sell; undefined without a list. */
export async function readNotSold(dir: string): Promise<NotSoldContent | undefined> {
  return await readIfExists(createJsonReader(dir)('.', 'not-sold', NotSoldSchema));
}
