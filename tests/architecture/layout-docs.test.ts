import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSource } from './rules/source-files.ts';

const contributing = readSource('CONTRIBUTING.md');

it('the table of folders names every folder and file of src and of src/lib', () => {
  const [, leaves = ''] = /^The leaves are (.*)\.\s/m.exec(contributing) ?? [];
  const rows = contributing.split('\n').filter((line) => line.startsWith('| `'));
  const places = rows.map((row) => row.split('|')[1] as string).join();
  const isNamed = (place: string, name: string) =>
    places.includes(`\`${place}\``) || (place.startsWith('src/lib/') && leaves.includes(`\`${name}\``));
  const unnamed = ['src', 'src/lib'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('.d.ts') && `${folder}/${name}` !== 'src/lib')
      .filter((name) => !isNamed(`${folder}/${name}`, name))
      .map((name) => `${folder}/${name}`),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(unnamed).toEqual([]);
});

it('the table of folders names nothing that does not exist', () => {
  const named = [...contributing.matchAll(/^\| `(src[^`]*)`(?:, `(src[^`]*)`)?/gm)].flatMap((match) =>
    [match[1], match[2]].filter((place) => place !== undefined),
  );
  const found = new Set(
    ['src', 'src/lib'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
  );
  expect(named.filter((place) => !found.has(place))).toEqual([]);
});
