import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import requirements from './asvs-requirements.json' with { type: 'json' };

const text = readFileSync('docs/security.md', 'utf8');

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    const rows = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
    const ids = rows.flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []);
    expect(ids.toSorted()).toEqual(requirements.ids.toSorted());
  });

  it('names the code, a reason or a test for each requirement', () => {
    const cells = text.split('\n').flatMap((line) => /^\| \d.*\| (.*) \|$/.exec(line)?.[1] ?? []);
    expect(cells.filter((cell) => cell.trim().length < 4)).toEqual([]);
  });

  it('names files that exist', () => {
    const paths = [...text.matchAll(/`((?:src|tests|scripts)\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(80);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
