import { expect, it } from 'vitest';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { flattenTexts } from '../../architecture/rules/message-files.ts';
import { readFiles } from '../../architecture/rules/source-files.ts';
import { findRetiredWords } from '../../support/retired-words.ts';

// Customers' queries may contain retired words, in files and lists of them.
const QUERY_WORD_FILES = /search-words\.json$/;
const QUERY_WORD_LISTS = /"words": \[[^\]]*\]/g;

it.each(['en', 'ar'] as const)('no retired word is in the messages in %s', (language) => {
  const messages = [...flattenTexts(MESSAGE_RESOURCES[language])] as [string, string][];
  const found = messages.flatMap(([key, text]) =>
    findRetiredWords(text, language).map((word) => [key, word]),
  );
  expect(found).toEqual([]);
});

it.each(['en', 'ar'] as const)('no retired word is in the editorial texts in %s', (language) => {
  const files = readFiles(`src/content/${language}`, /\.(md|json)$/).filter(
    ({ path }) => !QUERY_WORD_FILES.test(path),
  );
  const found = files.flatMap(({ path, text }) =>
    findRetiredWords(text.replaceAll(QUERY_WORD_LISTS, ''), language).map((word) => [path, word]),
  );
  expect(found).toEqual([]);
});
