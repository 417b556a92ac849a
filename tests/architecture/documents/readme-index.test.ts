import { expect, it } from 'vitest';
import { existsInRepository, readSource } from '../rules/source-files.ts';

/** The folder that the paths in each column of the four-column table are relative to. */
const COLUMN_ROOTS: readonly string[][] = [[], ['src/layouts/', 'src/'], ['src/lib/'], ['src/lib/backend/']];
const OTHER_ROOTS = ['', 'src/'];
const MIN_BEHAVIOURS = 150;

const [, section = ''] = /^## Where to find what$([\s\S]*?)(?=^## )/m.exec(readSource('README.md')) ?? [];
const rows = section
  .split('\n')
  .filter((line) => /^\| (?!behaviour \||subject \||scripts, tests \|)/.test(line))
  .map((line) => line.slice(1, line.lastIndexOf('|')).split('|'));

/** Lists the paths of a cell; `cart/{routes,service}.ts` names two. */
function listPaths(cell: string): string[] {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
  return names.flatMap((name) => {
    const [, start = '', choices, end = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
    return choices === undefined ? [name] : choices.split(',').map((choice) => start + choice + end);
  });
}

const isPath = (name: string): boolean => /^[\w.[\]/-]+\/[\w.[\]-]+$/.test(name);

it('names files that exist where their column says', () => {
  const missing = rows.flatMap((cells) =>
    cells.flatMap((cell, column) => {
      const roots = (cells.length === 4 ? COLUMN_ROOTS[column] : OTHER_ROOTS) ?? [];
      return listPaths(cell)
        .filter(isPath)
        .filter((path) => !roots.some((root) => existsInRepository(root + path)));
    }),
  );
  expect(missing).toEqual([]);
});

it('covers the behaviours of a shop', () => {
  const listed = rows.flatMap((cells) => {
    const [subject = '', files = ''] = cells;
    if (cells.length === 4) return cells.slice(1).join('').trim() ? subject.split(';') : [];
    return files.split(';');
  });
  expect(listed.length).toBeGreaterThanOrEqual(MIN_BEHAVIOURS);
});
