import { expect, it } from 'vitest';
import { existsInRepository, readSource } from '../rules/source-files.ts';

/** The folder that the paths in each column of the four-column table are relative to. */
const COLUMN_ROOTS: readonly string[][] = [[], ['src/layouts/', 'src/'], ['src/lib/'], ['src/lib/backend/']];
const OTHER_ROOTS = ['', 'src/'];
const MIN_BEHAVIOURS = 750;

const [, section = ''] = /^## Where to find what$([\s\S]*?)(?=^## )/m.exec(readSource('README.md')) ?? [];
const rows = section
  .split('\n')
  .filter((line) => /^\| (?!subject \||scripts, tests \|)/.test(line))
  .map((line) => line.slice(1, line.lastIndexOf('|')).split('|'));

const PATH = /^(?:[\w.[\]-]+\/)+[\w.[\]-]+$|^[\w.-]+\.tsx?$/;

/** Lists the paths of a cell or of one of its behaviours. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string).filter((name) => PATH.test(name));
}

const behaviours = rows.flatMap(([, ...cells]) =>
  cells.flatMap((cell) => cell.split(';').filter((behaviour) => behaviour.trim() !== '')),
);

it('the README index names files that exist below the folders of their column', () => {
  const missing = rows.flatMap((cells) =>
    cells.flatMap((cell, column) => {
      const roots = (cells.length === 4 ? COLUMN_ROOTS[column] : OTHER_ROOTS) ?? [];
      return listPaths(cell).filter((path) => !roots.some((root) => existsInRepository(root + path)));
    }),
  );
  expect(missing).toEqual([]);
});

it('the README index names one file directly after each behaviour', () => {
  const wrong = behaviours.filter(
    (behaviour) => !behaviour.trimEnd().endsWith('`') || listPaths(behaviour).length !== 1,
  );
  expect(wrong).toEqual([]);
});

it('the README index covers the behaviours of a shop', () => {
  expect(behaviours.length).toBeGreaterThanOrEqual(MIN_BEHAVIOURS);
});
