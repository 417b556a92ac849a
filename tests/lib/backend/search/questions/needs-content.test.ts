import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type NeedEntry, NeedsSchema, QuestionWordsSchema } from '#content/schemas/index.ts';
import { CONTENT_DIR, createYamlReader, listYamlFiles } from '#lib/backend/content/json-reader.ts';
import { createQuestionReader } from '#lib/backend/search/engine/questions/question-reader.ts';
import { tokenize } from '#lib/backend/search/engine/text/tokenizer.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';

const read = createYamlReader(CONTENT_DIR);
const ARABIC = /\p{Script=Arabic}/u;
let existingTargets: Set<string>;

async function readFiles(language: string): Promise<NeedEntry[]> {
  const names = await listYamlFiles(join(CONTENT_DIR, language, 'needs'));
  const files = await Promise.all(names.map((name) => read(join(language, 'needs'), name, NeedsSchema)));
  return files.flat();
}

beforeAll(() => {
  const { products, categories } = buildSeedCatalog();
  existingTargets = new Set([
    ...products.map(({ groupCode }) => groupCode),
    ...categories.map(({ slug }) => slug),
  ]);
});

describe.each(LANGUAGES)('Needs, in %s', (language) => {
  it('are at least 150, each once', async () => {
    const ids = (await readFiles(language)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(150);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('are asked in their own script, once', async () => {
    const questions = (await readFiles(language)).flatMap(({ ask }) => ask);
    expect(questions.filter((text) => ARABIC.test(text) !== (language === 'ar'))).toEqual([]);
    expect(questions.filter((text, at) => questions.indexOf(text) !== at)).toEqual([]);
  });

  it('name products, categories and guides that exist', async () => {
    const needs = await readFiles(language);
    expect(needs.flatMap(({ cures }) => cures).filter((cure) => !existingTargets.has(cure))).toEqual([]);
    const guides = needs.flatMap(({ guide }) => guide ?? []);
    const isFile = (path: string): boolean => existsSync(join(CONTENT_DIR, language, `${path}.md`));
    expect(guides.filter((path) => !isFile(path))).toEqual([]);
  });

  it('name classes that are listed', async () => {
    const { classes = {} } = await read(language, 'question-words', QuestionWordsSchema);
    const asks = (await readFiles(language)).flatMap(({ ask }) => ask);
    const names = asks.flatMap((text) => text.match(/@\S*/g) ?? []);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name.slice(1) in classes))).toEqual([]);
  });

  it('are asked with words that carry a meaning', async () => {
    const words = await read(language, 'question-words', QuestionWordsSchema);
    const reader = createQuestionReader(words);
    const asks = (await readFiles(language)).flatMap(({ ask }) => ask);
    const isEmpty = (text: string): boolean =>
      reader.read(text).reduce((sum, { weight }) => sum + weight, 0) < 0.6;
    expect(asks.filter(isEmpty)).toEqual([]);
  });
});

it.each(LANGUAGES)('words of questions are in one group, in %s', async (language) => {
  const { same } = await read(language, 'question-words', QuestionWordsSchema);
  const groups = same.map((group) => new Set(group.map((text) => tokenize(text).join(' '))));
  const words = groups.flatMap((group) => [...group]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
