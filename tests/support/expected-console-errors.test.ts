import { expect, it } from 'vitest';
import { consumeConsoleErrorReport, expectConsoleError } from './expected-console-errors.ts';

it('an unexpected console error is a problem', () => {
  console.error('disk %s', 'full');
  expect(consumeConsoleErrorReport()).toBe('Unexpected console.error:\ndisk full');
});

it('an expected console error is no problem, and a missing one is', () => {
  expectConsoleError(/full/);
  console.error('disk full');
  expect(consumeConsoleErrorReport()).toBeUndefined();
  expectConsoleError(/full/);
  expect(consumeConsoleErrorReport()).toMatch('not seen: /full/');
});
