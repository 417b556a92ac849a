import { expect, test } from 'vitest';
import { expectConsoleError, settleConsole } from '../support/console.ts';

test('an error on the console that no test foretold is a problem', () => {
  console.error('disk %s', 'full');
  expect(settleConsole()).toBe('Unexpected console.error:\ndisk full');
});

test('a foretold error is none, and one that does not come is', () => {
  expectConsoleError(/full/);
  console.error('disk full');
  expect(settleConsole()).toBeUndefined();
  expectConsoleError(/full/);
  expect(settleConsole()).toMatch('not seen: /full/');
});
