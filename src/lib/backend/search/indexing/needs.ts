import { join } from 'node:path';
import {
  type NeedEntry,
  NeedsSchema,
  type QuestionWords,
  QuestionWordsSchema,
} from '#content/schemas/index.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createYamlReader, listYamlFiles, readIfExists } from '../../content/json-reader.ts';

/** Editors' needs of both languages, since customers type either. */
export interface NeedsContent {
  needs: NeedEntry[];
  words: QuestionWords;
}

/** Reads the editors' needs and the words of questions; both may be missing. */
export async function readNeeds(dir: string): Promise<NeedsContent> {
  const read = createYamlReader(dir);
  const classes: Record<string, string[]> = {};
  const words: Required<QuestionWords> = { same: [], fillers: [], light: [], negations: [], classes };
  const needs: NeedEntry[] = [];
  for (const language of LANGUAGES) {
    const own = await readIfExists(read(language, 'question-words', QuestionWordsSchema));
    words.same.push(...(own?.same ?? []));
    words.fillers.push(...(own?.fillers ?? []));
    words.light.push(...(own?.light ?? []));
    words.negations.push(...(own?.negations ?? []));
    for (const [name, list] of Object.entries(own?.classes ?? {})) {
      classes[name] = [...(classes[name] ?? []), ...list];
    }
    for (const name of await listYamlFiles(join(dir, language, 'needs'))) {
      needs.push(...(await read(join(language, 'needs'), name, NeedsSchema)));
    }
  }
  return { needs, words };
}
