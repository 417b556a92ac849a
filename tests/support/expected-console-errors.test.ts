import { expect, it } from 'vitest';
import { expectConsoleError, takeConsoleProblem } from './expected-console-errors.ts';

it('an unexpected console error is a problem', () => {
  console.error('disk %s', 'full');
  expect(takeConsoleProblem()).toBe('Unexpected console.error:\ndisk full');
});

it('an expected console error is no problem, and a missing one is', () => {
  expectConsoleError(/full/);
  console.error('disk full');
  expect(takeConsoleProblem()).toBeUndefined();
  expectConsoleError(/full/);
  expect(takeConsoleProblem()).toMatch('not seen: /full/');
});
