import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import config, { SERVER_TESTS } from '../../../vitest.config.ts';

interface Project {
  test: { include: string[]; exclude: string[] };
}

it('every unit test file is run by exactly one project of vitest.config.ts', () => {
  const projects = (config as unknown as { test: { projects: Project[] } }).test.projects;
  const files = globSync('tests/**/*.test.{ts,tsx}').filter((file) => !SERVER_TESTS.includes(file));
  expect(files.length).toBeGreaterThan(400);
  const runs = files.map((file) => {
    const matches = (patterns: string[]) => patterns.some((pattern) => matchesGlob(file, pattern));
    const count = projects.filter(({ test }) => matches(test.include) && !matches(test.exclude)).length;
    return [file, count] as const;
  });
  expect(runs.filter(([, count]) => count !== 1)).toEqual([]);
});
