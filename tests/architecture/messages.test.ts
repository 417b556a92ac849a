import { expect, it } from 'vitest';
import { compareContent, compareMessages } from './rules/message-files.ts';
import { listFiles, readSource } from './rules/source-files.ts';

const listNames = (folder: string) =>
  listFiles(folder, /\.(json|md)$/).map((file) => file.slice(folder.length + 1));

const readFrontmatter = (text: string) => {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  return Object.fromEntries(
    [...frontmatter.matchAll(/^(\w+):\s*(.*)$/gm)].map(([, key, value]) => [key, value]),
  );
};

const readTexts = (file: string) => {
  const text = readSource(file);
  return file.endsWith('.json') ? JSON.parse(text) : readFrontmatter(text);
};

it.each(['src/lib/messages', 'src/content'])('%s has the same files in both languages', (folder) => {
  const english = listNames(`${folder}/en`);
  expect(english.length).toBeGreaterThan(0);
  expect(listNames(`${folder}/ar`)).toEqual(english);
});

it.each(listNames('src/lib/messages/en'))('messages %s exist in both languages', (name) => {
  const [en, ar] = ['en', 'ar'].map((language) => readTexts(`src/lib/messages/${language}/${name}`));
  expect(compareMessages(en, ar)).toEqual([]);
});

it.each(listNames('src/content/en'))('content %s exists in both languages', (name) => {
  const [en, ar] = ['en', 'ar'].map((language) => readTexts(`src/content/${language}/${name}`));
  expect(compareContent(en, ar)).toEqual([]);
});

it.each([
  ['a key that Arabic lacks', { a: 'x', b: 'y' }, { a: 'س' }, 'ar lacks b'],
  ['a key that English lacks', { a: 'x' }, { a: 'س', b: 'ص' }, 'en lacks b'],
  ['an empty text', { a: 'x' }, { a: ' ' }, 'ar has an empty text for a'],
  ['another placeholder', { a: '{{name}}' }, { a: '{{names}}' }, 'a has other {{placeholders}} in ar'],
  [
    'a missing Arabic form',
    { a_one: '{{count}} x', a_other: '{{count}} y' },
    { a_zero: '٠', a_one: '١', a_two: '٢', a_few: '{{count}}', a_other: '{{count}}' },
    'ar lacks a_many',
  ],
])('finds %s', (_title, en, ar, problem) => {
  expect(compareMessages(en, ar)).toEqual([problem]);
});

it('allows numbers as words in Arabic plural forms', () => {
  const ar = {
    a_zero: 'لا قطع',
    a_one: 'قطعة',
    a_two: 'قطعتان',
    a_few: '{{count}} قطع',
    a_many: '{{count}}',
    a_other: '{{count}}',
  };
  expect(compareMessages({ a_one: '{{count}} piece', a_other: '{{count}} pieces' }, ar)).toEqual([]);
});

it('finds a content file with a different structure', () => {
  expect(compareContent({ steps: [{ title: 'x' }] }, { steps: [{ name: 'س' }] })).toEqual([
    'ar lacks steps.0.title',
    'en lacks steps.0.name',
  ]);
});

it('allows lists of different lengths, but none that is empty in one language only', () => {
  expect(compareContent({ drills: ['x', 'y'] }, { drills: ['س'] })).toEqual([]);
  expect(compareContent({ drills: ['x'] }, { drills: [] })).toEqual(['ar lacks drills']);
});
