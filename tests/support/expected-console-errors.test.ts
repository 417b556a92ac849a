import { expect, test } from 'vitest';
import { expectConsoleError, takeConsoleProblem } from './expected-console-errors.ts';

test('an error on the console that no test foretold is a problem', () => {
  console.error('disk %s', 'full');
  expect(takeConsoleProblem()).toBe('Unexpected console.error:\ndisk full');
});

test('a foretold error is none, and one that does not come is', () => {
  expectConsoleError(/full/);
  console.error('disk full');
  expect(takeConsoleProblem()).toBeUndefined();
  expectConsoleError(/full/);
  expect(takeConsoleProblem()).toMatch('not seen: /full/');
});
